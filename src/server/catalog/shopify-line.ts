import type { ProductLine } from '../../cms/product-file.ts'
import type { ShopifyProduct, ShopifyVariant } from '../../cms/shopify-table.ts'
import { textOfHtml } from '../../cms/text-of-html.ts'
import { otherLocale, type Locale } from '../../domain/locale.ts'
import { keyOf } from '../../domain/key-of.ts'
import { meantByTags, type ShopNames } from './shopify-names.ts'

export type ShopifyOptions = {
  /** Of the words in the file. */
  language: Locale
  /** The category of products whose type is not one of ours; without it they become drafts. */
  category?: string
  /** Whether brands and colours that the shop does not have are made. */
  create: boolean
  /** Hosts from which pictures may be fetched. */
  hosts: ReadonlySet<string>
}
export type WrongIn = (word: 'noBrand' | 'noColour' | 'noOption', values: { name: string }) => void
type Context = { names: ShopNames; options: ShopifyOptions; today: string; wrong(at: number): WrongIn }
type Variant = Partial<ProductLine['variants'][number]>
/** The product as the shop has it, which may lack something. */
type Before = Omit<Partial<ProductLine>, 'variants'> & { variants?: Variant[] }

const colourWords = /^(colou?rs?|couleurs?|teintes?)$/
const sizeWords = /^(sizes?|tailles?|pointures?|grandeurs?|lengths?|longueurs?|dimensions?|formats?|capacity|volume)$/
const LONGEST_SKU = 40

/**
 * A product of Shopify as a line of ours: what its file does not know stays as it is in the shop, above all the words
 * of the other language. Pictures are for the caller.
 */
export function lineOfShopify(product: ShopifyProduct, before: Before | undefined, context: Context) {
  const { names, options, today, wrong } = context
  const { language } = options
  const { unknown, gender, tags, collections, activities } = meantByTags(product.tags, names)
  const fault = wrong(product.at)
  const brand = known(names, options, 'brands', product.vendor, (name) => fault('noBrand', { name }))
  const type = product.type && names.find('categories', product.type)
  const categories = type ? [type] : (before?.categories ?? (options.category ? [options.category] : []))
  const code = product.handle
  const found = product.variants.map((variant) => variantOf(variant, code, context))
  const spoken = (field: 'title' | 'description' | 'slug', own: string) => ({
    [language]: own,
    [otherLocale(language)]: before?.[field]?.[otherLocale(language)] ?? '',
  })
  const slug = keyOf(product.handle)
  const sizesBefore = new Map((before?.sizes ?? []).map((size) => [size.key, size]))
  const variantsBefore = new Map((before?.variants ?? []).map((variant) => [variant.sku, variant]))
  const fields = {
    ...before,
    code,
    title: spoken('title', product.title),
    // A person writes the French address with the French words.
    slug: before?.slug ?? { en: slug, fr: slug },
    brand,
    categories,
    description: spoken('description', textOfHtml(product.html) || product.title),
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
      ({ key, name }) => sizesBefore.get(key) ?? { key, name: { en: name, fr: name } },
    ),
    variants: found.map(({ sku, colour, size, of }) => {
      const { employeePrice, clearance, stocked, mpn } = variantsBefore.get(sku) ?? {}
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
    unknownTags: unknown,
    stock,
    /** Rows of the file and colours, by the place of the variant. */
    rows: found.map(({ of: { at, picture }, colour }) => ({ at, picture, colour })),
  }
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** The key of a name; where it is unknown and may be made, its key to be. */
function known(
  { find, planned }: ShopNames,
  { create }: ShopifyOptions,
  collection: 'brands' | 'colours',
  name: string,
  refuse: (name: string) => void,
): string {
  const key = name && find(collection, name)
  if (key) return key
  const made = keyOf(name)
  if (create && made) planned[collection].set(made, name)
  else refuse(name || '–')
  return made || 'unknown'
}

function variantOf(variant: ShopifyVariant, code: string, { names, options, wrong }: Context) {
  const fault = wrong(variant.at)
  let colour: string | undefined
  let size: { key: string; name: string } | undefined
  for (const { name, value } of variant.options) {
    const plain = keyOf(name)
    if (colourWords.test(plain) && !colour)
      colour = known(names, options, 'colours', value, () => fault('noColour', { name: value }))
    else if (!size && (sizeWords.test(plain) || !colourWords.test(plain)))
      size = { key: keyOf(value) || plain, name: value }
    // A product of ours has a colour and a size; a third choice has no place.
    else fault('noOption', { name: `${name}: ${value}` })
  }
  const choice = [colour, size?.key].filter(Boolean).join('-')
  const own = choice ? `${code.slice(0, Math.max(1, LONGEST_SKU - 1 - choice.length))}-${choice}` : code
  return { sku: variant.sku || own.slice(0, LONGEST_SKU), colour, size, of: variant }
}
