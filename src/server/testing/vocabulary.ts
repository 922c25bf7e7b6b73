import type { Id } from '../../cms/from-doc/localized.ts'
import { vocabularyFromDocs } from '../../cms/from-doc/vocabulary.ts'
import type { CatalogueProduct } from '../../domain/catalog/product.ts'
import { toProductRecord } from '../../domain/catalog/product-record.ts'
import { sampleProduct, sampleVariant } from '../../domain/testing/samples.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import { sampleSearch } from './search-client.ts'

const both = (en: string, fr: string) => ({ en, fr })

/** A vocabulary and a catalogue for tests that need no database. */
export const vocabulary = vocabularyFromDocs({
  categories: [
    {
      id: 1,
      key: 'clothing',
      name: both('Clothing', 'Vêtements'),
      slug: both('clothing', 'vetements'),
      description: both('Layers.', 'Des couches.'),
    },
    { id: 2, key: 'jackets', name: both('Jackets', 'Vestes'), slug: both('jackets', 'vestes'), parent: 1, picture: 1 },
    { id: 3, key: 'shells', name: both('Shells', 'Coquilles'), slug: both('shells', 'coquilles'), parent: 2 },
    { id: 4, key: 'women', name: both('Women', 'Femmes'), slug: both('women', 'femmes'), rule: { genders: ['women'] } },
    {
      id: 5,
      key: 'women-jackets',
      name: both('Women’s jackets', 'Vestes pour femmes'),
      slug: both('jackets', 'vestes'),
      parent: 4,
      rule: { genders: ['women'], categories: [2] },
    },
    { id: 7, key: 'windbreakers', name: { fr: 'Coupe-vent' }, slug: { fr: 'coupe-vent' }, parent: 1 },
    { id: 6, key: 'empty', name: both('Empty', 'Vide'), slug: both('empty', 'vide') },
  ],
  brands: [
    { id: 1, key: 'saltspray', name: 'Saltspray', origin: both('Nova Scotia', 'Nouvelle-Écosse'), founded: 1990 },
    { id: 2, key: 'nobody', name: 'Nobody' },
  ],
  collections: [
    { id: 1, key: 'ultralight', name: both('Ultralight', 'Ultraléger'), slug: both('ultralight', 'ultraleger') },
  ],
  colours: [],
  tags: [],
  sellers: [],
  media: [{ id: 1, filename: 'jackets.png', width: 2, height: 1, alt: both('Jackets', 'Des vestes') }],
})

const jackets = (locale: Locale): [Partial<CatalogueProduct>, string[]][] => [
  [
    {
      id: '1',
      title: locale === 'en' ? 'Fundy Shell' : 'Coquille Fundy',
      slug: locale === 'en' ? 'fundy-shell' : 'coquille-fundy',
      gender: 'women',
      collections: ['ultralight'],
      popularity: 90,
    },
    ['clothing', 'jackets', 'shells', 'women', 'women-jackets'],
  ],
  [
    { id: '2', title: 'Basin', slug: 'basin', variants: [sampleVariant({ salePrice: 80_00 })], popularity: 80 },
    ['clothing', 'jackets'],
  ],
  [
    { id: '3', title: 'Ridge', slug: 'ridge', isNew: true, variants: [sampleVariant({ quantity: 0 })], popularity: 70 },
    ['clothing', 'windbreakers'],
  ],
]
const samples = (locale: Locale) =>
  jackets(locale).map(([given, categories]) => {
    const product = sampleProduct({ ...given, locale, categories: categories.slice(-1) })
    return { product, record: toProductRecord(product, categories, locale) }
  })

/** The catalogue's search, by a real engine. */
export const { searchClient, hits, queries } = sampleSearch({ en: samples('en'), fr: samples('fr') }, vocabulary, {
  en: ['shells', 'umbrellas'],
  fr: ['coquilles', 'vestes pour femmes'],
})

export const catalogue = {
  vocabulary: async () => vocabulary,
  pictures: async () => vocabulary.media,
  codesOf: async (ids: Id[]) => new Map(ids.map((id) => [id, String(id)])),
  countSlugs: async () => ({ count: samples('en').length, longest: 40 }),
  async *slugs(_: Locale, { skip, take }: { skip: number; take: number }) {
    const all = samples('en').map(({ record }, i) => ({
      code: record.id,
      slug: { en: record.slug, fr: samples('fr')[i]?.record.slug },
    }))
    yield all.slice(skip, skip + take)
  },
} as unknown as Catalogue
