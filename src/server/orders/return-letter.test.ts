import { expect, test } from 'vitest'
import type { Order } from '../../domain/orders/order.ts'
import { sampleOrder } from '../../domain/testing/sample-order.ts'
import { returnAskedLetter, returnNotice, returnRefusedLetter } from './return-letter.ts'

test.each([
  ['819-555-0101', 'roy@example.com, 819\u00a0555-0101.'],
  ['', 'roy@example.com.'],
])('the office reads how to reach who returns something: phone “%s”', (phone, written) => {
  const returnRequest: Order['returnRequest'] = { at: '', lines: [{ line: 0, quantity: 2 }], reason: 'other' }
  const { contact, ...order } = sampleOrder({ locale: 'fr', returnRequest })
  const { paragraphs } = returnNotice(
    { ...order, contact: { ...contact, email: 'roy@example.com', phone } },
    'https://x',
  )
  expect(paragraphs).toEqual([`Une cliente ou un client souhaite retourner les articles ci-dessous\u00a0: ${written}`])
})

test.each([
  [1, 'We looked at your request for order P-100001 and can’t take back the item below.'],
  [2, 'We looked at your request for order P-100001 and can’t take back the items below.'],
])('a refusal of %i units names them, and the reason under words of its own', (quantity, text) => {
  const letter = returnRefusedLetter(sampleOrder({ locale: 'en' }), 'https://x', [{ line: 0, quantity }], 'Worn')
  expect(letter.paragraphs.at(-1)).toBe(text)
  expect(letter.lines).toEqual([{ title: 'Tent', details: `Quantity ${quantity}`, amount: '' }])
  expect(letter.blocks).toEqual([{ heading: 'Reason for declining', lines: ['Worn'] }])
})

test.each([
  ['store', ['magasins', ''], 'en magasin'],
  ['mail', ['une étiquette par courriel', '8\u00a0$'], 'par la poste'],
  ['carrier', ['le prix du ramassage', ''], 'un transporteur'],
  [undefined, ['le rapporter en magasin ou le renvoyer', '8\u00a0$'], ''],
] as const)('the letters of a return say what is to follow: %s', (way, [next, price], noticed) => {
  const at = '2026-11-24T18:00:00.000Z'
  const order = sampleOrder({
    returnRequest: { at, lines: [{ line: 0, quantity: 1 }], reason: 'too-small', ...(way && { way }) },
  })
  const [, text, label = ''] = returnAskedLetter(order, 'https://x').paragraphs
  expect([text?.includes(next), label.includes(price), label === '']).toEqual([true, true, price === ''])
  // Whoever said that it comes by mail is not asked whether it does.
  expect(label.includes('Pour un retour par la poste')).toBe(way === undefined)
  expect((returnNotice(order, 'https://x').paragraphs[1] ?? '').toLowerCase()).toContain(noticed)
})

test.each([
  ['store', 1, 'Apportez‑le dans'],
  ['mail', 1, 'dès que nous l’aurons reçu.'],
  [undefined, 2, 'dès que nous les aurons reçus.'],
] as const)('a return (%s) of %i units speaks of so many', (way, quantity, words) => {
  const returnRequest: Order['returnRequest'] = { at: '', lines: [{ line: 0, quantity }], reason: 'other' }
  const order = sampleOrder({ returnRequest: { ...returnRequest, ...(way && { way }) } })
  expect(returnAskedLetter(order, 'https://x').paragraphs[1]).toContain(words)
})
