import { expect, test } from 'vitest'
import type { Shop } from '../app/shop.ts'
import type { ProductHits } from '../search/product-hits.ts'
import { robots, sitemap } from './sitemap.ts'
import { catalogue, hits } from '../testing/vocabulary.ts'

const shop = {
  lacks: async () => [],
  stores: async () => [{ path: { en: '/en/stores/calgary', fr: '/fr/magasins/calgary' } }],
} as unknown as Shop
const textOf = async (locale: 'en' | 'fr', options?: { part?: number; most?: number }, of = { shop, hits }) => {
  const pagePaths = async () => [{ en: '/en', fr: '/fr' }, { en: '/en/explore/a?b&c"<' }]
  const parts = await sitemap(locale, 'https://portage.example', { catalogue, ...of, pagePaths }, options)
  if (!parts) return undefined
  let text = ''
  for await (const part of parts) text += part
  return text
}
const make = async (locale: 'en' | 'fr') => (await textOf(locale)) ?? ''
const locs = (xml: string) => [...xml.matchAll(/<loc>https:\/\/portage\.example(.*?)<\/loc>/g)].map(([, path]) => path)

test('names every public page of its language once', async () => {
  const paths = locs(await make('fr'))
  for (const path of [
    '/fr',
    '/fr/produits',
    '/fr/produits/aubaines',
    '/fr/produits/nouveau',
    '/fr/marques',
    '/fr/magasins',
    '/fr/magasins/calgary',
    '/fr/produits/vetements/vestes',
    '/fr/produits/marques/saltspray',
    '/fr/produits/collections/ultraleger',
    '/fr/product/1/coquille-fundy',
  ])
    expect(paths).toContain(path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.every((path) => path!.startsWith('/fr'))).toBe(true)
})

test('leaves out what is empty, private or not in the language', async () => {
  const paths = locs(await make('fr'))
  for (const path of ['/fr/produits/vide', '/fr/produits/marques/nobody', '/fr/panier', '/fr/explorer/a'])
    expect(paths).not.toContain(path)
})

test('leaves out the list of stores where there is none', async () => {
  const without: Shop = { ...shop, lacks: async () => ['stores'], stores: async () => [] }
  expect(
    locs((await textOf('fr', {}, { shop: without, hits })) ?? '').filter((path) => path?.includes('magasins')),
  ).toEqual([])
})

test('leaves out the deals where nothing is reduced', async () => {
  const regular: ProductHits = {
    ...hits,
    counts: async (locale) => ({ ...(await hits.counts(locale)), priceTypes: { regular: 9 } }),
  }
  expect(locs((await textOf('fr', {}, { shop, hits: regular })) ?? '')).not.toContain('/fr/produits/aubaines')
})

test('each page names its twin, and itself', async () => {
  const entry = /<url><loc>[^<]*\/en\/product\/1\/fundy-shell<\/loc>.*?<\/url>/.exec(await make('en'))?.[0]
  expect(entry).toContain(
    '<xhtml:link rel="alternate" hreflang="en-ca" href="https://portage.example/en/product/1/fundy-shell"/>',
  )
  expect(entry).toContain(
    '<xhtml:link rel="alternate" hreflang="fr-ca" href="https://portage.example/fr/product/1/coquille-fundy"/>',
  )
})

test('what is more than one file may have is an index of parts, which have every page once', async () => {
  const whole = locs(await make('fr'))
  for (const most of [1, 3, 5, whole.length - 1]) {
    const index = (await textOf('fr', { most })) ?? ''
    const addresses = locs(index)
    expect(index).toMatch(/^<\?xml[^>]*>\n<sitemapindex .*<\/sitemapindex>\n$/s)
    expect(addresses).toEqual(
      Array.from({ length: Math.ceil(whole.length / most) }, (_, at) => `/sitemap-fr.xml?part=${at + 1}`),
    )
    const parts = await Promise.all(addresses.map((_, at) => textOf('fr', { most, part: at + 1 })))
    expect(parts.every((part) => locs(part ?? '').length <= most)).toBe(true)
    expect(parts.flatMap((part) => locs(part ?? ''))).toEqual(whole)
    expect(await textOf('fr', { most, part: addresses.length + 1 })).toBeUndefined()
  }
})

test('what fits into one file has no parts', async () => expect(await textOf('fr', { part: 1 })).toBeUndefined())

test('is XML whatever the paths contain', async () =>
  expect(await make('en')).toContain('<loc>https://portage.example/en/explore/a?b&amp;c&quot;&lt;</loc>'))

test('robots may not go where shoppers are alone', () => {
  const text = robots('https://portage.example')
  for (const line of [
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /en/cart',
    'Disallow: /fr/panier',
    'Disallow: /fr/paiement',
    'Sitemap: https://portage.example/sitemap-fr.xml',
  ])
    expect(text.split('\n')).toContain(line)
})
