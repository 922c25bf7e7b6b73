// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { StockAlertForm } from './stock-alert-form.tsx'
import { shell } from './testing/shell.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
overwriteGetLocale(() => 'en')
vi.mock('./send-stock-alert.ts', () => {
  throw new Error('the connection is lost')
})

test('a wish whose code does not load says so, and can be sent again', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<StockAlertForm product={shell} among={shell.variants} />))
  await act(async () => document.querySelector('form')!.requestSubmit())
  await expect.poll(() => document.querySelector('form')?.textContent).toContain(m.newsletter_failed())
  expect(document.querySelector('[type=submit]')?.ariaDisabled).toBeNull()
  await act(async () => root.unmount())
})
