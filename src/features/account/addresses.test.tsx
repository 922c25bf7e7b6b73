import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { Addresses } from './addresses.tsx'

test.each([
  [{ city: 'Québec', isDefault: 'on' }, true],
  [{ city: 'Québec' }, false],
] as const)('a refused address comes back as it was sent: %j', (typed, isTicked) => {
  overwriteGetLocale(() => 'en')
  const html = renderToStaticMarkup(
    <Addresses
      locale="en"
      addresses={[]}
      answer={{ ok: false, reason: 'postal-code', field: 'postalCode' }}
      typed={typed}
    />,
  )
  expect(html).toContain('value="Québec"')
  const [box = ''] = /<input[^>]*type="checkbox"[^>]*>/.exec(html) ?? []
  expect(/ checked\b/.test(box)).toBe(isTicked)
})
