import { expect, test } from 'vitest'
import { letterMail } from './letter.tsx'

const letter = { locale: 'en', subject: 'Your order P-100001 has shipped', paragraphs: ['Hello,'], button: { href: 'https://shop.example/order?token=a.b', words: 'See the order' }, more: { href: 'https://carrier.example/7035', words: 'Track the parcel' } } as const

test('as plain text each address ends where the address ends', async () => {
  const { text } = await letterMail('roy@example.com', { ...letter, paragraphs: [...letter.paragraphs] })
  expect(text.match(/https:\S+/g)).toEqual([letter.button.href, letter.more.href])
})
test('the number of an order is not broken at the end of a line', async () => {
  const { subject, html } = await letterMail('roy@example.com', { ...letter, paragraphs: [...letter.paragraphs] })
  expect([subject, html?.includes('<span style="white-space:nowrap">P-100001</span>')]).toEqual([letter.subject, true])
})
