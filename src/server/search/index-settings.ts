import { createHash } from 'node:crypto'
import type { Gender } from '../../domain/catalog/product.ts'
import type { Locale } from '../../domain/locale.ts'
import { productIndex, suggestionIndex } from '../../domain/search/search-request.ts'
import type { Settings, Synonym } from '../../search-engine/index.ts'
import { namesOfOtherLanguage } from './other-language.ts'

/**
 * Everything that decides how the shop is searched, but for what editors add: indexes, settings, synonyms. The same at
 * hosted Algolia.
 */

/**
 * Raised by whoever changes what a record of the same product holds, so that shops that are there make theirs anew at
 * their next start: a field of `ProductHit`, and every rule that decides one, such as from how many units a product is
 * low. `records-version.test.ts` fails where it was forgotten.
 */
export const RECORDS_VERSION = 7

/** The orders a listing can be sorted in, each a replica: `products_en_price_asc`. Ties keep the order of relevance. */
const replicas: Record<string, string[]> = {
  price_asc: ['asc(lowestPrice)', 'desc(popularity)'],
  price_desc: ['desc(lowestPrice)', 'desc(popularity)'],
  newest: ['desc(createdAt)', 'desc(popularity)'],
  rating: ['desc(ratingScore)', 'desc(reviewCount)', 'desc(popularity)'],
}

/** The order of a listing that is not sorted. */
const customRanking = ['desc(popularity)', 'desc(createdAt)']

/** The attributes that listings are sorted by, in whatever order. */
export const sortedBy: readonly string[] = [
  ...new Set([customRanking, ...Object.values(replicas)].flat().map((by) => by.replace(/^\w+\((\w+)\)$/, '$1'))),
]

/** Words of a query are looked for here: a line is worth three fifths of the one before. */
const searchableAttributes = [
  'unordered(title)',
  'unordered(kinds),unordered(brand)',
  'unordered(objectID),unordered(variants.sku)',
  'unordered(genderWords),unordered(colours.name),unordered(sizes),unordered(collections),unordered(tags.name)',
  'unordered(features),unordered(materials)',
  'unordered(description),unordered(specifications)',
]

const attributesForFaceting = [
  'searchable(brand)',
  'searchable(brandKey)',
  'categories.lvl0',
  'categories.lvl1',
  'categories.lvl2',
  'categoryKeys',
  'collectionKeys',
  'custom_fields.Gender',
  'colourFamilies',
  'sizes',
  'sizeKeys',
  'sizeLabels',
  'sizeGroups',
  'activityKeys',
  'lowestPrice',
  'priceType',
  'rating',
  'stock',
  'inStock',
  'availability',
  'availableIn',
  'isNew',
  'tags.id',
  'filterOnly(objectID)',
  'filterOnly(variants.sku)',
]

const productSettings = (locale: Locale): Settings => ({
  searchableAttributes,
  attributesForFaceting,
  numericAttributesForFiltering: ['lowestPrice', 'price', 'salePrice', 'popularity', 'createdAt', 'rating'],
  customRanking,
  attributesToRetrieve: [
    '*',
    '-description',
    '-features',
    '-materials',
    '-specifications',
    '-genderWords',
    '-kinds',
    '-sizeLabels',
    '-sizeGroups',
    '-ratingScore',
  ],
  attributesToHighlight: ['title', 'brand'],
  attributesToSnippet: ['description:20'],
  replicas: Object.keys(replicas).map((order) => `${productIndex(locale)}_${order}`),
  indexLanguages: [locale],
  queryLanguages: [locale],
  ignorePlurals: true,
  hitsPerPage: 24,
  maxValuesPerFacet: 200,
  paginationLimitedTo: 24_000,
})

const suggestionSettings = (locale: Locale): Settings => ({
  searchableAttributes: ['unordered(query)'],
  attributesForFaceting: ['kind'],
  numericAttributesForFiltering: ['popularity', 'nbHits'],
  customRanking: ['desc(popularity)'],
  attributesToHighlight: ['query'],
  indexLanguages: [locale],
  queryLanguages: [locale],
  ignorePlurals: true,
  hitsPerPage: 6,
})

/** Settings of all indexes of a language by their names; a replica's are what it has besides its primary's. */
export const settingsOf = (locale: Locale): Record<string, Settings> => ({
  [productIndex(locale)]: productSettings(locale),
  ...Object.fromEntries(
    Object.entries(replicas).map(([order, by]) => [
      `${productIndex(locale)}_${order}`,
      { ranking: [...by, 'match', 'relevance'] },
    ]),
  ),
  [suggestionIndex(locale)]: suggestionSettings(locale),
})

/** Regional and colloquial synonyms. Words with a wider or narrower meaning are not synonyms. */
const words: Record<Locale, string[][]> = {
  en: [
    ['jacket', 'coat'],
    ['pants', 'trousers'],
    ['toque', 'tuque', 'beanie'],
    ['backpack', 'rucksack', 'knapsack'],
    ['sleeping pad', 'sleeping mat', 'mattress'],
    ['bike', 'bicycle'],
    ['waterproof', 'rainproof'],
    ['sweater', 'pullover', 'jumper'],
    ['kids', 'children'],
    ['headlamp', 'head torch'],
    ['flashlight', 'torch'],
    ['hiking poles', 'trekking poles'],
    ['long underwear', 'base layer', 'long johns'],
    ['sunglasses', 'shades'],
    ['mitts', 'mittens'],
    ['cooler', 'ice chest'],
    ['paddleboard', 'sup', 'stand up paddleboard'],
    ['cook set', 'cookware', 'pots'],
    ['pfd', 'life jacket', 'life vest'],
    ['gaiters', 'gators'],
  ],
  fr: [
    ['manteau', 'veste'],
    ['tuque', 'bonnet'],
    ['sac à dos', 'packsack', 'havresac'],
    ['lampe frontale', 'frontale'],
    ['bas', 'chaussettes'],
    ['mitaines', 'moufles'],
    ['vélo', 'bicyclette'],
    ['chandail', 'pull'],
    ['souliers', 'chaussures'],
    ['matelas de sol', 'tapis de sol'],
    ['canot', 'canoë'],
    ['planche à pagaie', 'paddleboard', 'sup'],
    ['réchaud', 'brûleur'],
    ['gourde', 'bouteille'],
    ['combines', 'sous-vêtements longs', 'couche de base'],
    ['bâtons de randonnée', 'bâtons de marche'],
    ['glacière', 'cooler'],
    ['vfi', 'gilet de sauvetage', 'veste de flottaison'],
    ['doudoune', 'manteau de duvet'],
    ['coquille', 'hardshell'],
    ['coton ouaté', 'hoodie', 'kangourou'],
  ],
}

/** For how many a tent, a pot or a raft is: titles write the number in words, and shoppers in digits. */
const forHowMany: Record<Locale, string[][]> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((number, at) =>
    [number, String(at + 1)].flatMap((each) => [`${each} person`, `${each} people`]),
  ),
  fr: ['une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'].map((number, at) =>
    [number, String(at + 1)].flatMap((each) => [`${each} places`, `${each} personnes`]),
  ),
}

const idOf = (word: string) => `shop-${word.replaceAll(' ', '-')}`
export const synonymsOf = (locale: Locale): Synonym[] => [
  ...[...words[locale], ...forHowMany[locale]].map((synonyms) => ({
    objectID: idOf(synonyms[0]!),
    type: 'synonym' as const,
    synonyms,
  })),
  ...namesOfOtherLanguage(locale).map(({ input, synonyms }) => ({
    objectID: `${idOf(input)}-here`,
    type: 'onewaysynonym' as const,
    input,
    synonyms,
  })),
]

const ofGender: Record<Locale, Record<Gender, string[]>> = {
  en: {
    women: ['women', 'ladies', 'female'],
    men: ['men', 'male'],
    unisex: ['unisex'],
    kids: ['kids', 'youth', 'junior'],
  },
  fr: { women: ['femme', 'dame'], men: ['homme'], unisex: ['unisexe'], kids: ['enfant', 'junior', 'jeune'] },
}
export const genderWords = (locale: Locale, gender: Gender): string[] => ofGender[locale][gender]

/** Changes with anything in this file that makes an index another. */
export const settingsVersion = (locale: Locale): string =>
  createHash('sha256')
    .update(JSON.stringify([RECORDS_VERSION, settingsOf(locale), synonymsOf(locale), ofGender[locale]]))
    .digest('hex')
    .slice(0, 16)
