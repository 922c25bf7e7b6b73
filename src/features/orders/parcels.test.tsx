import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Order } from '../../domain/orders/order.ts'
import { sampleLine, sampleOrder } from '../../domain/testing/sample-order.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { Parcels } from './parcels.tsx'

overwriteGetLocale(() => 'fr')
const label = {
  carrier: 'Postes Canada',
  code: '7035',
  url: 'https://suivi.example/7035',
  left: '2026-11-23T15:00:00.000Z',
}
const shown = (order: Order) =>
  renderToStaticMarkup(<Parcels order={order} locale="fr" />)
    .split('</li>')
    .map((item) => item.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|'))
    .filter(Boolean)

test('a single parcel names its carrier, and is not numbered', () => {
  expect(shown(sampleOrder({ parcels: [{ ...label, lines: [{ line: 0, quantity: 2 }] }] }))).toEqual([
    '|Postes Canada, 7035|Expédié le 23\u00a0novembre 2026|Suivre le colis|',
    '|',
  ])
})
test('each of several parcels lists its contents and whether it arrived, with what is still to come', () => {
  const lines = [
    sampleLine(),
    ...['P', 'M'].map((size) => sampleLine({ sku: `B-${size}`, size: { en: size, fr: size }, quantity: 1 })),
  ]
  const parcels = [
    { ...label, lines: [{ line: 0, quantity: 1 }], arrived: '2026-11-25T15:00:00.000Z' },
    { ...label, code: '7036', url: '', lines: [{ line: 0, quantity: 1 }] },
  ]
  expect(shown(sampleOrder({ lines, parcels }))).toEqual([
    '|Colis 1|Postes Canada, 7035|Livré le 25\u00a0novembre 2026|1\u00a0× Tente|Suivre le colis 1|',
    '|Colis 2|Postes Canada, 7036|Expédié le 23\u00a0novembre 2026|1\u00a0× Tente|',
    '|À venir|1\u00a0× Tente, P|1\u00a0× Tente, M|',
    '|',
  ])
})
