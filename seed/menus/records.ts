import type { Category, CategoryTree } from '../../src/domain/catalog/category.ts'
import { categoriesOf, categoryTree } from '../../src/domain/catalog/category-tree.ts'
import { genders, type CatalogueProduct } from '../../src/domain/catalog/product.ts'
import { toProductRecord, type ProductRecord } from '../../src/domain/catalog/product-record.ts'
import { stockStatus } from '../../src/domain/catalog/stock.ts'
import { otherLocale, type Locale } from '../../src/domain/locale.ts'
import { measureText } from '../../src/domain/measure.ts'
import { variantPriceType } from '../../src/domain/pricing/price-type.ts'
import { readBrands, readCategories, readColours, readLabels, readSellers, readSizeRuns } from '../read-vocabulary.ts'
import { readCatalogue, type SeedProductIn } from '../read.ts'
import { slugOf } from '../../src/domain/catalog/variant-codes.ts'
import { variantsOf } from '../variants.ts'

/** The category tree as the shop will have it, with paths and rules. */
export function seedTree(): CategoryTree {
  const byKey = new Map<string, Category>()
  for (const { key, parent, name, slug, rule, google } of readCategories()) {
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
      ...(google && { googleCategory: google }),
    })
  }
  return categoryTree([...byKey.values()])
}

/** The products of the seed as the shop will have them in a language, without tags. */
export function seedProducts(locale: Locale): CatalogueProduct[] {
  const brands = new Map(readBrands().map(({ key, name }) => [key, { key, name, slug: key }]))
  const colours = new Map(readColours().map((colour) => [colour.key, colour]))
  const sellers = new Map(readSellers().map((seller) => [seller.key, seller]))
  const [runs, labels] = [readSizeRuns(), readLabels()]
  return readCatalogue().map((product): CatalogueProduct => {
    const sizes = sizesOf(product, runs)
    const seller = sellers.get(product.seller ?? '')
    const pictures = (colour: string, shots = ['', '-back', '-detail']) =>
      shots.map((shot) => ({
        file: `${product.id}-${colour}${shot}.png`,
        width: 1200,
        height: 1200,
        alt: '',
      }))
    return {
      ...product,
      locale,
      title: product.title[locale],
      slug: slugOf(product.title[locale]),
      alternateSlug: slugOf(product.title[otherLocale(locale)]),
      brand: brands.get(product.brand)!,
      description: product.description[locale],
      features: product.features[locale],
      materials: product.materials[locale],
      care: product.care[locale],
      specifications: Object.entries(product.specs).map(([key, value]) => ({
        label: labels.get(key)?.[locale] ?? key,
        value: typeof value === 'string' ? measureText(value, locale) : value[locale],
      })),
      categories: [product.category, ...product.also],
      colours: product.colours.map((key) => {
        const { name, ...colour } = colours.get(key)!
        return { ...colour, name: name[locale], pictures: pictures(key) }
      }),
      sizes: sizes.map(({ key, name }) => ({ key, name: name[locale] })),
      variants: variantsOf(
        product,
        sizes.map(({ key }) => key),
      ).map(({ stocked, clearance, employeePrice: _, ...variant }) => ({
        ...variant,
        priceType: variantPriceType({ ...variant, clearance: clearance && variant.salePrice !== undefined }),
        stock: stockStatus({ quantity: variant.quantity, stocked }),
      })),
      shippingClass: product.shipping,
      tags: [],
      pictures: product.colours[0] ? pictures(product.colours[0], ['-scale']) : [],
      seller: seller && {
        key: seller.key,
        name: seller.name,
        shipsFrom: seller.shipsFrom[locale],
        returns: seller.returns[locale],
      },
      publishedOn: '',
    }
  })
}

/**
 * The listings of a language that will have products, from the seed alone. Collections are those a product names; the
 * loader may add some by tag, which fills a listing and never empties it.
 */
export const seedRecords = (tree: CategoryTree, locale: Locale): ProductRecord[] =>
  seedProducts(locale).map((product) => toProductRecord(product, categoriesOf(tree, product), locale))

function sizesOf({ sizes, onlySizes }: SeedProductIn, runs: ReturnType<typeof readSizeRuns>) {
  const wanted = onlySizes?.map((size) => size.toLowerCase())
  return (runs.get(sizes ?? '') ?? []).filter(({ key }) => !wanted || wanted.includes(key))
}
