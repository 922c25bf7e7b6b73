import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContent, type SeedPage } from '../../../seed/content.ts'
import { readCatalogue, readYaml } from '../../../seed/read.ts'
import type { Lacked } from '../../domain/shop-lacks.ts'
import { passageIndex, passagesOf } from '../../domain/assistant/passages.ts'
import { linksOf } from '../../domain/assistant/reply.ts'
import type { ListingQuery } from '../../domain/catalog/listing-query.ts'
import { locales, otherLocale, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { weekdays } from '../../domain/time.ts'
import { wordsOf } from '../../domain/assistant/question.ts'
import { sampleTile, sampleVariant } from '../../domain/testing/samples.ts'
import { specifiedTerms } from '../../domain/shop-terms.ts'
import { richText } from '../pages/safe-html.ts'
import { m } from '../../paraglide/messages.js'
import { Answers } from './answers.ts'

/** The seed's own pages, stores and products, without a database: what a new shop answers on its first day. */
const { pages, stores } = readContent()
const questions = parse(readFileSync(new URL('./questions.yaml', import.meta.url), 'utf8')) as Record<
  Locale,
  Record<string, string>
>

const names = new Map<string, Record<Locale, string>>()
const walk = (tree: Record<string, { en: string[]; fr: string[]; children?: Record<string, never> }>) => {
  for (const [key, { en, fr, children }] of Object.entries(tree)) {
    names.set(key, { en: en[0] ?? '', fr: fr[0] ?? '' })
    if (children) walk(children)
  }
}
walk(readYaml('vocabulary/categories.yaml'))

const htmlOf = (page: SeedPage, locale: Locale): string[] =>
  page.layout.flatMap((block): string[] => {
    if (block.type === 'markdowncopy') return block.copy.map((copy) => richText(copy[locale], locale))
    if (block.type === 'dropdown') return [`<h3>${block.title[locale]}</h3>${richText(block.copy[locale], locale)}`]
    return []
  })

const recordsIn = (locale: Locale) =>
  readCatalogue().map((product) => ({
    text: [product.title[locale], product.brand, names.get(product.category)?.[locale] ?? ''].flatMap(wordsOf),
    tile: sampleTile(
      {
        id: product.id,
        title: product.title[locale],
        brand: { key: product.brand, name: product.brand, slug: product.brand },
        variants: [sampleVariant({ price: Math.round(product.price * 100) })],
      },
      locale,
    ),
  }))
const records = { en: recordsIn('en'), fr: recordsIn('fr') }

const shop = {
  lacks: async (): Promise<readonly Lacked[]> => [],
  search: async (locale: Locale, text: string, { price }: Pick<ListingQuery, 'price'>) => {
    const found = records[locale].filter(
      ({ text: own, tile }) =>
        wordsOf(text).every((word) => own.some((each) => each.startsWith(word))) &&
        (tile.price.price ?? 0) <= (price?.to ?? Infinity),
    )
    return { tiles: found.map(({ tile }) => tile), total: found.length } as never
  },
  stores: async (locale: Locale) =>
    stores.map((store) => ({
      ...store,
      name: store.name[locale],
      path: { en: paths.store('en', store.slug), fr: paths.store('fr', store.slug) },
      hours: {
        timeZone: store.timeZone,
        weekly: Object.fromEntries(weekdays.map((day) => [day, store.hours.filter((row) => row.day === day)])),
        exceptions: store.exceptions.map((own) => ({ ...own, name: own.name?.[locale] })),
      },
    })) as never,
  terms: async () => specifiedTerms,
  contact: async () => ({ telephone: '514-555-0171', email: 'aide@portage.test' }),
}

const indexIn = (locale: Locale) =>
  passageIndex(
    pages
      .filter(({ key }) => key !== 'home')
      .flatMap((page) =>
        passagesOf({
          title: page.title[locale],
          summary: page.summary[locale],
          href: paths.explore(locale, page.slug[locale]),
          html: htmlOf(page, locale),
        }),
      ),
    locale,
  )
const indexes = { en: indexIn('en'), fr: indexIn('fr') }
const knowledge = { index: async (locale: Locale) => indexes[locale] }
const answers = new Answers({
  shop,
  knowledge,
  now: () => Date.parse('2026-11-21T17:00:00Z'),
})

test('it leads to no page of what the shop has none of', async () => {
  const own = new Answers({ shop: { ...shop, lacks: async () => ['stores', 'gift-cards'] }, knowledge })
  const kinds = async (of: Answers, question: string) => (await of.answer(question, 'en')).map(({ kind }) => kind)
  for (const [question, kind] of [
    ['When are your stores open?', 'stores'],
    ['What is the balance of my gift card?', 'balance-page'],
  ] as const) {
    expect(await kinds(answers, question)).toContain(kind)
    expect(await kinds(own, question)).not.toContain(kind)
  }
})

test('a shop that has set neither a telephone nor an address of email has none that is made up', async () => {
  const own = new Answers({ shop: { ...shop, contact: async () => ({}) }, knowledge })
  const [first] = await own.answer('What is your phone number?', 'en')
  expect(first).toMatchObject({ kind: 'quote', href: '/en/explore/contact' })
})

test('a thing is searched by its words as they are written', async () => {
  const searched: string[] = []
  const own = new Answers({
    shop: { ...shop, search: async (locale, text, query) => (searched.push(text), shop.search(locale, text, query)) },
    knowledge,
  })
  await own.products('a sleeping bag', 'en')
  expect(searched[0]).toBe('sleeping bag')
})

test.each([
  ['en', 'tent under $300', '/en/search?q=tent&price=-300'],
  ['fr', 'tente moins de 300 $', '/fr/search?q=tente&price=-300'],
  ['fr', 'Avez-vous une tente à moins de 300 $ ?', '/fr/search?q=tente&price=-300'],
] as const)('%s: a price in words limits what is found: %s', async (locale, question, href) => {
  const [found, products] = await answers.answer(question, locale)
  expect(found).toEqual({ kind: 'say', say: 'found' })
  if (products?.kind !== 'products') throw new Error('no products')
  expect(products.href).toBe(href)
  expect(products.products.length).toBeGreaterThan(0)
  for (const { price } of products.products) expect(price.price).toBeLessThanOrEqual(300_00)
})

test('where nothing costs so little, nothing dearer is shown', async () =>
  expect(await answers.answer('tent under $20', 'en')).toEqual([
    { kind: 'say', say: 'nothing-found' },
    { kind: 'products', products: [], total: 0, href: paths.allProducts('en') },
  ]))

test.each([
  ['en', 'Do you price match?'],
  ['en', 'Can you match a lower price?'],
  ['fr', 'Égalez-vous les prix des concurrents ?'],
] as const)('%s: what no page says is not answered by one about something else: %s', async (locale, question) =>
  expect(await answers.answer(question, locale)).toEqual([{ kind: 'say', say: 'no-answer' }, { kind: 'ask-person' }]),
)

test.each([
  ['en', 'Is the Lakehead jacket in stock in Ottawa?'],
  ['fr', 'La veste Lakehead est-elle en stock à Ottawa ?'],
] as const)('%s: whether a store has something is on the page of the product: %s', async (locale, question) => {
  const [said, products] = await answers.answer(question, locale)
  expect([said, products?.kind === 'products' && products.products[0]?.title]).toEqual([
    { kind: 'say', say: 'stock' },
    expect.stringContaining('Lakehead'),
  ])
})

test.each([
  ['en', 'What is your phone number?'],
  ['en', 'What is your email address?'],
  ['en', 'How can I contact you?'],
  ['fr', 'Quel est votre numéro de téléphone ?'],
  ['fr', 'Comment vous joindre par courriel ?'],
] as const)('%s: where to call and to write is what the settings say: %s', async (locale, question) =>
  expect(await answers.answer(question, locale)).toMatchObject([
    { kind: 'reach', telephone: '514-555-0171', email: 'aide@portage.test' },
    { kind: 'quote', href: { en: '/en/explore/contact', fr: '/fr/explorer/nous-joindre' }[locale] },
  ]),
)

// Now is Saturday, November 21.
test.each([
  ['en', 'Is the Ottawa store open on December 25?', 'Ottawa, Westboro', '2026-12-25', { kind: 'closed' }],
  ['fr', 'Est-ce que le magasin d’Ottawa est ouvert à Noël ?', 'Ottawa, Westboro', '2026-12-25', { kind: 'closed' }],
  // Not among the store's own days: those of its province.
  ['en', 'Is Ottawa open on Family Day?', 'Ottawa, Westboro', '2027-02-15', {}],
  ['fr', 'Le magasin d’Ottawa est-il ouvert à l’Action de grâce ?', 'Ottawa, Westboro', '2027-10-11', {}],
  [
    'fr',
    'À quelle heure ferme le magasin de Rosemont dimanche ?',
    'Montréal, Rosemont',
    '2026-11-22',
    { kind: 'open' },
  ],
] as const)('%s: the hours of the day that is asked for: %s', async (locale, question, name, day, hours) => {
  const [part] = await answers.answer(question, locale)
  expect(part).toMatchObject({ kind: 'stores', stores: [{ name, days: [{ day, hours }] }] })
})

test('that a place has no store is said, unless it has one', async () => {
  expect(await answers.stores('Is there a store in Val-d’Or?', 'en')).toMatchObject({ stores: [], isElsewhere: true })
  expect(await answers.stores('Y a-t-il un magasin à Ottawa ?', 'fr')).not.toHaveProperty('isElsewhere')
})

test('without a store that is named, a day on which all are closed is one; today has no day of its own', async () => {
  expect(await answers.stores('Are you open on Christmas?', 'en')).toMatchObject({ stores: [], closedOn: '2026-12-25' })
  expect(await answers.stores('Are you open on Monday?', 'en')).not.toHaveProperty('closedOn')
  expect((await answers.stores('Is the Ottawa store open?', 'en')).stores[0]).not.toHaveProperty('days')
})

/** Questions of words that both languages have: a hoodie is called Snowshoe Club in French, too. */
const sameInBoth = ['snowshoes']

describe.each(locales)('%s', (locale) => {
  const asked = Object.entries(questions[locale])

  test('there are sixty and more', () => expect(asked.length).toBeGreaterThanOrEqual(60))

  // The panel offers this question itself.
  test('how to return something is answered by the page about returns, and by none of its exceptions', async () => {
    const [quote] = await answers.answer(m.assistant_topic_returns({}, { locale }), locale)
    expect(quote).toMatchObject({
      kind: 'quote',
      title: { en: 'Returns and Exchanges', fr: 'Retours et échanges' }[locale],
    })
    expect(quote).not.toHaveProperty('heading')
  })

  test.each(asked)('%s → %s', async (question, expected) => {
    const reply = await answers.answer(question, locale)
    // Asked on a page of the other language it has the same answer, and the way to the shop in its own.
    const elsewhere = await answers.answer(question, otherLocale(locale))
    const [first, ...others] = elsewhere
    if (first?.kind === 'language') {
      expect([first.locale, first.href]).toEqual([locale, paths.home(locale)])
      expect(others).toEqual(reply)
    } else expect(sameInBoth).toContain(question)
    if (expected.startsWith('ask-')) return expect(reply.map(({ kind }) => kind)).toEqual([expected])
    if (!expected.startsWith('product: '))
      return expect(reply.flatMap(linksOf).join(' ')).toMatch(new RegExp(`/${locale}/${expected}(?=[- ]|$)`))
    expect(reply[0]).toEqual({ kind: 'say', say: 'found' })
    const products = reply.find((part) => part.kind === 'products')
    expect(products?.products[0]?.title.toLowerCase()).toMatch(new RegExp(expected.slice('product: '.length)))
    expect(products?.products.every(({ price }) => (price.price ?? 0) > 0)).toBe(true)
  })
})
