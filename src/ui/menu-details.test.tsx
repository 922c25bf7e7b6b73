// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { MenuDetails } from './menu-details.tsx'

test('a link that closes the menu leaves the focus on its button, for a dialog to return to (acceptance 38)', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body)
  act(() =>
    root.render(
      <MenuDetails label="Account">
        <a href="#sign-in">Sign in</a>
      </MenuDetails>,
    ),
  )
  const [menu, link] = [document.querySelector('details')!, document.querySelector('a')!]
  menu.open = true
  link.focus()
  act(() => link.click())
  expect(menu.open).toBe(false)
  expect(document.activeElement).toBe(document.querySelector('summary'))
})
