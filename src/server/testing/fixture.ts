import type { CollectionSlug, Payload } from 'payload'
import { fromMonday } from '../../domain/time.ts'

/** Document ids by the keys below. */
export type Fixture = Record<
  'categories' | 'brands' | 'colours' | 'collections' | 'products' | 'pages' | 'menus',
  Record<string, number>
>

/** The hours of a store that is open on every day of the week. */
export const openDaily = fromMonday.map((day) => ({ day, open: '10:00', close: '18:00' }))

type Data = Record<string, unknown>
const both = (en: string, fr = `${en} (fr)`) => ({ en, fr })

/** A shop of four products, in both languages: what a suite needs to be about something. Prices are in cents. */
export async function fixture(payload: Payload): Promise<Fixture> {
  const create = creator(payload)
  const ids: Fixture = { categories: {}, brands: {}, colours: {}, collections: {}, products: {}, pages: {}, menus: {} }
  const { categories, brands, colours, collections, products, pages, menus } = ids

  for (const [key, en, fr, parent] of [
    ['clothing', 'clothing', 'vetements'],
    ['jackets', 'jackets', 'vestes', 'clothing'],
    ['camping', 'camping', 'camping'],
    ['tents', 'tents', 'tentes', 'camping'],
  ] as const) {
    categories[key] = await create('categories', {
      key,
      name: both(en, fr),
      slug: both(en, fr),
      parent: parent && categories[parent],
    })
  }
  categories.women = await create('categories', {
    key: 'women',
    name: both('Women', 'Femmes'),
    slug: both('women', 'femmes'),
    rule: { genders: ['women'] },
  })
  for (const [key, name] of [
    ['saltspray', 'Saltspray'],
    ['lowcloud', 'Lowcloud'],
  ] as const)
    brands[key] = await create('brands', { key, name })
  for (const [key, en, fr, hex, family] of [
    ['plum', 'Plum', 'Prune', '#5b2a55', 'purple'],
    ['moss', 'Moss', 'Mousse', '#5d6b3a', 'green'],
  ] as const) {
    colours[key] = await create('colours', { key, name: both(en, fr), hex, family })
  }
  collections.ultralight = await create('product-collections', {
    key: 'ultralight',
    name: both('Ultralight', 'Ultraléger'),
    slug: both('ultralight', 'ultraleger'),
  })

  const product = async (code: string, data: Data, stock: Record<string, number>) => {
    for (const [sku, quantity] of Object.entries(stock))
      await create('inventory', { sku, location: 'online', quantity })
    products[code] = await create('products', {
      _status: 'published',
      code,
      publishedOn: '2026-01-01',
      popularity: 50,
      description: both('Words.', 'Des mots.'),
      ...data,
    })
  }
  await product(
    jacket,
    {
      title: both('Fundy Jacket', 'Veste Fundy'),
      slug: both('fundy-jacket', 'veste-fundy'),
      brand: brands.saltspray,
      gender: 'women',
      categories: [categories.jackets],
      collections: [collections.ultralight],
      colours: [{ colour: colours.plum }, { colour: colours.moss }],
      sizes: [
        { key: 's', name: both('S', 'P') },
        { key: 'm', name: both('M', 'M') },
      ],
      variants: [
        ['plum', 's'],
        ['plum', 'm'],
        ['moss', 's'],
        ['moss', 'm'],
      ].map(([colour, size]) => ({
        sku: `5101-204-${colour}-${size}`.toUpperCase(),
        colour,
        size,
        price: 240_00,
        employeePrice: 150_00,
      })),
    },
    { '5101-204-PLUM-S': 20, '5101-204-PLUM-M': 20, '5101-204-MOSS-S': 2, '5101-204-MOSS-M': 0 },
  )
  await product(
    tent,
    {
      title: both('Basin Tent', 'Tente Basin'),
      slug: both('basin-tent', 'tente-basin'),
      brand: brands.lowcloud,
      categories: [categories.tents],
      variants: [{ sku: '5102-100', price: 499_00, salePrice: 399_00 }],
    },
    { '5102-100': 9 },
  )
  await product(
    giftCard,
    {
      title: both('Gift Card', 'Carte-cadeau'),
      slug: both('gift-card', 'carte-cadeau'),
      brand: brands.lowcloud,
      categories: [categories.camping],
      shippingClass: 'none',
      variants: [{ sku: '5027-227', price: 50_00 }],
    },
    { '5027-227': 500 },
  )
  await product(
    poles,
    {
      title: both('Ridge Poles', 'Bâtons Ridge'),
      slug: both('ridge-poles', 'batons-ridge'),
      brand: brands.lowcloud,
      categories: [categories.camping],
      isNew: true,
      variants: [{ sku: '5104-400', price: 120_00 }],
    },
    { '5104-400': 30 },
  )

  await create('stores', {
    slug: 'calgary',
    services: ['pickup'],
    name: both('Calgary', 'Calgary'),
    street: '1 Bow Trail',
    city: 'Calgary',
    province: 'AB',
    postalCode: 'T2P 1A1',
    latitude: 51.04,
    longitude: -114.07,
    phone: '403-555-0101',
    timeZone: 'America/Edmonton',
    hours: [{ day: 'monday', open: '10:00', close: '18:00' }],
  })
  pages.home = await create('pages', {
    _status: 'published',
    key: 'home',
    title: both('Home', 'Accueil'),
    slug: both('home', 'accueil'),
    layout: [{ blockType: 'productcarousel', heading: both('New', 'Nouveautés'), source: 'new', limit: 8 }],
  })
  pages['ski-shop'] = await create('pages', {
    _status: 'published',
    key: 'ski-shop',
    title: both('Ski shop', 'Boutique de ski'),
    slug: both('ski-shop', 'boutique-de-ski'),
    layout: [{ blockType: 'markdowncopy', copy: [{ text: both('Wax on.', 'Fartez.') }] }],
  })
  await create('promo-messages', { text: both('Free shipping from $50', 'Livraison gratuite dès 50 $'), order: 1 })
  menus.en = await create('menus', {
    _status: 'published',
    language: 'en',
    title: 'Women',
    url: '/products/women',
    placement: 'main',
    order: 1,
    items: [{ title: 'Jackets', url: '/products/clothing/jackets' }],
  })
  menus.fr = await create('menus', {
    _status: 'published',
    language: 'fr',
    title: 'Hiver',
    url: '/produits/camping',
    placement: 'main',
    order: 1,
    items: [{ title: 'Tentes', url: '/produits/camping/tentes' }],
  })
  return ids
}

/**
 * Codes of the products: one with colours, sizes and a rule category; one reduced; one that is never shipped; one new.
 */
export const [jacket, tent, giftCard, poles] = ['5101-204', '5102-100', '5027-227', '5104-400'] as const

/** Creates a document in both languages at once and returns its id; the change feed gets a row. */
export function creator(payload: Payload) {
  return async (collection: CollectionSlug, data: Data): Promise<number> => {
    const { id } = await payload.create({
      collection,
      data: data as never,
      locale: 'all' as never,
      depth: 0,
      overrideAccess: true,
    })
    return Number(id)
  }
}
