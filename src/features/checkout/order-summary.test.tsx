import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CartLine, LineProblem } from '../../domain/cart/cart.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { SummaryLine } from './order-summary.tsx'

const line: CartLine = {
  sku: '1',
  productId: '1',
  href: '/fr',
  title: 'Tente',
  brand: '',
  quantity: 2,
  unitPrice: 10_00,
  regularPrice: 10_00,
  shippingClass: 'standard',
  left: 0,
}

test.each<[LineProblem | undefined, string, string]>([
  [undefined, '20,00', 'Quantité'],
  ['sold-out', '–', 'Cet article est épuisé.'],
  ['unavailable', '–', 'Cet article n’est pas en vente pour le moment.'],
  ['pickup', '–', 'Cet article ne peut plus être ramassé à ce magasin.'],
])('a line whose problem is %s costs %s, and says why it is no part of the order', (problem, amount, words) => {
  overwriteGetLocale(() => 'fr')
  const shown = renderToStaticMarkup(
    <SummaryLine line={{ ...line, ...(problem && { problem }) }} groups={[]} locale="fr" />,
  )
  expect(shown).toContain(amount)
  expect(shown).toContain(words)
})
