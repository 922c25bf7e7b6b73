import { expect, test } from 'vitest'
import { m } from '../../paraglide/messages.js'

test.each([
  [1, 2, 'En stock dans 1 taille sur 2', 'In stock in 1 of 2 sizes'],
  [3, 5, 'En stock dans 3 tailles sur 5', 'In stock in 3 of 5 sizes'],
])('%i of %i sizes in stock is "%s" and "%s"', (some, all, fr, en) => {
  expect(m.product_stock_sizes({ some, all }, { locale: 'fr' }).replaceAll('\u00a0', ' ')).toBe(fr)
  expect(m.product_stock_sizes({ some, all }, { locale: 'en' })).toBe(en)
})
