import { readContent } from '../../seed/content.ts'
import { readCatalogue, type SeedProductIn } from '../../seed/read.ts'
import { readBrands, readCategories, readColours, readLabels, readSizeRuns } from '../../seed/read-vocabulary.ts'
import { variantsOf } from '../../seed/variants.ts'
import { categoriesOf, categoryTree } from '../../src/domain/catalog/category-tree.ts'
import type { Category } from '../../src/domain/catalog/category.ts'
import type { Gender } from '../../src/domain/catalog/product.ts'
import type { Locale } from '../../src/domain/locale.ts'
import { productIndex } from '../../src/domain/search/search-request.ts'
import {
  queryVocabulary,
  type QueryVocabulary,
  type TitleLookup,
} from '../../src/domain/search/understanding/query-vocabulary.ts'
import { createEngine, languageOf, type SearchIndex, type SearchRecord } from '../../src/search-engine/index.ts'
import { genderWords, settingsOf, synonymsOf } from '../../src/server/search/index-settings.ts'
import { titleLookup } from '../../src/server/search/title-lookup.ts'

/** The seeded products in the shop's own index, without a database: what a query finds and how it is understood. */
export type SeededShop = {
  index: SearchIndex
  products: readonly SeedProductIn[]
  vocabulary: QueryVocabulary
  titles: TitleLookup
}

const categories = readCategories().map((category): Category => ({
  key: category.key,
  ...(category.parent !== undefined && { parent: category.parent }),
  name: category.name,
  path: category.slug,
  description: {},
  ...(category.rule && {
    rule: {
      genders: (category.rule.gender ?? []) as Gender[],
      categories: category.rule.categories ?? [],
      activities: category.rule.activities ?? [],
    },
  }),
}))
export const tree = categoryTree(categories)
const [colours, runs, labels] = [new Map(readColours().map((each) => [each.key, each])), readSizeRuns(), readLabels()]
const brands = new Map(readBrands().map((brand) => [brand.key, brand]))

export async function seededShop(locale: Locale): Promise<SeededShop> {
  const products = readCatalogue()
  const index = createEngine().index(productIndex(locale))
  const { replicas: _, ...settings } = settingsOf(locale)[productIndex(locale)]!
  await index.setSettings(settings)
  await index.saveSynonyms(synonymsOf(locale), { replace: true })
  await index.saveObjects(products.map((product) => recordOf(product, locale)))
  return { index, products, vocabulary: vocabularyOf(products, locale), titles: titleLookup(index) }
}

const sizesOf = ({ sizes, onlySizes }: SeedProductIn) =>
  sizes === undefined
    ? []
    : (runs.get(sizes) ?? []).filter(({ key }) => !onlySizes || onlySizes.some((only) => only.toLowerCase() === key))

const keysOf = (product: SeedProductIn): string[] =>
  categoriesOf(tree, {
    categories: [product.category, ...product.also],
    ...(product.gender && { gender: product.gender }),
    activities: product.activities,
  } as Parameters<typeof categoriesOf>[1])

function recordOf(product: SeedProductIn, locale: Locale): SearchRecord {
  const own = product.colours.map((key) => colours.get(key)!)
  const sizes = sizesOf(product)
  const prices = variantsOf(
    product,
    sizes.map(({ key }) => key),
  ).map(({ price, salePrice }) => (salePrice ?? price) / 100)
  return {
    objectID: product.id,
    title: product.title[locale],
    brand: brands.get(product.brand)!.name,
    brandKey: product.brand,
    kinds: [product.category, ...product.also].map((key) => tree.byKey.get(key)!.name[locale]),
    categoryKeys: keysOf(product),
    genderWords: product.gender ? genderWords(locale, product.gender) : [],
    custom_fields: product.gender ? { Gender: product.gender } : {},
    colours: own.map(({ key, name }) => ({ key, name: name[locale] })),
    colourFamilies: [...new Set(own.map(({ family }) => family))],
    sizes: sizes.map(({ name }) => name[locale]),
    sizeKeys: sizes.map(({ key }) => key),
    activityKeys: product.activities,
    features: product.features[locale],
    materials: product.materials[locale],
    description: product.description[locale],
    specifications: Object.entries(product.specs).map(
      ([key, value]) => `${labels.get(key)![locale]} ${typeof value === 'string' ? value : value[locale]}`,
    ),
    lowestPrice: Math.min(...prices),
    priceType: product.sale === undefined ? 'regular' : product.clearance ? 'clearance' : 'sale',
    inStock: true,
    isNew: product.isNew,
    popularity: product.popularity,
    createdAt: 0,
  }
}

function vocabularyOf(products: readonly SeedProductIn[], locale: Locale): QueryVocabulary {
  const sizes = new Map<string, Set<string>>()
  const inCategory = new Map<string, { genders: Set<string>; sizes: Set<string> }>()
  for (const product of products) {
    for (const { key, name } of sizesOf(product)) sizes.set(key, (sizes.get(key) ?? new Set()).add(name[locale]))
    for (const key of keysOf(product)) {
      const own = inCategory.get(key) ?? { genders: new Set(), sizes: new Set() }
      inCategory.set(key, own)
      if (product.gender) own.genders.add(product.gender)
      for (const size of sizesOf(product)) own.sizes.add(size.key)
    }
  }
  return queryVocabulary({
    locale,
    tree,
    brands: [...brands.values()],
    sizes,
    stores: readContent().stores.map(({ slug, name, city }) => ({ slug, name, city })),
    synonyms: synonymsOf(locale).flatMap((each) => (each.type === 'synonym' ? [each.synonyms] : [])),
    aliases: synonymsOf(locale).flatMap((each) => (each.type === 'onewaysynonym' ? [each.input] : [])),
    inCategory,
    phonetic: languageOf([locale]).phonetic,
  })
}
