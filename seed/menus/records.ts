import type { Category, CategoryTree } from '../../src/domain/catalog/category.ts'
import { categoriesOf, categoryTree } from '../../src/domain/catalog/category-tree.ts'
import { genders, type Product } from '../../src/domain/catalog/product.ts'
import { toProductRecord, type ProductRecord } from '../../src/domain/catalog/product-record.ts'
import { stockStatus } from '../../src/domain/catalog/stock.ts'
import type { Locale } from '../../src/domain/locale.ts'
import { variantPriceType } from '../../src/domain/pricing/price-type.ts'
import { readBrands, readCategories, readColours, readSizeRuns } from '../read-vocabulary.ts'
import { readCatalogue, type SeedProductIn } from '../read.ts'
import { slugify } from '../slug.ts'
import { variantsOf } from '../variants.ts'

/** The category tree as the shop will have it, with paths and rules. */
export function seedTree(): CategoryTree {
  const byKey = new Map<string, Category>()
  for (const { key, parent, name, slug, rule } of readCategories()) {
    const above = parent === undefined ? undefined : byKey.get(parent)?.path
    const pathIn = (locale: Locale) => (above ? `${above[locale]}/${slug[locale]}` : slug[locale])
    const rules = rule && {
      genders: genders.filter((gender) => rule.gender?.includes(gender)),
      categories: rule.categories ?? [],
      activities: rule.activities ?? [],
    }
    byKey.set(key, {
      key,
      parent,
      name,
      path: { en: pathIn('en'), fr: pathIn('fr') },
      description: {},
      ...(rules && { rule: rules }),
    })
  }
  return categoryTree([...byKey.values()])
}

/**
 * The listings of a language that will have products, from the seed alone. Collections are those a product names; the
 * loader may add some by tag, which fills a listing and never empties it.
 */
export function seedRecords(tree: CategoryTree, locale: Locale): ProductRecord[] {
  const brands = new Map(readBrands().map(({ key, name }) => [key, { key, name, slug: key }]))
  const colours = new Map(readColours().map((colour) => [colour.key, colour]))
  const runs = readSizeRuns()
  return readCatalogue().map((product) => {
    const sizes = sizesOf(product, runs)
    const seeded: Product = {
      ...product,
      locale,
      title: product.title[locale],
      slug: slugify(product.title[locale]),
      brand: brands.get(product.brand)!,
      categories: [product.category, ...product.also],
      colours: product.colours.map((key) => ({ ...colours.get(key)!, name: key, pictures: [] })),
      sizes: sizes.map(({ key, name }) => ({ key, name: name[locale] })),
      variants: variantsOf(
        product,
        sizes.map(({ key }) => key),
      ).map(({ stocked, clearance, ...variant }) => ({
        ...variant,
        priceType: variantPriceType({ ...variant, clearance: clearance && variant.salePrice !== undefined }),
        stock: stockStatus({ quantity: variant.quantity, stocked }),
      })),
      ...absent,
    }
    return toProductRecord(seeded, categoriesOf(tree, seeded), locale)
  })
}

function sizesOf({ sizes, onlySizes }: SeedProductIn, runs: ReturnType<typeof readSizeRuns>) {
  const wanted = onlySizes?.map((size) => size.toLowerCase())
  return (runs.get(sizes ?? '') ?? []).filter(({ key }) => !wanted || wanted.includes(key))
}

/** Fields that no listing filters by. */
const absent = {
  description: '',
  features: [],
  materials: '',
  care: '',
  specifications: [],
  tags: [],
  seller: undefined,
  pictures: [],
  shippingClass: 'standard',
  publishedOn: '',
  alternateSlug: '',
} satisfies Partial<Product>
