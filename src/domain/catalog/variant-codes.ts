import type { Locale } from '../locale.ts'
import { withoutMarks } from '../without-marks.ts'

/** A title as the last word of its URL: « Carte-cadeau d’été, œuvre n° 2 » → `carte-cadeau-d-ete-oeuvre-n-2`. */
export const slugOf = (title: string): string =>
  withoutMarks(title)
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** What a SKU is made from: the code and name of the product, and the keys of the colour and size of the variant. */
export type SkuParts = { code: string; name: string; colour: string; size: string }

export const LONGEST_SKU = 40

/** The parts of a pattern, as each language writes them. */
const partNamed: Record<string, keyof SkuParts> = {
  code: 'code',
  name: 'name',
  nom: 'name',
  colour: 'colour',
  couleur: 'colour',
  size: 'size',
  taille: 'size',
}

/** The parts in the words of a language, as its users write patterns. */
export const skuPartsIn = {
  en: { code: '{code}', name: '{name}', colour: '{colour}', size: '{size}' },
  fr: { code: '{code}', name: '{nom}', colour: '{couleur}', size: '{taille}' },
} as const satisfies Record<Locale, Record<keyof SkuParts, string>>

/** The pattern that is used until somebody writes another: by the product's code, or by its name while it has none. */
export const usualPattern = (locale: Locale, first: 'code' | 'name'): string =>
  [skuPartsIn[locale][first], skuPartsIn[locale].colour, skuPartsIn[locale].size].join('-')

/**
 * The SKU that a pattern such as `{code}-{colour}-{size}` makes: `5101-998-PLUM-M`. A part that the variant lacks
 * leaves with the sign before it; what is in braces and no part stays as it is written.
 */
export const skuOf = (pattern: string, parts: SkuParts): string =>
  pattern
    .replace(/\{(\p{L}+)\}/gu, (written, name: string) => {
      const part = partNamed[name.toLowerCase()]
      return part === undefined ? written : codeOf(parts[part])
    })
    .replace(/([-_./ ])[-_./ ]+/g, '$1')
    .replace(/^[-_./ ]+|[-_./ ]+$/g, '')
    .slice(0, LONGEST_SKU)

type Uncoded = { sku?: string | null; colour?: string | null; size?: string | null }

/**
 * The variants of a product, each without a SKU with that which the usual pattern makes of the product's code. None is
 * made without a code.
 */
export const withMadeSkus = <Own extends Uncoded>(variants: readonly Own[], code: string): Own[] =>
  variants.map((variant) => {
    if (variant.sku || code.trim() === '') return variant
    const { colour, size } = variant
    const sku = skuOf(usualPattern('en', 'code'), { code, name: '', colour: colour ?? '', size: size ?? '' })
    return { ...variant, sku }
  })

/** A part in capitals without blanks; a size such as `8.5` keeps its point. */
const codeOf = (part: string): string =>
  withoutMarks(part.trim())
    .replace(/[Œœ]/g, 'oe')
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toUpperCase()

/** The key of a size that somebody names: `8,5` and `8.5` are one, `S/M` is `s-m`. */
export const sizeKeyOf = (name: string): string =>
  withoutMarks(name.trim())
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '')
