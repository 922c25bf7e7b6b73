import { describe, expect, test, vi } from 'vitest'
import { slicesFromDoc } from './page.ts'
import type { CarouselSource, PageReferences } from './block-maker.ts'

const both = (en: string, fr = `${en} fr`) => ({ en, fr })
const picture = { file: 'a.png', width: 2, height: 1, alt: 'A' }
const tile = { id: '5101-204' } as ReturnType<PageReferences['products']>[number]
const log = vi.fn()
const products = vi.fn((_: CarouselSource) => [tile])
const references = {
  picture: (id: unknown) => (id === 1 ? picture : undefined),
  category: (id: unknown) =>
    id === 1 ? { key: 'jackets', name: 'Jackets', href: '/en/products/jackets', picture } : undefined,
  collectionKey: (id: unknown) => (id === 1 ? 'ultralight' : undefined),
  page: (id: unknown) =>
    id === 1 ? { title: 'Ski shop', summary: 'Wax', href: '/en/explore/ski-shop', picture } : undefined,
  products,
  more: () => undefined,
  richText: (text: string) => `<p>${text}</p>`,
  inlineText: (text: string) => `<b>${text}</b>`,
  log,
} as unknown as PageReferences

const slices = (block: object | null, locale: 'en' | 'fr' = 'en') =>
  slicesFromDoc(
    { id: 1, key: 'home', title: both('Home'), slug: both('home'), layout: [block as never] },
    locale,
    references,
  )
const slice = (block: object, locale?: 'en' | 'fr') => slices({ id: 'b1', ...block }, locale)[0]

test.each([
  [
    { blockType: 'hero', heading: both('Winter', 'Hiver'), picture: 1, items: [] },
    { type: 'hero', heading: 'Winter', text: '', picture, actions: [] },
  ],
  [
    { blockType: 'categorytiles', heading: both('Shop'), categories: [1, 99] },
    { type: 'categorytiles', heading: 'Shop', tiles: [{ title: 'Jackets', href: '/en/products/jackets', picture }] },
  ],
  [
    { blockType: 'stories', heading: both('Read'), pages: [1, 99] },
    { type: 'stories', stories: [{ title: 'Ski shop', text: 'Wax', href: '/en/explore/ski-shop', picture }] },
  ],
  // acceptance 62
  [
    { blockType: 'markdowncopy', copy: [{ text: both('# One') }, { text: { fr: 'Deux' } }, { text: both('Three') }] },
    { type: 'markdowncopy', copy: ['<p># One</p>', '<p>Three</p>'] },
  ],
  // acceptance 63
  [
    { blockType: 'image', picture: 1, caption: both('A view'), link: both('/x', '/y') },
    { type: 'image', picture, caption: '<b>A view</b>', href: '/en/x' },
  ],
  // acceptance 65
  [
    {
      blockType: 'action',
      items: [
        { label: both('Buy'), link: both('/b'), importance: 'primary' },
        { label: both('Other'), link: both('https://x.example'), importance: 'huge' },
        { label: both('Nowhere'), link: null },
        // A link that no browser follows would be a dead button.
        { label: both('Run'), link: both('javascript:alert(1)') },
        { label: both('Run'), link: both('//evil.example') },
      ],
    },
    {
      type: 'action',
      items: [
        { label: 'Buy', href: '/en/b', importance: 'primary' },
        { label: 'Other', href: 'https://x.example', importance: 'normal' },
      ],
    },
  ],
  // acceptance 68
  [
    { blockType: 'inlinealert', text: both('Mind') },
    { type: 'inlinealert', text: '<b>Mind</b>', alertType: 'INFORMATION' },
  ],
  [{ blockType: 'inlinealert', text: both('Mind'), alerttype: 'WARNING' }, { alertType: 'WARNING' }],
  [{ blockType: 'inlinealert', text: both('Mind'), alerttype: 'PANIC' }, { alertType: 'INFORMATION' }],
])('%j is %j', (block, expected) => expect(slice(block)).toMatchObject(expected))

test('a slice is in its language, links too (acceptance 6, 62)', () =>
  expect(
    slice({ blockType: 'image', picture: 1, caption: both('A view', 'Une vue'), link: both('/x', '/y') }, 'fr'),
  ).toMatchObject({ caption: '<b>Une vue</b>', href: '/fr/y' }))

// acceptance 71
test.each([
  [{ id: '1a2b-3c', blockType: 'inlinealert' }, 'inlinealert_1a2b_3c'],
  [{ id: 'x', blockName: '2024-hiver!', blockType: 'inlinealert' }, 'id_2024_hiver_'],
])('%j is the anchor %s (acceptance 71)', (block, id) => expect(slice({ text: both('x'), ...block })?.id).toBe(id))

// acceptance 72
test.each([
  ['of an unknown type', { blockType: 'carousel3000' }],
  ['named like a built-in', { blockType: 'constructor' }],
  ['that is null', null],
  ['without its heading', { blockType: 'hero', heading: { fr: 'Hiver' }, picture: 1 }],
  ['of tiles without its heading', { blockType: 'categorytiles', heading: { fr: 'Magasiner' }, categories: [1] }],
  ['of products without its heading', { blockType: 'productcarousel', heading: { fr: 'Soldes' }, source: 'deals' }],
  ['of stories with a blank heading', { blockType: 'stories', heading: { en: ' ', fr: 'À lire' }, pages: [1] }],
  ['without a category that is there', { blockType: 'categorytiles', heading: both('x'), categories: [99] }],
  ['with null for a list', { blockType: 'stories', heading: both('x'), pages: null }],
  ['without words', { blockType: 'markdowncopy', copy: [{ text: null }] }],
  ['without its picture', { blockType: 'image', picture: 99 }],
  ['without a link', { blockType: 'action', items: null }],
  ['without its text', { blockType: 'inlinealert', text: null }],
])('a slice %s is left out and logged, and the page renders (acceptance 72)', (_, block) => {
  log.mockClear()
  expect(slices(block && { id: 'b', ...block })).toEqual([])
  expect(log).toHaveBeenCalledOnce()
})

test('a page without a layout has no slices', () =>
  expect(slicesFromDoc({ id: 1, key: 'x', title: null, slug: null, layout: null }, 'en', references)).toEqual([]))

describe('a carousel', () => {
  const asked = (block: object) => {
    products.mockClear()
    slice({ blockType: 'productcarousel', heading: both('x'), ...block })
    return products.mock.calls[0]?.[0]
  }

  test.each([
    [
      { source: 'products', products: [3, 1] },
      { kind: 'products', ids: [3, 1] },
    ],
    [
      { source: 'category', category: 1 },
      { kind: 'scope', scope: { category: 'jackets' }, limit: 8 },
    ],
    [{ source: 'category', category: 99 }, undefined],
    [
      { source: 'collection', collection: 1, limit: 4 },
      { kind: 'scope', scope: { collection: 'ultralight' }, limit: 4 },
    ],
    [{ source: 'collection', collection: 99 }, undefined],
    [{ source: 'deals' }, { kind: 'scope', scope: { category: undefined, narrow: 'deals' }, limit: 8 }],
    [
      { source: 'new', category: 1 },
      { kind: 'scope', scope: { category: 'jackets', narrow: 'new' }, limit: 8 },
    ],
    [{ source: 'top-sellers' }, { kind: 'scope', scope: {}, limit: 8 }],
    [{ source: 'horoscope' }, undefined],
  ])('of %j asks for %j', (block, source) => expect(asked(block)).toEqual(source))

  test('without products is left out', () => {
    products.mockReturnValueOnce([])
    expect(slice({ blockType: 'productcarousel', heading: both('x'), source: 'deals' })).toBeUndefined()
  })
})
