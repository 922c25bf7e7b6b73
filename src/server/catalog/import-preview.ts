import { variantsBySku, fieldDifferences, type ProductDifference } from '../../cms/product-differences.ts'
import { valueAt } from '../../cms/product-columns.ts'
import type { ProductFault } from '../../cms/product-file.ts'
import { fileWord } from '../../cms/product-file-words.ts'
import { problemsOf } from '../../cms/product-problems.ts'
import { otherLocale, type Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { priceDoubt } from '../../domain/pricing/price-doubt.ts'
import type { Differing } from './check-products.ts'

/** Products whose fields a try shows, and warnings of one kind. */
const MOST_SHOWN = 200
const MOST_NAMED = 20

/**
 * Gathers what a try shows, and what a person should look at: variants that come or go, prices that may be a slip, and
 * drafts over which the import would publish.
 */
export function importPreview(locale: Locale) {
  const [differences, doubts, drafts]: [ProductDifference[], ProductFault[], string[]] = [[], [], []]
  const [newVariants, goneVariants] = [namesOf(), namesOf()]
  return {
    differences,
    warnings: (): string[] => [
      ...newVariants.said('newVariants', locale),
      ...goneVariants.said('goneVariants', locale),
      ...problemsOf(doubts, locale),
      ...drafts,
    ],
    add(line: Differing): void {
      const { at, product, isDraft = false, before, hasDraft } = line
      const { code, title } = product
      if (before) {
        const [own, after] = [variantsBySku(before), variantsBySku(product)]
        for (const sku of after.keys()) if (!own.has(sku)) newVariants.add(sku)
        for (const sku of own.keys()) if (!after.has(sku)) goneVariants.add(sku)
      }
      if (doubts.length < MOST_SHOWN) doubts.push(...doubtsOf(line, locale))
      if (hasDraft && drafts.length < MOST_SHOWN)
        drafts.push(fileWord(locale, 'line', { at, wrong: fileWord(locale, 'draftWaits', { code }) }))
      if (differences.length >= MOST_SHOWN) return
      differences.push({
        at,
        code,
        title: title[locale] || title[otherLocale(locale)],
        isNew: !before,
        isDraft,
        fields: before ? fieldDifferences(before, product, locale) : [],
      })
    },
  }
}

/** Prices that a file may not mean, each at its row. */
function doubtsOf({ at, product, before, placeOf }: Differing, locale: Locale): ProductFault[] {
  const own = variantsBySku(before ?? {})
  return product.variants.flatMap(({ sku, price, salePrice }, row) => {
    const was = (field: string) => {
      const cents = valueAt(own.get(sku), [field])
      return typeof cents === 'number' ? cents : undefined
    }
    const doubted = (field: string, to: number | undefined, from: number | undefined): ProductFault[] => {
      const doubt = to === undefined ? undefined : priceDoubt(to, from)
      if (to === undefined || !doubt) return []
      const place = placeOf?.(['variants', row, field]) ?? { at, name: `variants.${row}.${field}` }
      const values = { column: place.name, to: money(to, locale), from: money(from ?? 0, locale) }
      return [{ at: place.at, wrong: fileWord(locale, doubt === 'free' ? 'priceFree' : 'priceFar', values) }]
    }
    // A first sale price is compared with what the item costs without it.
    return [...doubted('price', price, was('price')), ...doubted('salePrice', salePrice, was('salePrice') ?? price)]
  })
}

/** Names of which all are counted and the first are said. */
function namesOf() {
  const first: string[] = []
  let n = 0
  return {
    add(name: string): void {
      n++
      if (first.length < MOST_NAMED) first.push(name)
    },
    said: (word: 'newVariants' | 'goneVariants', locale: Locale): string[] =>
      n === 0 ? [] : [fileWord(locale, word, { n, names: [...first, ...(n > first.length ? ['…'] : [])].join(', ') })],
  }
}
