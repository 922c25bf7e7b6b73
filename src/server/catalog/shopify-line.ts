import type { ShopifyProduct } from '../../cms/shopify-table.ts'
import { textOfHtml } from '../../cms/text-of-html.ts'
import { otherLocale } from '../../domain/locale.ts'
import { keyOf } from '../../domain/key-of.ts'
import { meantByTags } from './shopify-names.ts'
import { known, ownOf, variantOf, type Before, type ShopifyContext } from './shopify-variant.ts'

/**
 * A product of Shopify as a line of ours: what its file does not know stays as it is in the shop, above all the words
 * of the other language. Pictures are for the caller.
 */
export function lineOfShopify(product: ShopifyProduct, before: Before | undefined, context: ShopifyContext) {
  const { names, options, today, wrong } = context
  const { language } = options
  const { unknown, gender, tags, collections, activities } = meantByTags(product.tags, names)
  const fault = wrong(product.at)
  const brand = known(names, options, 'brands', product.vendor, (name) => fault('noBrand', { name }))
  const type = product.type && names.find('categories', product.type)
  const categories = type ? [type] : (before?.categories ?? (options.category ? [options.category] : []))
  const code = product.handle
  const own = ownOf(before, options.language)
  const found = product.variants.map((variant) => variantOf(variant, code, own, context))
  const spoken = (field: 'title' | 'description' | 'slug', words: string) => ({
    [language]: words,
    [otherLocale(language)]: before?.[field]?.[otherLocale(language)] ?? '',
  })
  const slug = keyOf(product.handle)
  const description = textOfHtml(product.html) || before?.description?.[language]
  const fields = {
    ...before,
    code,
    title: spoken('title', product.title),
    // A person writes the French address with the French words.
    slug: before?.slug ?? { en: slug, fr: slug },
    brand,
    categories,
    description: spoken('description', description || product.title),
    publishedOn: before?.publishedOn ?? today,
    gender: gender ?? before?.gender,
    tags: [...(before?.tags ?? []), ...tags.filter(({ tag }) => !before?.tags?.some((own) => own.tag === tag))],
    collections: [...new Set([...(before?.collections ?? []), ...collections])],
    activities: [...new Set([...(before?.activities ?? []), ...activities])],
    colours: unique(found.flatMap(({ colour }) => colour ?? [])).map((colour) => ({
      colour,
      pictures: [] as string[],
    })),
    sizes: [...new Map(found.flatMap(({ size }) => (size ? [[size.key, size]] : []))).values()].map(
      ({ key, name }) => own.sizes.get(key) ?? { key, name: { en: name, fr: name } },
    ),
    variants: found.map(({ sku, colour, size, of }) => {
      const { employeePrice, clearance, stocked, mpn } = own.variants.get(sku) ?? {}
      const { price, salePrice, weightGrams, gtin } = of
      const all = {
        sku,
        colour,
        size: size?.key,
        price,
        salePrice,
        employeePrice,
        clearance,
        stocked,
        weightGrams,
        gtin,
        mpn,
      }
      return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
    }),
  }
  if (fields.gender === undefined) delete fields.gender
  const isWhole = [fields.title, fields.description].every(({ en, fr }) => en && fr)
  const stock = found.flatMap(({ sku, of: { quantity } }) => (quantity === undefined ? [] : [{ sku, quantity }]))
  return {
    fields,
    isDraft: !product.isActive || !isWhole || categories.length === 0,
    isUncategorized: categories.length === 0,
    /** No description is known: its title stands there. */
    hasTitleOnly: !description,
    unknownTags: unknown,
    /** Of a file in the other language: what names nothing that the product has, and names of colours that have one. */
    unmatchedSkus: [...own.unmatched],
    otherNames: [...own.otherNames],
    stock,
    /** Rows of the file and colours, by the place of the variant. */
    rows: found.map(({ of: { at, picture }, colour }) => ({ at, picture, colour })),
  }
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]
