import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PriceInfo } from '../../domain/pricing/price.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { PriceText } from './price-text.tsx'

overwriteGetLocale(() => 'fr')
const shown = (price: PriceInfo) => renderToStaticMarkup(<PriceText price={price} locale="fr" />)
const words = (price: PriceInfo) => shown(price).replace(/<[^>]+>/g, '')

// acceptance 48–50, 97, 98
test.each<[PriceInfo, string]>([
  [{ price: 240_00 }, '240,00\u00a0$'],
  [{ price: 0 }, 'Gratuit'],
  [{}, ''],
  [{ price: 240_00, salePrice: 179_00 }, 'Prix réduit 179,00\u00a0$Prix courant 240,00\u00a0$'],
  [{ priceRange: { price: { low: 0, high: 10_00 } } }, 'Gratuit – 10,00\u00a0$'],
])('%j reads %s', (price, text) => expect(words(price)).toBe(text))

test('the old price of a sale is struck through', () =>
  expect(shown({ price: 240_00, salePrice: 179_00 })).toContain('<s>240,00\u00a0$</s>'))

test('a tile says how much less it is', () =>
  expect(
    renderToStaticMarkup(<PriceText price={{ price: 240_00, salePrice: 180_00 }} locale="fr" withPercent />),
  ).toContain('25\u00a0% de rabais'))
