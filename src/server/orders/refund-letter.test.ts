import { expect, test } from 'vitest'
import { sampleLine, sampleOrder, sampleStore } from '../../domain/testing/sample-order.ts'
import { orderLetter } from './order-letter.ts'

test('what was paid at the till and a difference by card go back there each, and both are said', () => {
  const order = { ...sampleOrder(), payment: { method: 'store', isTest: true } as const }
  const refunded = { amount: 5_00, cards: [], till: 3_00 }
  const { paragraphs, amounts = [] } = orderLetter('cancelled', order, 'https://portage.example', refunded)
  expect(paragraphs.at(-1)).toMatch(/en magasin.*relevé/)
  expect(amounts.map(({ label, value }) => [label, value])).toEqual([
    ['Remboursé', '5,00\u00a0$'],
    ['En magasin', '3,00\u00a0$'],
    ['Carte de paiement', '2,00\u00a0$'],
  ])
  const byCard = orderLetter('refunded', order, 'https://portage.example', { ...refunded, till: 0 })
  expect([byCard.paragraphs.at(-1), byCard.amounts]).toEqual([
    expect.not.stringContaining('en magasin'),
    [expect.objectContaining({ label: 'Remboursé' })],
  ])
})

test.each([
  [130_89, 8_00, ['\u22128,00\u00a0$', '130,89\u00a0$']],
  [0, 5_00, ['\u22125,00\u00a0$', '0,00\u00a0$']],
  [138_89, 0, ['138,89\u00a0$']],
])('a return that refunds %d names what was taken off for its label: %d', (amount, labelOff, written) => {
  const { amounts } = orderLetter('refunded', sampleOrder(), 'https://portage.example', { amount, labelOff })
  expect(amounts?.map(({ value }) => value)).toEqual(written)
})

test('a refund for what came back can be checked: the goods, their taxes, and the label', () => {
  const line = sampleLine({ quantity: 1, net: 87_46, taxes: [4_37, 7_00], returned: 1 })
  const facts = { amount: 90_83, labelOff: 8_00, units: [{ line: 0, quantity: 1 }] }
  const { amounts = [] } = orderLetter('refunded', sampleOrder({ lines: [line] }), 'https://portage.example', facts)
  expect(amounts.map(({ label, value }) => [label, value])).toEqual([
    ['Sous-total', '87,46\u00a0$'],
    ['Taxes', '11,37\u00a0$'],
    ['Étiquette de retour', '\u22128,00\u00a0$'],
    ['Remboursé', '90,83\u00a0$'],
  ])
})

test.each([
  [true, 'Ce remboursement correspond aux frais de livraison.'],
  [false, 'Bonjour,'],
])('a refund of the delivery alone says so: %s', (delivery, words) => {
  const { paragraphs } = orderLetter('refunded', sampleOrder(), 'https://portage.example', { amount: 20_70, delivery })
  expect(paragraphs.at(-2)).toContain(words)
})

test.each([
  ['a pickup', 1, 'Nous avons retiré l’article ci-dessous de votre ramassage.'],
  ['a parcel', 0, 'Nous ne pouvons malheureusement pas expédier'],
])('units that were cancelled of %s are said to be of it', (_, line, words) => {
  const order = sampleOrder({
    lines: [sampleLine({ part: 'ship' }), sampleLine({ part: 'gatineau' })],
    parts: [{ id: 'ship', fulfilment: 'ship', state: 'shipped' }],
  })
  const facts = { amount: 5_00, units: [{ line, quantity: 1 }] }
  const { paragraphs } = orderLetter('items-cancelled', order, 'https://portage.example', facts)
  expect(paragraphs[1]).toContain(words)
})

test.each([
  [1, 'expédier l’article ci-dessous et l’avons retiré'],
  [2, 'expédier les articles ci-dessous et les avons retirés'],
])('%i units that were cancelled are spoken of as so many', (quantity, words) => {
  const facts = { amount: 5_00, units: [{ line: 0, quantity }] }
  const { paragraphs } = orderLetter('items-cancelled', sampleOrder(), 'https://portage.example', facts)
  expect(paragraphs[1]).toContain(words)
})

test('units that were cancelled of an order for pickup are said to be of it, and are not ready with the rest', () => {
  const order = sampleOrder({
    fulfilment: 'pickup',
    state: 'ready',
    store: sampleStore,
    lines: [sampleLine({ quantity: 3, cancelled: 1 }), sampleLine({ quantity: 1, cancelled: 1 })],
  })
  const facts = { amount: 5_00, units: [{ line: 0, quantity: 1 }] }
  const { paragraphs } = orderLetter('items-cancelled', order, 'https://portage.example', facts)
  expect(paragraphs[1]).toContain('Nous avons retiré l’article ci-dessous de votre ramassage.')
  const { lines = [], amounts } = orderLetter('ready', order, 'https://portage.example')
  expect([lines.map(({ details, amount }) => [details, amount]), amounts]).toEqual([[['Quantité 2', '']], []])
})

test('the letter of a pickup lists only what was not cancelled of it', () => {
  const order = sampleOrder({
    lines: [
      sampleLine({ part: 'ship' }),
      sampleLine({ part: 'gatineau', quantity: 3, cancelled: 1 }),
      sampleLine({ part: 'gatineau', quantity: 1, cancelled: 1 }),
    ],
    parts: [
      { id: 'ship', fulfilment: 'ship', state: 'shipped' },
      { id: 'gatineau', fulfilment: 'pickup', state: 'ready', store: sampleStore },
    ],
  })
  const { lines = [] } = orderLetter('ready', order, 'https://portage.example', { part: 'gatineau' })
  expect(lines.map(({ details, amount }) => [details, amount])).toEqual([['Quantité 2', '']])
})

test.each([
  [[sampleLine({ quantity: 1, taxClass: 'gift-card' })], 'La carte-cadeau de cette commande ne fonctionne plus'],
  [[sampleLine({ quantity: 2, taxClass: 'gift-card' })], 'Les cartes-cadeaux de cette commande ne fonctionnent plus'],
  [[sampleLine()], 'relevé'],
])('a cancelled order says of its gift cards that they no longer work: %#', (lines, words) => {
  const order = sampleOrder({ lines })
  const { paragraphs } = orderLetter('cancelled', order, 'https://portage.example', { amount: 50_00, cards: [] })
  expect(paragraphs.at(-1)).toContain(words)
})
