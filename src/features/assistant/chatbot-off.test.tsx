import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { locales } from '../../domain/locale.ts'
import { chatbotParts } from '../../domain/shell/chatbot-parts.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { chatbotWith } from './chatbot.tsx'

const load = vi.fn()
const Chatbot = chatbotWith(load)
const html = (locale: 'en' | 'fr', flag: boolean) => {
  overwriteGetLocale(() => locale)
  return renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([
        { path: '*', element: <Chatbot locale={locale} parts={chatbotParts({ locale, kind: 'stores', flag })} /> },
      ])}
    />,
  )
}

// acceptance 42, 43
test.each(locales)(
  '%s: switched off there is no element and no script; on there is the button, and its code waits for it',
  (locale) => {
    expect(html(locale, false)).toBe('')
    expect(html(locale, true)).toContain('<button')
    expect(load).not.toHaveBeenCalled()
  },
)
