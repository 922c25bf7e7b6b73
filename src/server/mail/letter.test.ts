import { afterEach, expect, test } from 'vitest'
import { setShopSender } from '../../domain/shop-sender.ts'
import { letterMail } from './letter.tsx'

const letter = {
  locale: 'en',
  subject: 'Your order P-100001 has shipped',
  paragraphs: ['Hello,'],
  button: { href: 'https://shop.example/order?token=a.b', words: 'See the order' },
  more: { href: 'https://carrier.example/7035', words: 'Track the parcel' },
} as const

test('as plain text each address ends where the address ends', async () => {
  const { text } = await letterMail('roy@example.com', { ...letter, paragraphs: [...letter.paragraphs] })
  expect(text.match(/https:\S+/g)).toEqual([letter.button.href, letter.more.href])
})
test('as plain text lines are broken where the writer broke them, and sums are named', async () => {
  const full = {
    locale: 'fr',
    subject: 'Une carte',
    paragraphs: ['Bonjour Luc,', 'Bonne fête !\nÀ bientôt.'],
    code: { code: 'ABCD-EFGH', label: 'Le code' },
    lines: [
      { title: 'Tente', details: 'Quantité 2', amount: '2,00 $' },
      { title: 'Réchaud', details: 'Quantité 1', amount: '' },
    ],
    amounts: [{ label: 'Total', value: '2,00 $' }],
    blocks: [{ heading: 'Livraison à', lines: ['Luc', 'Québec'] }],
  } as const
  const rule = '-'.repeat(40)
  expect((await letterMail('luc@example.com', structuredClone(full) as never)).text.split('\n\n')).toEqual([
    'Portage',
    'Une carte',
    'Bonjour Luc,',
    'Bonne fête !\nÀ bientôt.',
    'ABCD-EFGH\nLe code',
    rule,
    'Tente\nQuantité 2 – 2,00 $',
    'Réchaud\nQuantité 1',
    rule,
    'Total\u00a0: 2,00 $',
    'Livraison à\nLuc\nQuébec',
  ])
})
test.each(['P-200002', '418\u00a0555-0199', '418-555-0199', '1\u00a0× Tente'])(
  'in a paragraph or a block, “%s” stays in one line',
  async (words) => {
    const given = { ...letter, paragraphs: [`Ici ${words}, deux`], blocks: [{ heading: 'Là', lines: [words] }] }
    const { html } = await letterMail('roy@example.com', given)
    expect(html?.match(new RegExp(`<span style="white-space:nowrap">${words}`, 'g'))).toHaveLength(2)
  },
)
test('the number of an order is not broken at the end of a line', async () => {
  const { subject, html } = await letterMail('roy@example.com', { ...letter, paragraphs: [...letter.paragraphs] })
  expect([subject, html?.includes('<span style="white-space:nowrap">P-100001</span>')]).toEqual([letter.subject, true])
})
test('a letter is as wide as the phone it is read on, and dark where its reader wants that', async () => {
  const { html } = await letterMail('roy@example.com', { ...letter, paragraphs: [...letter.paragraphs] })
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>')
  const classes = [...(html ?? '').matchAll(/ class="([^"]+)"/g)].map(([, name]) => name)
  // Escaped it would be no style.
  expect(html).toMatch(/@media \(prefers-color-scheme: dark\) \{\n {2}\.paper, \.paper > table/)
  expect(classes).toEqual(['paper', 'card'])
})

afterEach(() => setShopSender(undefined))

test('every letter ends with who sends it and where they are reached, in its language, once the merchant says so', async () => {
  const plain = { ...letter, paragraphs: [...letter.paragraphs] }
  const before = await letterMail('roy@example.com', plain)
  const reached = { telephone: '514-555-0171', email: 'hello@example.com' }
  setShopSender({
    en: { company: 'Portage Inc.', address: '1 Quay Street\nMontréal, Quebec', ...reached },
    fr: { address: '1, rue du Quai\nMontréal (Québec)', ...reached },
  })
  const english = await letterMail('roy@example.com', plain)
  expect(english.text).toBe(
    `${before.text}\n\nPortage Inc.\n1 Quay Street\nMontréal, Quebec\n514-555-0171 · hello@example.com`,
  )
  expect(english.html).toContain('1 Quay Street')
  const french = await letterMail('roy@example.com', { ...plain, locale: 'fr' })
  expect(french.text).toContain('Portage\n1, rue du Quai\nMontréal (Québec)\n514-555-0171')
})
