import { expect, test } from 'vitest'
import { sampleOrder } from '../../domain/testing/sample-order.ts'
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
