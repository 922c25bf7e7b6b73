import { expect, test } from 'vitest'
import { sampleLine, sampleOrder } from '../../domain/testing/sample-order.ts'
import { orderLetter } from './order-letter.ts'

const store = { slug: 'gatineau', name: 'Portage Gatineau', street: '1, rue Principale', city: 'Gatineau', province: 'QC', postalCode: 'J8X 3Y9' } as const

test('a letter writes every place as the pages do, with what goes there', () => {
  const lines = [sampleLine({ part: 'ship' }), sampleLine({ part: 'gatineau', quantity: 1 })]
  const order = sampleOrder({ lines, parts: [{ id: 'ship', fulfilment: 'ship', state: 'placed' }, { id: 'gatineau', fulfilment: 'pickup', store, state: 'placed' }] })
  expect(orderLetter('placed', order, 'https://portage.example').blocks?.map((block) => block.lines)).toEqual([
    ['Geneviève Roy', '1200, rue Saint-Jean', 'Québec (Québec) G1R\u00a01S8', '2\u00a0× Tente'],
    ['Portage Gatineau', '1, rue Principale', 'Gatineau (Québec) J8X\u00a03Y9', '1\u00a0× Tente'],
  ])
})
