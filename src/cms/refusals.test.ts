import type { SanitizedConfig } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'

// The whole configuration is loaded, which takes long where much else is being done.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

type Rule = ((value: unknown, asked: object) => true | string) & { rule?: Rule }
type Part = { name?: string; slug?: string; validate?: Rule; fields?: Part[]; tabs?: Part[]; blocks?: Part[] }
type Bad = [value: unknown, beside?: object, operation?: 'create']

const noAmount: Bad = [1.5]
const noDay: Bad = ['tomorrow']
/** Of every field with a rule of the shop's own: values that it refuses, each for another reason. */
const bad: Record<string, Bad[]> = {
  'products.variants': [[[]], [undefined]],
  'products.variants.price': [[null], noAmount],
  'products.variants.salePrice': [noAmount],
  'products.variants.employeePrice': [noAmount],
  'products.variants.gtin': [['4006381333930'], ['036 000 291 452']],
  'products.slug': [['Été']],
  'categories.key': [['Tents']],
  'categories.slug': [['Été']],
  'categories.googleCategory': [[55.98], [-1]],
  'brands.key': [['A B']],
  'product-collections.key': [['A B']],
  'product-collections.slug': [['A B']],
  'size-guides.key': [['A B']],
  'size-guides.slug': [['A B']],
  'colours.key': [['A B']],
  'colours.hex': [['teal']],
  'tags.key': [['A B']],
  'sellers.key': [['A B']],
  'products.availableFrom': [noDay],
  'products.lowStockUpTo': [[1.5], [-1], [100_001]],
  'products.publishedOn': [noDay],
  'stores.opensOn': [noDay],
  'stores.closedOn': [noDay],
  'stores.latitude': [
    [40],
    [null, { city: 'Nowhere', province: 'QC', postalCode: 'K2A 0E8' }],
    ['', { longitude: -75 }],
  ],
  'stores.longitude': [[-51]],
  'stores.timeZone': [['America/Gatineau']],
  'stores.postalCode': [['12345'], ['']],
  'pages.seo.alternateUrl': [['ski']],
  'pages.key': [['A B']],
  'pages.slug': [['A B']],
  'pages.layout.productcarousel.products': [
    [[], { source: 'products' }],
    [undefined, { source: 'products' }],
  ],
  'pages.layout.productcarousel.category': [[null, { source: 'category' }]],
  'pages.layout.productcarousel.collection': [[undefined, { source: 'collection' }]],
  'pages.layout.productcarousel.query': [[' ', { source: 'search' }]],
  'pages.layout.mediaembed.video': [[null, { source: 'own' }]],
  'pages.layout.mediaembed.html': [
    ['<iframe src="https://evil.example">', { source: 'embed' }],
    ['x'.repeat(20_001), { source: 'embed' }],
    ['', { source: 'embed' }],
  ],
  'pages.layout.iframeembed.iframe_url': [['https://evil.example']],
  'pages.layout.formembed.embedcode': [['<form action="https://evil.example">'], ['x'.repeat(20_001)]],
  'pages.layout.image.link': [['//evil.example']],
  'pages.layout.columns.columns.link': [['data:text/html,x']],
  'pages.layout.vertimage.vert_link': [['javascript:alert(1)']],
  'pages.layout.action.items.link': [['//evil.example'], ['']],
  'pages.layout.hero.items.link': [['//evil.example']],
  'promo-messages.url': [['//evil.example']],
  'promo-messages.endsAt': [['2026-11-20T10:00:00.000Z', { startsAt: '2026-11-28T10:00:00.000Z' }]],
  'redirects.from': [['here'], ['/explorer/vieux']],
  'redirects.to': [['javascript:alert(1)', { status: '301' }]],
  'media.alt': [[' ', { decorative: false }]],
  'saved-views.query': [['next=https://evil.example']],
  'videos.captions': [
    ['', { wordless: false }],
    ['A text'],
    ['WEBVTT\n'],
    ['WEBVTT\n\n00:01 --> 00:02'],
    ['WEBVTT\n\n00:02.000 --> 00:01.000'],
    ['WEBVTT\n\n00:04.000 --> 00:05.000\n\n00:01.000 --> 00:02.000'],
  ],
  'search-rules.products': [
    [[], { action: 'pin' }],
    [null, { action: 'hide' }],
  ],
  'search-rules.url': [['stores', { action: 'redirect' }]],
  'search-rules.replacement': [[' ', { action: 'replace', anchoring: 'is' }]],
  'search-synonyms.input': [['', { kind: 'one-way' }]],
  'search-synonyms.words': [
    ['toque', { kind: 'same' }],
    ['', { kind: 'one-way' }],
  ],
  'tags.isLink': [
    [true, { path: '' }],
    [true, { path: { en: '', fr: null } }],
  ],
  'markdowns.percent': [
    [0, { kind: 'percentage' }],
    [100, { kind: 'percentage' }],
    [null, { kind: 'percentage' }],
  ],
  'markdowns.amount': [[null, { kind: 'amount' }], [0, { kind: 'amount' }], noAmount],
  'markdowns.price': [[null, { kind: 'price' }], [0, { kind: 'price' }], noAmount],
  'markdowns.endsAt': [['2026-11-20T05:00:00.000Z', { startsAt: '2026-11-20T05:00:00.000Z' }]],
  'promotions.percent': [
    [101, { kind: 'percentage' }],
    [null, { kind: 'buy-x-get-y' }],
  ],
  'promotions.buy': [[0, { kind: 'buy-x-get-y' }]],
  'promotions.get': [[1.5, { kind: 'buy-x-get-y' }]],
  'promotions.amount': [[0, { kind: 'amount' }], noAmount],
  'questions.answer': [
    [' ', { status: 'published' }],
    ['a'.repeat(3001), { status: 'pending' }],
  ],
  'promotions.gift': [['', { kind: 'gift' }]],
  'promotions.minimum': [noAmount],
  'promotions.tiers': [
    [[], { kind: 'tiers' }],
    [
      [
        { from: 100_00, percent: 10 },
        { from: 100_00, percent: 15 },
      ],
      { kind: 'tiers' },
    ],
    [
      [
        { from: 100_00, percent: 15 },
        { from: 200_00, percent: 10 },
      ],
      { kind: 'tiers' },
    ],
  ],
  'promotions.tiers.from': [[null], noAmount],
  'promotions.endsAt': [['2026-11-20T05:00:00.000Z', { startsAt: '2026-11-20T05:00:00.000Z' }]],
  'promo-codes.code': [['!']],
  'promo-codes.amount': [[null, { kind: 'amount' }], [0, { kind: 'amount' }], noAmount],
  'promo-codes.percent': [[0, { kind: 'percentage' }]],
  'promo-codes.minimum': [noAmount],
  'promo-codes.startsOn': [noDay],
  'promo-codes.endsOn': [noDay, ['2026-11-01', { startsOn: '2026-11-22' }]],
  'orders.total': [noAmount],
  'orders.due': [noAmount],
  'orders.paid': [noAmount],
  'orders.refunded': [noAmount],
  'gift-cards.amount': [[null], noAmount],
  'gift-cards.balance': [[null], noAmount],
  'shop-settings.regular': [noAmount],
  'shop-settings.express': [noAmount],
  'shop-settings.bike': [noAmount],
  'shop-settings.oversize': [[null]],
  'shop-settings.freeFrom': [noAmount],
  'shop-settings.returnLabel': [noAmount],
  'shop-settings.agentOrders': [[0], [10_001], [1.5]],
  'shop-settings.agentRules.host': [['https://agent.example.com'], ['agent']],
  'shop-settings.agentRules.orders': [[0], [10_001], [1.5]],
  'shop-settings.agentRules.returnTo': [['http://agent.example.com/return'], ['nowhere']],
  'shop-settings.returnDays': [[0], [366], [1.5]],
  'shop-settings.mainColour': [['green'], ['#6fa8dc']],
  'shop-settings.darkColour': [['#6b6b6b']],
  'shop-settings.saleColour': [['#ff8800']],
  'shop-settings.social.url': [['http://portage.example'], ['']],
  'tax-rates.percent': [[101]],
  'tax-rates.reduced.percent': [[101]],
  'tax-rates.reduced.upTo': [noAmount],
  'tax-rates.effectiveFrom': [['']],
  'tax-rates.effectiveUntil': [noDay],
  'tax-settings.gst': [['12345'], ['1234567890 TQ0001']],
  'tax-settings.qst': [['123456789 RT0001']],
  'tax-settings.bc': [['PST-12-34']],
  'employees.staffNumber': [['A1']],
  'employee-rules.endsAt': [['2026-11-20T05:00:00.000Z', { startsAt: '2026-11-20T05:00:00.000Z' }]],
  'employees.pin': [['12'], ['123456'], ['121212'], ['', {}, 'create'], [undefined, {}, 'create']],
  'employees.yearlyLimit': [noAmount],
  'employee-uses.amount': [noAmount],
}

let rules: Map<string, Rule>
beforeAll(async () => {
  Object.assign(process.env, {
    APP_ROOT: process.cwd(),
    DATA_DIR: temporaryFolder(),
    SECRET: 'a secret of the tests only',
  })
  const config: SanitizedConfig = await (await import('../payload.config.ts')).default
  // Payload wraps its own rules, and gives fields without rules one that accepts everything.
  const isPayloads = (given: Rule) => {
    const text = String(given.rule ?? given)
    return text.includes('defaultValidate(') || /^\(\) ?=> ?true$/.test(text)
  }
  const own = (part: Part, at: string): [string, Rule][] => {
    const here = [at, part.name ?? part.slug].filter(Boolean).join('.')
    const isOwn = part.name !== undefined && part.validate && !isPayloads(part.validate)
    return [
      ...(isOwn ? [[here, part.validate] as [string, Rule]] : []),
      ...[part.fields, part.tabs, part.blocks].flatMap((parts) => (parts ?? []).flatMap((one) => own(one, here))),
    ]
  }
  const parts = [...config.collections, ...config.globals]
    .map((part) => part as unknown as Part)
    .filter(({ slug }) => !slug?.startsWith('payload-'))
  // The address to sign in with and the names of files are Payload's too.
  rules = new Map(
    parts.flatMap((part) => own(part, '')).filter(([field]) => !/^users\.email$|\.(filename|mimeType)$/.test(field)),
  )
})

test('every rule of the shop’s own is tried here', () =>
  expect([...rules.keys()].toSorted()).toEqual(Object.keys(bad).toSorted()))

test.each(
  Object.entries(bad).flatMap(([field, values]) =>
    values.map(([value, beside = {}, operation], at) => ({
      name: `${field} ${at + 1}`,
      field,
      value,
      beside: { siblingData: beside, data: beside, operation },
    })),
  ),
)('$name: whoever edits in French is refused in French', ({ field, value, beside }) => {
  const messageIn = (language: string) => rules.get(field)?.(value, { ...beside, req: { i18n: { language } } })
  const [en, fr] = [messageIn('en'), messageIn('fr')]
  expect([en, fr]).toEqual([expect.stringMatching(/\.$|\?$/), expect.stringMatching(/\.$|\?$/)])
  expect(fr).not.toBe(en)
})
