import { expect, test } from 'vitest'
import { sampleLine, sampleOrder } from '../../domain/testing/sample-order.ts'
import { orderLetter } from './order-letter.ts'

const store = {
  slug: 'gatineau',
  name: 'Portage Gatineau',
  street: '1, rue Principale',
  city: 'Gatineau',
  province: 'QC',
  postalCode: 'J8X 3Y9',
} as const

test('a letter writes every place as the pages do, with what goes there', () => {
  const lines = [sampleLine({ part: 'ship' }), sampleLine({ part: 'gatineau', quantity: 1 })]
  const order = sampleOrder({
    lines,
    parts: [
      { id: 'ship', fulfilment: 'ship', state: 'placed' },
      { id: 'gatineau', fulfilment: 'pickup', store, state: 'placed' },
    ],
  })
  expect(orderLetter('placed', order, 'https://portage.example').blocks?.map((block) => block.lines)).toEqual([
    ['Geneviève Roy', '1200, rue Saint-Jean', 'Québec (Québec) G1R\u00a01S8', '2\u00a0× Tente'],
    ['Portage Gatineau', '1, rue Principale', 'Gatineau (Québec) J8X\u00a03Y9', '1\u00a0× Tente'],
  ])
})

test('the letter of a parcel describes the rest as it was when the parcel left, even written after the next one left', () => {
  const parcel = (code: string) => ({
    carrier: 'Postes Canada',
    code,
    lines: [{ line: 0, quantity: 1 }],
    left: '2026-03-03T20:00:00.000Z',
  })
  const order = sampleOrder({ lines: [sampleLine({ quantity: 2 })], parcels: [parcel('1'), parcel('2')] })
  const subjects = [0, 1].map(
    (nth) => orderLetter('shipped', order, 'https://portage.example', { parcel: nth }).subject,
  )
  expect(subjects).toEqual([
    `Une partie de votre commande ${order.number} est en route`,
    expect.not.stringContaining('partie'),
  ])
  expect(orderLetter('shipped', order, 'https://portage.example', { parcel: 0 }).paragraphs.join()).toContain(
    'Le reste suit',
  )
})

test('the letter of what cannot be sent names it and what is paid back, and no place where it would come', () => {
  const order = sampleOrder({
    lines: [sampleLine({ quantity: 3, cancelled: 1 }), sampleLine({ title: { en: 'Stove', fr: 'Réchaud' } })],
  })
  const letter = orderLetter('items-cancelled', order, 'https://portage.example', {
    amount: 11_50,
    units: [{ line: 0, quantity: 1 }],
  })
  expect(letter.subject).toBe(`Une partie de votre commande ${order.number} est annulée`)
  expect(letter.lines).toEqual([{ title: 'Tente', details: 'Quantité 1', amount: '' }])
  expect(letter.amounts).toEqual([{ label: 'Remboursé', value: '11,50\u00a0$', strong: true }])
  expect([letter.paragraphs.join(), letter.blocks ?? []]).toEqual([expect.stringContaining('11,50\u00a0$'), []])
  expect(
    orderLetter('items-cancelled', order, '', { units: [{ line: 0, quantity: 1 }] }).paragraphs.join(),
  ).not.toContain('$')
})

test('the only parcel of an order of which something was cancelled, or mailed, shows no prices: they would not match its contents', () => {
  const parcels = [
    { carrier: 'Postes Canada', code: '1', lines: [{ line: 0, quantity: 1 }], left: '2026-03-03T20:00:00.000Z' },
  ]
  const letter = (cancelled: number) =>
    orderLetter(
      'shipped',
      sampleOrder({ lines: [sampleLine({ quantity: 1 + cancelled, cancelled })], parcels }),
      'https://portage.example',
      { parcel: 0 },
    )
  const withCard = sampleOrder({
    lines: [sampleLine({ quantity: 1 }), sampleLine({ quantity: 1, shippingClass: 'none', taxClass: 'gift-card' })],
    parcels,
  })
  expect(orderLetter('shipped', withCard, 'https://portage.example', { parcel: 0 }).amounts).toEqual([])
  expect([letter(0).amounts?.length, letter(1).amounts, letter(1).lines?.[0]?.amount]).toEqual([2, [], ''])
})
