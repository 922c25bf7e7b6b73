import { expect, test } from 'vitest'
import { sampleLine, sampleOrder, sampleStore as store } from '../../domain/testing/sample-order.ts'
import { orderLetter } from './order-letter.ts'

test('a letter writes every place as the pages do, with what goes there', () => {
  const size = { en: 'Four people', fr: 'Quatre personnes' }
  const lines = [sampleLine({ part: 'ship' }), sampleLine({ sku: 'A-2', part: 'gatineau', size, quantity: 1 })]
  const order = sampleOrder({
    lines,
    parts: [
      { id: 'ship', fulfilment: 'ship', state: 'placed' },
      { id: 'gatineau', fulfilment: 'pickup', store, state: 'placed' },
    ],
  })
  expect(orderLetter('placed', order, 'https://portage.example').blocks?.map((block) => block.lines)).toEqual([
    ['Geneviève Roy', '1200, rue Saint-Jean', 'Québec (Québec) G1R\u00a01S8', '2\u00a0× Tente'],
    [
      'Portage Gatineau',
      '1, rue Principale',
      'Gatineau (Québec) J8X\u00a03Y9',
      'Ramassage par Geneviève Roy',
      'Le magasin demande une pièce d’identité à ce nom.',
      '1\u00a0× Tente, Quatre personnes',
    ],
  ])
})

test('the letter of an order says when a pickup was said to be ready; later ones do not', () => {
  const ready = { kind: 'by', day: '2026-11-27', at: 17 * 60 } as const
  const order = sampleOrder({ fulfilment: 'pickup', store: { ...store, ready } })
  const linesOf = (kind: 'placed' | 'ready', locale: 'en' | 'fr' = 'fr') =>
    orderLetter(kind, { ...order, locale }, 'https://portage.example').blocks?.flatMap(({ lines }) => lines)
  const promise = 'Votre commande devrait être prête le vendredi 27\u00a0novembre à 17\u00a0h au plus tard.'
  expect(linesOf('placed')).toContain(promise)
  // The time ends with a full stop of its own.
  expect(linesOf('placed', 'en')).toContain('Your order should be ready by 5\u00a0p.m. on Friday, November\u00a027.')
  expect(linesOf('ready')).not.toContain(promise)
  const brought = sampleOrder({ fulfilment: 'pickup', store: { ...store, ready: { ...ready, fromWarehouse: true } } })
  expect(orderLetter('placed', brought, 'https://portage.example').blocks?.flatMap(({ lines }) => lines)).toContain(
    `Ce que ce magasin n’a pas vient de notre entrepôt. ${promise}`,
  )
})

test('each tax of a letter has its rate, and the number it is collected under', () => {
  const order = sampleOrder()
  const taxes = [
    { code: 'GST', rate: 50_000, base: 1_000, amount: 50, registration: '123456789 RT0001' },
    { code: 'QST', province: 'QC', rate: 99_750, base: 1_000, amount: 100 },
  ] as const
  const { amounts } = orderLetter(
    'placed',
    { ...order, totals: { ...order.totals, taxes: [...taxes] } },
    'https://portage.example',
  )
  expect(amounts?.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['TPS (5\u00a0%) · 123456789 RT0001', 'TVQ, Québec (9,975\u00a0%)']),
  )
})

test.each([
  ['card', 4_00, [1_00, 2_00], ['Remboursé', 'Carte de paiement', 'Carte-cadeau •••• 1111', 'Carte-cadeau •••• 2222']],
  ['card', 3_00, [0, 3_00], ['Remboursé', 'Carte-cadeau •••• 2222']],
  ['store', 3_00, [1_00, 0], ['Remboursé', 'En magasin', 'Carte-cadeau •••• 1111']],
  ['card', 3_00, [], ['Remboursé']],
] as const)('a refund to a %s of %d names where each part of it goes', (method, amount, cards, labels) => {
  const order = sampleOrder()
  const giftCards = ['•••• 1111', '•••• 2222'].map((id) => ({ id, amount: 50_00 }))
  const { amounts = [] } = orderLetter(
    'refunded',
    { ...order, payment: { method, isTest: true }, totals: { ...order.totals, giftCards } },
    'https://portage.example',
    { amount, cards },
  )
  expect(amounts.map(({ label }) => label)).toEqual(labels)
  const cents = amounts.map(({ value }) => Number(value.replaceAll(/\D/g, '')))
  expect(cents.slice(1).reduce((sum, each) => sum + each, 0)).toBe(cards.length > 0 ? amount : 0)
})

test.each([
  ['card', [], ['Nous vous remboursons 3,00\u00a0$.', 'relevé']],
  ['store', [0], ['Nous vous remboursons 3,00\u00a0$.', 'en magasin']],
  ['card', [1_00], ['3,00\u00a0$, dont 1,00\u00a0$ par carte-cadeau.', 'relevé']],
  ['card', [1_00, 2_00], ['Nous vous remboursons 3,00\u00a0$.', 'de nouveau sur votre carte-cadeau']],
] as const)('a refund to a %s and gift cards of %j says what to expect', (method, cards, words) => {
  const order = { ...sampleOrder(), payment: { method, isTest: true } as const }
  for (const kind of ['refunded', 'items-swapped'] as const) {
    const { paragraphs } = orderLetter(kind, order, 'https://portage.example', { amount: 3_00, cards })
    const said = paragraphs.at(-1) ?? ''
    for (const part of words) expect(said).toContain(part)
    expect(said.includes('carte-cadeau')).toBe(cards.some((cents) => cents > 0))
  }
})

test('the letter of what is ready says when its store is open', () => {
  const order = sampleOrder({ fulfilment: 'pickup', store })
  const blocks = (slug: string) =>
    orderLetter('ready', order, 'https://portage.example', { hours: { [slug]: ['samedi : 9 h – 17 h'] } }).blocks
  expect(blocks('gatineau')).toContainEqual({ heading: 'Heures d’ouverture', lines: ['samedi : 9 h – 17 h'] })
  expect(JSON.stringify(blocks('closed-since'))).not.toContain('ouverture')
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
    `Le reste de votre commande ${order.number} est en route`,
  ])
  expect(orderLetter('shipped', order, 'https://portage.example', { parcel: 0 }).paragraphs.join()).toContain(
    'Le reste arrivera dans un autre colis',
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

test('what waits to be paid says what changes, how much and until when, and leads to where it is paid', () => {
  const order = sampleOrder()
  const address = { ...order.address!, line1: '9, rue Neuve' }
  const until = '2026-12-02T20:00:00.000Z'
  const letter = orderLetter(
    'correction-asked',
    { ...order, correction: { id: 'one', correction: { kind: 'address', address }, amount: 4_50, until } },
    'https://portage.example/x',
  )
  const text = letter.paragraphs.join(' ')
  expect(text).toContain('9, rue Neuve')
  expect(text).toContain('4,50\u00a0$')
  expect(text).toContain('2\u00a0décembre 2026')
  expect(letter.button?.href).toBe('https://portage.example/x#order-change')
})

test('a line is named with whose cut it has in every letter', () => {
  const order = sampleOrder({ lines: [sampleLine({ gender: 'unisex', size: { en: 'L', fr: 'G' } })] })
  const units = [{ line: 0, quantity: 1 }]
  for (const kind of ['placed', 'refunded', 'items-swapped', 'items-cancelled'] as const) {
    const { lines = [] } = orderLetter(kind, order, 'https://portage.example', { units })
    expect(lines[0]?.details, kind).toMatch(/^Unisexe, (.+, )?G, /)
  }
})

test.each([
  ['en', 'Your gift message'],
  ['fr', 'Votre mot pour le cadeau'],
] as const)('in %s, the confirmation of a gift repeats its message, later letters do not', (locale, heading) => {
  const order = sampleOrder({ locale, giftMessage: 'Bonne fête\nLéa' })
  const blockOf = (kind: 'placed' | 'shipped') =>
    orderLetter(kind, order, 'https://portage.example').blocks?.find((block) => block.heading === heading)
  expect([blockOf('placed')?.lines, blockOf('shipped')]).toEqual([['Bonne fête\nLéa'], undefined])
})

test('a letter with prices says which line is at an employee price, and what it costs others', () => {
  const line = sampleLine({ quantity: 2, unit: 48_96, regular: 69_95, amount: 97_92, asEmployee: true })
  const parcels = [
    { carrier: 'Postes Canada', code: '1', lines: [{ line: 0, quantity: 1 }], left: '2026-03-03T20:00:00.000Z' },
  ]
  const details = (kind: 'placed' | 'shipped') =>
    orderLetter(kind, sampleOrder({ lines: [line], parcels }), 'https://portage.example', { parcel: 0 }).lines?.[0]
      ?.details
  expect(details('placed')).toContain('Prix employé (prix courant\u00a0: 139,90\u00a0$)')
  expect(details('shipped')).not.toContain('Prix employé')
})

test.each([
  ['en', ['Your gift message', 'For Ann, ann@example.com', 'Enjoy!\nLéa']],
  ['fr', ['Votre mot pour le cadeau', 'Pour Ann, ann@example.com', 'Enjoy!\nLéa']],
] as const)('in %s, the confirmation repeats what is written with a gift card', (locale, words) => {
  const gift = { recipientName: 'Ann', recipientEmail: 'ann@example.com', senderName: 'Léa', message: 'Enjoy!\nLéa' }
  const order = sampleOrder({ locale, lines: [sampleLine({ taxClass: 'gift-card', gift })] })
  const { blocks = [] } = orderLetter('placed', order, '')
  expect(blocks.map(({ heading, lines }) => [heading, ...lines])).toContainEqual(words)
})
