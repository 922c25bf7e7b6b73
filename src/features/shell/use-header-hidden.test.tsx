// @vitest-environment jsdom
import { act, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NavUIProvider, useNavState } from './nav-ui.tsx'
import { useHeaderHidden } from './use-header-hidden.ts'

function Header() {
  const header = useRef<HTMLElement>(null)
  const hidden = useHeaderHidden(header)
  return <header ref={header}>{JSON.stringify({ hidden, isAtTop: useNavState((state) => state.isAtTop) })}</header>
}

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

// acceptance 78
test.each([
  [0, true],
  [100, true],
  [101, false],
  [1400, false],
])('on a page that begins at %i px the header is shown, and at the top: %s', (scrollY, isAtTop) => {
  vi.stubGlobal('scrollY', scrollY)
  act(() =>
    root.render(
      <NavUIProvider>
        <Header />
      </NavUIProvider>,
    ),
  )
  expect(JSON.parse(document.querySelector('header')?.textContent ?? '')).toEqual({ hidden: false, isAtTop })
})
