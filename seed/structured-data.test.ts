import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { googleItems } from '../src/domain/feeds/google-item.ts'
import { locales } from '../src/domain/locale.ts'
import { breadcrumbJsonLd } from '../src/domain/seo/breadcrumb-json-ld.ts'
import { itemListJsonLd } from '../src/domain/seo/item-list-json-ld.ts'
import type { JsonLd, JsonLdReference, JsonLdValue } from '../src/domain/seo/json-ld.ts'
import { organizationJsonLd, webSiteJsonLd } from '../src/domain/seo/organization-json-ld.ts'
import { productJsonLd } from '../src/domain/seo/product-json-ld.ts'
import { storeJsonLd } from '../src/domain/seo/store-json-ld.ts'
import { sampleTile } from '../src/domain/testing/samples.ts'
import { seedProducts, seedTree } from './menus/records.ts'

const siteUrl = 'https://portage.example'
const [tree, words] = [seedTree(), { details: '', delivery: { regular: '', express: '', bike_only: '' } }]

const isNode = (value: JsonLdValue | undefined): value is JsonLd | JsonLdReference =>
  typeof value === 'object' && !Array.isArray(value)
/** A node and all nodes in it. */
const nodesIn = (value: JsonLdValue | undefined): (JsonLd | JsonLdReference)[] =>
  Array.isArray(value)
    ? value.flatMap(nodesIn)
    : isNode(value)
      ? [value, ...Object.values(value).flatMap((inner: JsonLdValue | undefined) => nodesIn(inner))]
      : []

describe.each(locales)('the structured data of every product of the seed, in %s', (locale) => {
  const pairs = seedProducts(locale).map((product) => ({
    node: productJsonLd(product, siteUrl),
    items: googleItems(product, { siteUrl, tree, words }),
  }))

  test('says what the feed says: each variant at its price, available or not', () => {
    const inFeed = { in_stock: ['InStock', 'LimitedAvailability'], preorder: ['PreOrder'], backorder: [] }
    const words = { ...inFeed, out_of_stock: ['OutOfStock', 'Discontinued'] }
    for (const { node, items } of pairs) {
      const variants = (Array.isArray(node.hasVariant) ? node.hasVariant : [node]) as JsonLd[]
      const bySku = new Map(variants.map((variant) => [variant.sku, variant]))
      for (const item of items) {
        const variant = bySku.get(item.id)
        const offer = variant?.offers as JsonLd
        expect(`${String(offer.price)} CAD`).toBe(item.sale_price ?? item.price)
        expect(words[item.availability]).toContain(String(offer.availability).split('/').at(-1))
        expect([variant?.color, variant?.size]).toEqual([item.color, item.size])
      }
    }
    expect(pairs.flatMap(({ items }) => items).length).toBeGreaterThan(2700)
  })
})

const folder = new URL('../../../shared/fixtures/seo/', import.meta.url)
const table = (name: string) =>
  parse(readFileSync(new URL(name, folder), 'utf8'), { columns: true }) as Record<string, string>[]
const named = (list = '') => [...list.matchAll(/schema\.org\/(\w+)/g)].map(([, name = '']) => name)

test.skipIf(!existsSync(folder))(
  'every type and property is one of schema.org, on every kind of page (fixture)',
  () => {
    const properties = new Set(table('schemaorg-30.0-properties.csv').map(({ label = '' }) => label))
    const types = new Map(
      table('schemaorg-30.0-types-storefront-subset.csv').map(({ label = '', properties: own }) => [label, named(own)]),
    )
    expect([properties.size > 1000, types.size > 20]).toEqual([true, true])
    const store = {
      slug: 'calgary',
      name: 'Calgary',
      description: 'By the river.',
      street: '1 Macleod Trail',
      city: 'Calgary',
      province: 'AB',
      postalCode: 'T2G 0A1',
      latitude: 51,
      longitude: -114,
      phone: '403-555-0100',
      services: [],
      departments: [],
      events: [],
      pictures: [],
      path: { en: '/en/stores/calgary', fr: '/fr/magasins/calgary' },
      hours: {
        timeZone: 'America/Edmonton',
        weekly: { monday: [{ open: '10:00', close: '18:00' }] },
        exceptions: [{ date: '2026-12-25', open: 'closed', close: '' }],
      },
    }
    const pages: Record<string, JsonLd[]> = {
      home: [organizationJsonLd(siteUrl), webSiteJsonLd('fr', siteUrl)],
      listing: [itemListJsonLd({ title: 'Tents', total: 1, page: 1, tiles: [sampleTile({})] }, siteUrl)],
      product: seedProducts('fr')
        .slice(0, 80)
        .map((product) => productJsonLd(product, siteUrl)),
      store: [storeJsonLd(store, 'en', siteUrl), breadcrumbJsonLd([{ name: 'a', href: '/en' }], siteUrl)],
    }
    for (const [page, nodes] of Object.entries(pages)) {
      const wrong = nodesIn(nodes).flatMap((node) => {
        if (!('@type' in node)) return []
        const allowed = types.get(node['@type'])
        return Object.keys(node)
          .filter((name) => !name.startsWith('@'))
          .filter((name) => !properties.has(name) || (allowed !== undefined && !allowed.includes(name)))
          .map((name) => `${node['@type']}.${name}`)
      })
      // `query-input` is Google's annotation of a property, not one itself.
      expect([page, ...new Set(wrong)].filter((name) => name !== 'SearchAction.query-input')).toEqual([page])
    }
  },
)
