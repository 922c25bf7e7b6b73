import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { productFromDoc, type ProductDoc } from '../../cms/from-doc/product.ts'
import { vocabularyFromDocs } from '../../cms/from-doc/vocabulary.ts'
import { categoriesOf } from '../../domain/catalog/category-tree.ts'
import { toProductRecord } from '../../domain/catalog/product-record.ts'
import { availabilities, genders } from '../../domain/catalog/product.ts'
import { locales } from '../../domain/locale.ts'
import { toProductHit } from '../../domain/search/product-hit.ts'
import { RECORDS_VERSION } from './index-settings.ts'

/** What the hits of the samples are by each version of records. */
const known: Record<number, string> = {
  7: '399cdd1b9685e585',
}

const both = (en: string, fr: string) => ({ en, fr })
const tag = { path: both('/sale', '/soldes'), isLink: true }
const vocabulary = vocabularyFromDocs({
  categories: [
    { id: 1, key: 'clothing', name: both('Clothing', 'Vêtements'), slug: both('clothing', 'vetements') },
    { id: 2, key: 'jackets', parent: 1, name: both('Jackets', 'Vestes'), slug: both('jackets', 'vestes') },
    { id: 3, key: 'women', name: both('Women', 'Femme'), slug: both('women', 'femme'), rule: { genders: ['women'] } },
  ],
  brands: [{ id: 1, key: 'saltspray', name: 'Saltspray' }],
  collections: [{ id: 1, key: 'light', name: both('Ultralight', 'Ultraléger'), slug: both('light', 'leger') }],
  colours: [{ id: 1, key: 'plum', name: both('Plum', 'Prune'), hex: '#5b2a55', family: 'purple' }],
  tags: [
    { id: 1, key: 'top', name: both('Top', 'Succès'), hierarchy: 'primary', colour: 'redOutline', ...tag },
    { id: 2, key: 'online', name: both('Online', 'En ligne'), hierarchy: 'secondary', colour: 'grey', ...tag },
  ],
  sellers: [{ id: 1, key: 'cabin', name: 'Cabin', shipsFrom: both('Ontario', 'Ontario'), returns: both('No', 'Non') }],
  media: [{ id: 1, filename: 'a b.png', width: 20, height: 10, alt: both('A jacket', 'Une veste') }],
})

/** A product that has everything, and `more`. */
const doc = (more: Partial<ProductDoc>): ProductDoc => ({
  id: 9,
  code: '5101-204',
  title: both('Fundy Jacket', 'Veste Fundy'),
  slug: both('fundy-jacket', 'veste-fundy'),
  brand: 1,
  description: both('For rain.', 'Pour la pluie.'),
  features: both('Light\nWarm', 'Légère\nChaude'),
  materials: both('Nylon', 'Nylon'),
  care: both('Wash cold', 'Laver à froid'),
  specifications: [{ label: both('Weight', 'Poids'), value: both('300 g', '300 g') }],
  gender: 'women',
  availability: 'Available',
  seller: 1,
  isNew: true,
  popularity: 40,
  publishedOn: '2026-01-02',
  pictures: [1],
  colours: [{ colour: 1, pictures: [1] }],
  sizes: [
    { key: 's', name: both('S', 'P') },
    { key: '8-5', name: both('8.5', '8,5') },
  ],
  categories: [2],
  collections: [1],
  activities: ['hiking'],
  tags: [{ tag: 2 }, { tag: 1 }, { tag: 1, skus: ['A'] }],
  variants: [{ sku: 'A', colour: 'plum', size: 's', price: 120_00 }],
  ...more,
})

/** Products with the units that each of their variants has online. */
const samples: [ProductDoc, units: Record<string, number>][] = [
  ...[0, 1, 2, 3, 4, 5, 6, 8, 10, 11, 20, 50, 100].map((A): [ProductDoc, Record<string, number>] => [doc({}), { A }]),
  ...availabilities.map((availability): [ProductDoc, Record<string, number>] => [doc({ availability }), { A: 5 }]),
  ...genders.map((gender): [ProductDoc, Record<string, number>] => [doc({ gender }), { A: 5 }]),
  [doc({ variants: [{ sku: 'A', price: 100_00, stocked: false }] }), { A: 5 }],
  [doc({ variants: [{ sku: 'A', price: 100_00, salePrice: 79_95 }] }), { A: 5 }],
  [doc({ variants: [{ sku: 'A', price: 100_00, salePrice: 60_00, clearance: true }] }), { A: 5 }],
  // A range of prices, some of them reduced; the second has the only units.
  [
    doc({
      variants: [
        { sku: 'A', price: 100_00, salePrice: 79_95 },
        { sku: 'B', price: 120_50 },
        { sku: 'IN-STORE', price: 140_00, salePrice: 140_00, size: '8-5' },
      ],
    }),
    { B: 2 },
  ],
  [
    doc({
      description: null,
      features: null,
      materials: null,
      specifications: [],
      gender: null,
      isNew: false,
      publishedOn: null,
      pictures: [],
      colours: [],
      sizes: [],
      categories: [],
      collections: [],
      activities: [],
      tags: [],
      variants: [{ sku: 'A', price: 0 }],
    }),
    { A: 5 },
  ],
]

const ratings = [undefined, { average: 4.5, count: 12 }]

const hits = () =>
  locales.flatMap((locale) =>
    samples.flatMap(([sample, units]) =>
      ratings.map((rating) => {
        const product = { ...productFromDoc(sample, locale, vocabulary, (sku) => units[sku] ?? 0)!, rating }
        return toProductHit(product, toProductRecord(product, categoriesOf(vocabulary.tree, product), locale), {
          tree: vocabulary.tree,
          collectionName: (key) => [...vocabulary.collections.values()].find((each) => each.key === key)?.name[locale],
          // By the language: these words have a version of their own.
          genderWords: (gender) => [gender, locale],
          storesWith: (skus) => (skus.includes('IN-STORE') ? ['halifax'] : []),
        })
      }),
    ),
  )

test('records of the same products are the same, or their version is raised', () => {
  const found = createHash('sha256').update(JSON.stringify(hits())).digest('hex').slice(0, 16)
  const to = known[RECORDS_VERSION] === undefined ? RECORDS_VERSION : RECORDS_VERSION + 1
  expect(
    found,
    `The search’s records of the same products are others: raise RECORDS_VERSION in src/server/search/index-settings.ts to ${to}, or shops that are there keep their old ones, and write “${to}: '${found}'” into this test. (If only its samples changed, write '${found}' to the version that is there.)`,
  ).toBe(known[RECORDS_VERSION])
})
