import type { Payload } from 'payload'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { specifiedLook } from '../../domain/shop-look.ts'
import { specifiedTerms } from '../../domain/shop-terms.ts'
import { content, pagePaths } from './content.ts'
import { catalogue, hits, queries, searchClient } from '../testing/vocabulary.ts'

const both = (en: string, fr = `${en} fr`) => ({ en, fr })
const NOW = Date.parse('2026-11-20T12:00:00Z')
const settings = {
  terms: async () => specifiedTerms,
  contact: async () => ({}),
  look: async () => specifiedLook,
  slogan: async () => undefined,
}
const choices = { first: (_: string, words: string) => (words === 'saltspray' ? ['2'] : []) }
type Docs = Record<string, object[]>

/** The reads of the shop over documents that are just there. */
const shopOf = (docs: Docs) =>
  content(
    async () => payloadOf(docs),
    { catalogue, hits, searchClient, queries, choices, settings, lacks: { get: async () => [] } },
    () => NOW,
  )
const payloadOf = (docs: Docs) =>
  ({ find: async ({ collection }: { collection: string }) => ({ docs: docs[collection] ?? [] }) }) as unknown as Payload
const page = (key: string, more: object = {}) => ({
  id: key,
  key,
  title: both(key),
  slug: both(key),
  layout: [],
  _status: 'published',
  ...more,
})
const alert = (id: string, blockName?: string) => ({
  id,
  blockName,
  blockType: 'inlinealert',
  text: both('Mind the bear'),
})
const tagged = async <T>(read: (tag: (...tags: string[]) => void) => Promise<T>) => {
  const tags: string[] = []
  return { value: await read((...more) => void tags.push(...more)), tags }
}
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

describe('a content page', () => {
  const shop = shopOf({
    pages: [
      page('home', { layout: [alert('a', 'same'), alert('b', 'same'), { id: 'c', blockType: 'nonsense' }] }),
      page('ski-shop', { slug: both('ski-shop', 'boutique-de-ski'), hideTopRibbonAndStoreSelector: true }),
      page('one-by-one', {
        slug: both('one-by-one', 'one-by-one-fr'),
        layout: [
          { ...alert('a', 'same'), shownIn: 'en' },
          { ...alert('b', 'same'), shownIn: 'fr' },
        ],
      }),
      page('only-french', { title: { fr: 'Seul' } }),
      page('sizes', {
        slug: both('sizes', 'tailles'),
        layout: [
          {
            id: 'd',
            blockType: 'markdowncopy',
            copy: ['## Étés', '### Étés'].map((text) => ({ text: both(text, text) })),
          },
          {
            id: 'e',
            blockName: 'questions',
            blockType: 'dropdown',
            title: both('Why'),
            copy: both('## Questions', '## Questions'),
          },
        ],
      }),
    ],
  })
  const quiet = () => {}

  test('has links to its headings, in all its texts together and beside its sections', async () => {
    const { value } = await tagged((tag) => shop.contentPage('fr', 'tailles', tag))
    expect(value).toMatchObject({
      slices: [
        { copy: ['<h2 id="etes">Étés</h2>\n', '<h3 id="etes-2">Étés</h3>\n'] },
        { id: 'questions', copy: '<h2 id="questions-2">Questions</h2>\n' },
      ],
    })
  })

  test('is found by its slug in its language, and knows its twin (acceptance 18)', async () => {
    expect(await shop.contentPage('fr', 'boutique-de-ski', quiet)).toMatchObject({
      title: 'ski-shop fr',
      hideTopRibbonAndStoreSelector: true,
      path: { en: '/en/explore/ski-shop', fr: '/fr/explorer/boutique-de-ski' },
    })
  })

  test('asked for by the other language’s slug moves (acceptance 14, 18)', async () =>
    expect(await shop.contentPage('fr', 'ski-shop', quiet)).toEqual({ movedTo: '/fr/explorer/boutique-de-ski' }))

  test.each([
    ['en', 'nothing'],
    ['en', 'home'],
    ['en', 'only-french'],
  ] as const)('%s %s is not found (acceptance 18)', async (locale, slug) =>
    expect(await shop.contentPage(locale, slug, quiet)).toBeUndefined(),
  )

  test('the home page is at the root', async () =>
    expect((await shop.home('en', quiet))?.path).toEqual({ en: '/en', fr: '/fr' }))

  // acceptance 71, 72
  test('anchors on a page differ, and an unknown slice is left out', async () =>
    expect((await shop.home('en', quiet))?.slices.map(({ id }) => id)).toEqual(['same', 'same_2']))

  test.each([
    ['en', 'one-by-one', [{ id: 'same', text: 'Mind the bear' }]],
    ['fr', 'one-by-one-fr', [{ id: 'same', text: 'Mind the bear fr' }]],
  ] as const)('in %s a section of the other language is not shown, nor takes its name', async (locale, slug, slices) =>
    expect(await shop.contentPage(locale, slug, quiet)).toMatchObject({ slices }),
  )

  test('the paths of all are known, each in the languages it is written in', async () => {
    expect(
      await pagePaths(
        payloadOf({ pages: [page('home'), page('only-french', { title: { fr: 'Seul' }, slug: { fr: 'seulement' } })] }),
      ),
    ).toEqual([{ en: '/en', fr: '/fr' }, { fr: '/fr/explorer/seulement' }])
  })
})

describe('a carousel', () => {
  const carousel = async (block: object, locale: 'en' | 'fr' = 'en') => {
    const shop = shopOf({
      pages: [
        page('home', { layout: [{ id: 'a', blockType: 'productcarousel', heading: both('x'), limit: 8, ...block }] }),
      ],
    })
    const { value, tags } = await tagged((tag) => shop.home(locale, tag))
    const slice = value?.slices[0]
    return {
      ids: slice?.type === 'productcarousel' ? slice.products.map(({ id }) => id).join('') : undefined,
      more: slice?.type === 'productcarousel' ? slice.more?.href : undefined,
      tags,
    }
  }

  test.each([
    [{ source: 'products', products: ['2', '3', '9', '1'] }, '231', undefined],
    [{ source: 'category', category: 2 }, '12', '/en/products/clothing/jackets'],
    [{ source: 'collection', collection: 1 }, '1', '/en/products/collections/ultralight'],
    [{ source: 'deals' }, '2', '/en/products/deals'],
    [{ source: 'deals', category: 1 }, '2', '/en/products/clothing/deals'],
    // What is sold out is not advertised.
    [{ source: 'new' }, undefined, undefined],
    [{ source: 'search', query: both('shell', 'coquille') }, '1', '/en/search?q=shell'],
    [{ source: 'search', query: both('saltspray under $90') }, '2', '/en/search?q=saltspray%20under%20%2490'],
    [{ source: 'search', query: both('women’s jackets') }, '1', '/en/search?q=women%E2%80%99s%20jackets'],
    // Where nothing is all of that, the words are looked for, as on the page of the link.
    [{ source: 'search', query: both('shell under $5') }, '1', '/en/search?q=shell%20under%20%245'],
    // What is all of that is sold out, which is no reason to show what merely has the words.
    [{ source: 'search', query: both('new saltspray') }, undefined, undefined],
    // What shoppers chose after these words comes first.
    [{ source: 'search', query: both('saltspray') }, '21', '/en/search?q=saltspray'],
    [{ source: 'search', query: both('nothing of ours') }, undefined, undefined],
    [{ source: 'search' }, undefined, undefined],
    [{ source: 'top-sellers' }, '12', '/en/products'],
    [{ source: 'top-sellers', limit: 1 }, '1', '/en/products'],
  ])('of %j shows %s and leads to %s', async (block, ids, more) =>
    expect(await carousel(block)).toMatchObject({ ids, more }),
  )

  test('of a search understands it in French', async () =>
    expect(await carousel({ source: 'search', query: both('', 'saltspray moins de 90 $') }, 'fr')).toMatchObject({
      ids: '2',
    }))

  test('is cached under the tags of its content, and of content that may appear', async () => {
    expect((await carousel({ source: 'products', products: ['1', '9'] })).tags).toEqual(
      expect.arrayContaining(['pages', 'tile:1', 'picked:1', 'picked:9']),
    )
    expect((await carousel({ source: 'category', category: 2 })).tags).toEqual(
      expect.arrayContaining(['scope:category/jackets', 'tile:1', 'tile:2']),
    )
  })
})

describe('the shell', () => {
  const menu = (more: object) => ({
    id: 1,
    language: 'en',
    placement: 'main',
    order: 1,
    title: 'Women',
    url: '/products/women',
    ...more,
  })
  const shell = (docs: Docs, locale: 'en' | 'fr' = 'en') => tagged((tag) => shopOf(docs).shell(locale, tag))

  test('has its menus in their places, links with the language in front (acceptance 23)', async () => {
    const { value, tags } = await shell({
      menus: [
        menu({}),
        menu({ placement: 'help', title: 'Returns', url: '/explore/returns' }),
        menu({
          placement: 'footer',
          title: 'About',
          items: [
            { title: 'Us', url: '/explore/us' },
            { title: 'Elsewhere', url: 'https://x.example' },
          ],
        }),
      ],
    })
    expect(value).toMatchObject({
      navigation: [{ title: 'Women', href: '/en/products/women' }],
      helpMenu: [{ title: 'Returns', url: '/en/explore/returns' }],
      footer: [
        {
          title: 'About',
          links: [
            { title: 'Us', url: '/en/explore/us' },
            { title: 'Elsewhere', url: 'https://x.example' },
          ],
        },
      ],
    })
    expect(tags).toEqual(expect.arrayContaining(['menus:en', 'promos']))
  })

  // acceptance 56
  test.each([
    [{ text: both('Free shipping', 'Livraison gratuite') }, [{ id: '1', text: 'Livraison gratuite' }]],
    [
      { text: both('x'), url: both('/a', '/b'), icon: 'truck' },
      [{ id: '1', text: 'x fr', href: '/fr/b', icon: { id: 'truck', width: 18, height: 18 } }],
    ],
    [{ text: both('x'), url: { en: '/a' } }, [{ id: '1', text: 'x fr' }]],
    [{ text: { en: 'x' } }, []],
    [{ text: both('x'), startsAt: '2026-11-20T12:00:00Z' }, [{ id: '1', text: 'x fr' }]],
    [{ text: both('x'), startsAt: '2026-11-20T12:00:01Z' }, []],
    [{ text: both('x'), endsAt: '2026-11-20T12:00:00Z' }, []],
    [{ text: both('x'), endsAt: '2026-11-20T12:00:01Z' }, [{ id: '1', text: 'x fr' }]],
  ])('the promo message %j is %j (acceptance 56)', async (doc, messages) =>
    expect((await shell({ 'promo-messages': [{ id: 1, ...doc }] }, 'fr')).value.promoMessages).toEqual(messages),
  )
})
