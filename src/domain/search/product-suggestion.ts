import { genders, type Gender } from '../catalog/product.ts'
import type { Cents } from '../money.ts'
import type { PriceInfo, PriceRange } from '../pricing/price.ts'
import { tagColour } from '../tags/tag-colour.ts'
import type { TagColour } from '../tags/tag.ts'
import { fieldsOf, listOf, numberOf, textOf } from './foreign.ts'
import { markedParts, type TextPart } from './marked-text.ts'

/** The position of a hit, sent with the clicks and purchases that follow (acceptance 109). `position` counts from 1. */
export type HitSource = { index: string; objectID: string; queryID?: string; position: number }

/** A hit of the product index as autocomplete shows it (acceptance 47); amounts in cents. */
export type ProductSuggestion = {
  id: string
  title: TextPart[]
  href: string
  image?: string
  sku?: string
  colour?: string
  /** Whose cut it has, where it has one. */
  gender?: Gender
  tags: { id: string; name: string; colour: TagColour }[]
  price: PriceInfo
  source: HitSource
}

/**
 * Reads a hit of the provider, whose amounts are dollars. Undefined for one without a title or with an address that is
 * no page of this site: an index may be filled from outside.
 */
export function productSuggestion(hit: unknown, source: Omit<HitSource, 'objectID'>): ProductSuggestion | undefined {
  const fields = fieldsOf(hit)
  const [id, title, href, image] = [
    textOf(fields.objectID),
    textOf(fields.title),
    textOf(fields.url),
    textOf(fields.image),
  ]
  if (!id || !title || !href || !isOwnPath(href)) return undefined
  const highlighted = textOf(fieldsOf(fieldsOf(fields._highlightResult).title).value)
  const [sku, colour] = [textOf(fields.sku), textOf(fields.colour)]
  const gender = genders.find((each) => each === fieldsOf(fields.custom_fields).Gender)
  return {
    id,
    title: markedParts(highlighted ?? title),
    href,
    ...(image && { image }),
    ...(sku && { sku }),
    ...(colour && { colour }),
    ...(gender && { gender }),
    tags: listOf(fields.tags).flatMap(tagOf),
    price: hitPrice(fields),
    source: { ...source, objectID: id },
  }
}

/** The price of a hit in cents: it is shown by the same rule as a tile's (acceptance 48–50, 97, 98). */
export function hitPrice(hit: unknown): PriceInfo {
  const { price, salePrice, priceRange } = fieldsOf(hit)
  const range = fieldsOf(priceRange)
  return {
    price: centsOf(price),
    salePrice: centsOf(salePrice),
    priceRange: { price: spanOf(range.price), salePrice: spanOf(range.salePrice) },
  }
}

function tagOf(tag: unknown): ProductSuggestion['tags'] {
  const { id, name, colourOverride, colour } = fieldsOf(tag)
  const [key, text] = [textOf(id), textOf(name)]
  return key && text
    ? [{ id: key, name: text, colour: tagColour(textOf(colour) ?? 'grey', textOf(colourOverride)) }]
    : []
}

/** Null and missing are no price; 0 is one (acceptance 97). */
function centsOf(dollars: unknown): Cents | undefined {
  const amount = numberOf(dollars)
  return amount === undefined || amount < 0 ? undefined : Math.round(amount * 100)
}

function spanOf(span: unknown): PriceRange | undefined {
  const { low, high } = fieldsOf(span)
  const [from, to] = [centsOf(low), centsOf(high)]
  return from === undefined || to === undefined ? undefined : { low: from, high: to }
}

/** A path that no browser reads as another host. */
const isOwnPath = (href: string): boolean => /^\/(?![/\\])/.test(href)
