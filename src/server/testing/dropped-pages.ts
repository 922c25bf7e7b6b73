import { beforeAll, beforeEach, vi } from 'vitest'
import { emptyQuery } from '../../domain/catalog/listing-query.ts'
import { locales, type Locale } from '../../domain/locale.ts'
import { createShop, type ShopServer } from '../app/create-shop.ts'
import type { Shop, Tag } from '../app/shop.ts'
import { inLanguage } from '../feed/cache-tags.ts'
import { readCache, cachedReads } from '../feed/cached-reads.ts'
import { newestChange } from '../feed/changes.ts'
import { shopOn, type Database } from './databases.ts'
import { creator, giftCard, jacket, poles, tent } from './fixture.ts'
import { changesAfter } from './rows.ts'

/** The products of the fixture. */
export const codes = [jacket, tent, giftCard, poles]
/** What follows /products/ and /produits/. */
const splats = {
  all: ['', ''],
  clothing: ['clothing', 'vetements'],
  jackets: ['clothing/jackets', 'vetements/vestes'],
  camping: ['camping', 'camping'],
  tents: ['camping/tents', 'camping/tentes'],
  women: ['women', 'femmes'],
  saltspray: ['brands/saltspray', 'marques/saltspray'],
  lowcloud: ['brands/lowcloud', 'marques/lowcloud'],
  ultralight: ['collections/ultralight', 'collections/ultraleger'],
  deals: ['deals', 'aubaines'],
} as const

/** Every product page shows the others as related: there are but four. The home page shows what is new of all. */
export const everywhere = [...codes, 'all', 'deals', 'home', 'brands']

/** Pages by their short names, in the order in which they are read. */
export const inOrder = (names: readonly string[]) =>
  [...codes, ...Object.keys(splats), 'home', 'picked', 'ski shop', 'brands', 'stores', 'shell'].filter((name) =>
    names.includes(name),
  )

/** A shop whose reads are cached, and which of its pages a change drops. */
export function droppedPages(database: Database) {
  const opened = shopOn(database)
  let server: ShopServer
  /** The shop as its pages read it: what is not dropped is remembered, wrong or right. */
  const cache = readCache()
  let shop: Shop
  beforeAll(async () => {
    const { payload, fixture } = opened
    await creator(payload)('pages', {
      _status: 'published',
      key: 'picked',
      title: { en: 'Picked', fr: 'Choisis' },
      slug: { en: 'picked', fr: 'choisis' },
      layout: [
        {
          blockType: 'productcarousel',
          heading: { en: 'x', fr: 'x' },
          source: 'products',
          products: [fixture.products[giftCard]],
          limit: 8,
        },
      ],
    })
    server = createShop(async () => payload)
    shop = cachedReads(server.shop, cache)
    await server.warm()
  })

  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

  /** The tags of every page of the shop, by a short name. */
  const pages = async (): Promise<Map<string, Set<string>>> => {
    const found = new Map<string, Set<string>>()
    const read = async (name: string, make: (tag: Tag) => Promise<unknown>) => {
      const own = new Set<string>()
      found.set(name, own)
      await make((...more) => more.forEach((each) => own.add(each)))
    }
    for (const [i, locale] of locales.entries()) {
      for (const code of codes) await read(`${locale} ${code}`, (tag) => shop.product(locale, code, tag))
      for (const [name, splat] of Object.entries(splats))
        await read(`${locale} ${name}`, (tag) => shop.listing(locale, splat[i]!, emptyQuery, tag))
      await read(`${locale} home`, (tag) => shop.home(locale, tag))
      await read(`${locale} picked`, (tag) => shop.contentPage(locale, locale === 'en' ? 'picked' : 'choisis', tag))
      await read(`${locale} ski shop`, (tag) =>
        shop.contentPage(locale, locale === 'en' ? 'ski-shop' : 'boutique-de-ski', tag),
      )
      await read(`${locale} brands`, (tag) => shop.brands(locale, tag))
      await read(`${locale} stores`, (tag) => shop.stores(locale, tag))
      await read(`${locale} shell`, (tag) => shop.shell(locale, tag))
    }
    return found
  }

  /** The pages that some work drops: `jackets` in both languages, or those of one as `en jackets`. */
  const dropped = async (work: () => Promise<unknown>): Promise<string[] | 'all'> => {
    const before = await pages()
    const last = await newestChange(opened.payload)
    await work()
    const gone = await server.take(await changesAfter(opened.payload, last))
    if (gone) cache.drop(gone)
    else cache.clear()
    if (!gone) return 'all'
    const of = (locale: Locale) =>
      [...before.keys()].filter(
        (name) =>
          name.startsWith(locale) &&
          [...before.get(name)!].some((tag) => gone.has(tag) || gone.has(inLanguage(tag, locale))),
      )
    const [en, fr] = [of('en'), of('fr')]
    const isOfBoth = en.map((name) => name.slice(3)).join() === fr.map((name) => name.slice(3)).join()
    return isOfBoth ? en.map((name) => name.slice(3)) : [...en, ...fr]
  }
  const change =
    (code: string, data: object, more: object = {}) =>
    () =>
      opened.payload.update({
        collection: 'products',
        id: opened.fixture.products[code]!,
        data: data as never,
        ...more,
      })
  const stock = (sku: string, quantity: number) => () =>
    opened.payload.update({ collection: 'inventory', where: { sku: { equals: sku } }, data: { quantity } as never })
  const record = async (code: string) =>
    (
      (await shop.listing('en', '', emptyQuery, () => {})) as { tiles: { id: string; stock: string; price: object }[] }
    ).tiles.find(({ id }) => id === code)

  return { opened, shop: () => shop, server: () => server, dropped, change, stock, record }
}
