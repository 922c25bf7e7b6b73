import type { ProductLine } from '../../cms/product-file.ts'
import type { ShopifyVariant } from '../../cms/shopify-table.ts'
import { keyOf } from '../../domain/key-of.ts'
import { otherLocale, type Locale } from '../../domain/locale.ts'
import type { ShopNames } from './shopify-names.ts'

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
type WrongIn = (word: 'noBrand' | 'noColour' | 'noOption', values: { name: string }) => void
export type ShopifyContext = { names: ShopNames; options: ShopifyOptions; today: string; wrong(at: number): WrongIn }
type Variant = Partial<ProductLine['variants'][number]>
/** The product as the shop has it, which may lack something. */
export type Before = Omit<Partial<ProductLine>, 'variants'> & { variants?: Variant[] }

const colourWords = /^(colou?rs?|couleurs?|teintes?)$/
const sizeWords = /^(sizes?|tailles?|pointures?|grandeurs?|lengths?|longueurs?|dimensions?|formats?|capacity|volume)$/
const LONGEST_SKU = 40

/**
 * What of the product is there already. `isSecond`: it has no words yet in the language of the file, which therefore
 * names the colours and sizes of its SKUs. `unmatched` and `otherNames` get what such a file says that is not taken so.
 */
type Own = {
  isSecond: boolean
  variants: ReadonlyMap<string | undefined, Variant>
  sizes: Map<string, ProductLine['sizes'][number]>
  unmatched: Set<string>
  otherNames: Set<string>
}

export const ownOf = (before: Before | undefined, language: Locale): Own => ({
  isSecond: before !== undefined && !before.title?.[language],
  variants: new Map((before?.variants ?? []).map((variant) => [variant.sku, variant])),
  sizes: new Map((before?.sizes ?? []).map((size) => [size.key, size])),
  unmatched: new Set(),
  otherNames: new Set(),
})

/** The key of a name; where it is unknown and may be made, its key to be. */
export function known(
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

export function variantOf(variant: ShopifyVariant, code: string, own: Own, context: ShopifyContext) {
  const { names, options, wrong } = context
  const fault = wrong(variant.at)
  const before = own.variants.get(variant.sku)
  let colour: string | undefined
  let size: { key: string; name: string } | undefined
  for (const { name, value } of variant.options) {
    const plain = keyOf(name)
    if (colourWords.test(plain) && !colour)
      colour =
        colourOf(before, value, own, context) ??
        known(names, options, 'colours', value, () => fault('noColour', { name: value }))
    else if (!size && (sizeWords.test(plain) || !colourWords.test(plain)))
      size = { key: sizeOf(before, value, own, options.language) ?? (keyOf(value) || plain), name: value }
    // A product of ours has a colour and a size; a third choice has no place.
    else fault('noOption', { name: `${name}: ${value}` })
  }
  const choice = [colour, size?.key].filter(Boolean).join('-')
  const made = choice ? `${code.slice(0, Math.max(1, LONGEST_SKU - 1 - choice.length))}-${choice}` : code
  const sku = variant.sku || made.slice(0, LONGEST_SKU)
  if (own.isSecond && !own.variants.has(sku)) own.unmatched.add(sku)
  return { sku, colour, size, of: variant }
}

/** The colour that the variant has, where the file calls it so or is the first to name it in its language. */
function colourOf(
  before: Variant | undefined,
  value: string,
  { isSecond, otherNames }: Own,
  { names, options: { language } }: ShopifyContext,
): string | undefined {
  const { colour } = before ?? {}
  if (colour === undefined) return undefined
  const { colourNames } = names.planned
  const both = names.colour(colour)
  const name = colourNames.get(colour) ?? both[language]
  if (name && keyOf(name) === keyOf(value)) return colour
  if (!isSecond) return undefined
  // A colour that was made for a file has the word of its language in both.
  if (!name || name === both[otherLocale(language)]) colourNames.set(colour, value)
  else otherNames.add(`${value} (${name})`)
  return colour
}

/** The key of the size that the variant has, or that the product calls so. */
function sizeOf(
  before: Variant | undefined,
  value: string,
  { isSecond, sizes }: Own,
  language: Locale,
): string | undefined {
  const size = isSecond && before?.size !== undefined ? sizes.get(before.size) : undefined
  if (!size) return [...sizes.values()].find(({ name }) => keyOf(name[language]) === keyOf(value))?.key
  if (size.name[language] === size.name[otherLocale(language)])
    sizes.set(size.key, { ...size, name: { ...size.name, [language]: value } })
  return size.key
}
