// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NavUIProvider, useNavUI } from './nav-ui.tsx'

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
