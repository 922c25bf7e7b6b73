// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { NavUIProvider, useNavActions, useNavUI } from './nav-ui.tsx'

const Panels = () => <p>{useNavUI().state.openPanels.length} open</p>

// acceptance 122
test('outside its provider', () =>
  expect(() => renderToStaticMarkup(<Panels />)).toThrow(new Error('useNavUI must be used within a NavUIProvider')))

test('inside it', () =>
  expect(
    renderToStaticMarkup(
      <NavUIProvider>
        <Panels />
      </NavUIProvider>,
    ),
  ).toBe('<p>0 open</p>'))

test('who changes it without showing it is not drawn again', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const drawn = vi.fn()
  const Opener = () => {
    const { dispatch } = useNavActions()
    drawn()
    return <button onClick={() => dispatch({ type: 'open-panel', panel: 'cart' })}>Cart</button>
  }
  const place = document.createElement('div')
  const root = createRoot(place)
  act(() =>
    root.render(
      <NavUIProvider>
        <Opener />
        <Panels />
      </NavUIProvider>,
    ),
  )
  document.body.append(place)
  act(() => place.querySelector('button')?.click())
  expect(place.textContent).toBe('Cart1 open')
  expect(drawn).toHaveBeenCalledOnce()
  act(() => root.unmount())
  place.remove()
})
