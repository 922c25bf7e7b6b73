import { createEngine, type SearchParams } from '../index.ts'

export const engine = createEngine({ now: () => Date.UTC(2026, 0, 15) })
export const en = engine.index('products_en')
export const fr = engine.index('products_fr')

const products = [
  {
    objectID: '1',
    title: 'Nunatak 2-Person Tent',
    brand: 'Nunatak',
    category: 'Tents',
    text: 'A light tent for two with poles.',
    price: 399,
    popularity: 5,
    colours: ['red', 'blue'],
    sku: '5101-204',
    group: 'a',
  },
  {
    objectID: '2',
    title: 'Nunatak 3-Person Tent',
    brand: 'Nunatak',
    category: 'Tents',
    text: 'Room for three.',
    price: 499,
    popularity: 9,
    colours: ['green'],
    sku: '5101-205',
    group: 'a',
  },
  {
    objectID: '3',
    title: 'Tuque Bleue Sleeping Bag -9 °C',
    brand: 'Tuque Bleue',
    category: 'Sleeping bags',
    text: 'Warm. Fits into any tent.',
    price: 199,
    popularity: 7,
    colours: ['blue'],
    sku: '5102-101',
    group: 'b',
  },
  {
    objectID: '4',
    title: 'GoreTex Rain Jacket',
    brand: 'Baffin',
    category: 'Jackets',
    text: 'Waterproof shell for hiking.',
    price: 299,
    popularity: 3,
    colours: ['red'],
    sku: '5103-264',
    group: 'c',
  },
  {
    objectID: '5',
    title: 'Snowshoes Back Country',
    brand: 'Baffin',
    category: 'Snowshoes',
    text: 'For deep snow.',
    price: 249,
    popularity: 1,
    colours: ['black'],
    sku: '5104-001',
    group: 'd',
  },
  {
    objectID: '6',
    title: 'Daypack 20L',
    brand: 'Nunatak',
    category: 'Backpacks',
    text: 'A jacket fits into it.',
    price: 89,
    popularity: 8,
    colours: ['black', 'red'],
    sku: '5105-777',
    group: 'e',
  },
  {
    objectID: '7',
    title: 'Tentative Puzzle',
    brand: 'Games',
    category: 'Games',
    text: 'Not for camping.',
    price: 20,
    popularity: 10,
    colours: [],
    sku: '9999-001',
    group: 'f',
  },
]

/** Fills both indexes; for `beforeAll`. */
export async function fillSamples(): Promise<void> {
  await en.setSettings({
    searchableAttributes: ['title', 'brand,category', 'colours', 'sku', 'text'],
    attributesForFaceting: ['brand', 'searchable(category)', 'colours', 'filterOnly(group)', 'price'],
    attributeForDistinct: 'group',
    replicas: ['products_en_price_asc', 'virtual(products_en_newest)'],
    indexLanguages: ['en'],
  })
  await en.saveObjects(products)
  await engine.index('products_en_price_asc').setSettings({ ranking: ['asc(price)', 'match', 'relevance'] })
  await fr.setSettings({ searchableAttributes: ['title', 'text'], queryLanguages: ['fr', 'en'] })
  await fr.saveObjects([
    { objectID: '1', title: 'Tente Nunatak pour deux', text: "Pour l'été et l'hiver, jusqu'à \u221218\u00a0°C" },
    { objectID: '2', title: 'Sac à dos vert', text: 'Poches isolées' },
    { objectID: '3', title: 'Vestes vertes', text: 'Œuvre de laine' },
  ])
}

/** The ids of the hits, joined. */
export const ids = (params: SearchParams | string, index = en) =>
  index
    .search(typeof params === 'string' ? { query: params } : params)
    .hits.map(({ objectID }) => objectID)
    .join('')
