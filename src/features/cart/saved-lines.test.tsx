import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { SavedLines } from './saved-lines.tsx'

const tent = {
  sku: 'T-1',
  productId: 'T',
  href: '/fr/product/T',
  title: 'Tente',
  brand: 'Lowcloud',
  quantity: 2,
  unitPrice: 179_00,
  regularPrice: 240_00,
  shippingClass: 'standard',
  left: 5,
} as const

test('what is saved for later says how many and what it costs without a sale, and can be taken out', () => {
  overwriteGetLocale(() => 'fr')
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <SavedLines lines={[tent]} locale="fr" onMove={() => {}} />
    </MemoryRouter>,
  )
  expect(html).toContain('Quantité\u00a0: 2')
  expect(html).toMatch(/179,00\u00a0\$<\/span>.*<s>240,00\u00a0\$<\/s>/)
  // Without a script it is the form of the cart page that sets a line to none.
  expect(html).toMatch(
    /name="intent" value="set"\/><input type="hidden" name="sku" value="T-1"\/><input type="hidden" name="quantity" value="0"/,
  )
  expect(html).toContain('aria-label="Retirer Tente"')
})
