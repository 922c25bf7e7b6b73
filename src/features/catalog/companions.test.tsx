// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { sampleTile } from '../../domain/testing/samples.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { stubBrowser } from '../../ui/testing/stub-browser.ts'
import { Companions } from './companions.tsx'

stubBrowser()
overwriteGetLocale(() => 'en')

test('an employee sees their own price of what goes with a product (acceptance 41)', async () => {
  document.cookie = 'account=employee'
  const own = { price: { price: 26_95, salePrice: 18_86 }, variants: {} }
  vi.stubGlobal('fetch', async () => Response.json({ '5141-406': own }))
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const companions = <Companions heading="Goes well with" tiles={[sampleTile({ id: '5141-406' })]} locale="en" />
  await act(async () => root.render(<MemoryRouter>{companions}</MemoryRouter>))
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(document.querySelector('li')?.textContent).toMatch(/\$18\.86.*Employee price/)
  })
  document.cookie = 'account=; max-age=0'
  await act(async () => root.unmount())
})
