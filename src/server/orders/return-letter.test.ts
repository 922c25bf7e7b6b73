import { expect, test } from 'vitest'
import { sampleOrder } from '../../domain/testing/sample-order.ts'
import { returnNotice } from './return-letter.ts'

test.each([
  ['819-555-0101', 'roy@example.com, 819\u00a0555-0101.'],
  ['', 'roy@example.com.'],
])('the office reads how to reach who returns something: phone “%s”', (phone, written) => {
  const { contact, ...order } = sampleOrder({ locale: 'fr' })
  const { paragraphs } = returnNotice(
    { ...order, contact: { ...contact, email: 'roy@example.com', phone } },
    'https://x',
  )
  expect(paragraphs).toEqual([`Une cliente ou un client souhaite retourner les articles ci-dessous\u00a0: ${written}`])
})
