// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { LOCALE_COOKIE } from '../../domain/locale.ts'
import { LanguageLink } from './language-link.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const root = createRoot(document.body.appendChild(document.createElement('div')))
afterEach(() => {
  document.cookie = `${LOCALE_COOKIE}=; Path=/; Max-Age=0`
})

// acceptance 9, 10, 30
test.each([
  ['en', '/fr/panier', 'fr-CA', 'Français', 'fr'],
  ['fr', '/en/cart', 'en-CA', 'English', 'en'],
] as const)('from %s it leads to %s, and that language is remembered', (locale, href, tag, name, chosen) => {
  act(() => root.render(<LanguageLink locale={locale} href={href} />))
  const link = document.querySelector('a')!
  expect([link.getAttribute('href'), link.lang, link.hreflang, link.textContent]).toEqual([href, tag, tag, name])
  expect(document.cookie).toBe('')
  link.addEventListener('click', (event) => event.preventDefault())
  act(() => link.click())
  expect(document.cookie).toBe(`NEXT_LOCALE=${chosen}`)
})
