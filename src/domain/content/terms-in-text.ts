import type { Locale } from '../locale.ts'
import { wholeMoney, type Cents } from '../money.ts'
import type { ShopTerms } from '../shop-terms.ts'

/** What editors write in their texts for what the settings of the shop say. */
export const termPlaceholders = ['{standard}', '{express}', '{free-from}', '{return-days}', '{return-label}'] as const
type Placeholder = (typeof termPlaceholders)[number]

/** A text with the shop's terms in place of their placeholders; an amount that there is not is a dash. */
export function termsInText(text: string, { shipping, returnDays, returnLabel }: ShopTerms, locale: Locale): string {
  if (!text.includes('{')) return text
  const amount = (cents: Cents | undefined) => (cents === undefined ? '—' : wholeMoney(cents, locale))
  const values: Record<Placeholder, string> = {
    '{standard}': amount(shipping.costs.regular),
    '{express}': amount(shipping.costs.express),
    '{free-from}': amount(shipping.freeFrom),
    '{return-days}': String(returnDays),
    '{return-label}': amount(returnLabel),
  }
  return termPlaceholders.reduce((filled, name) => filled.replaceAll(name, values[name]), text)
}

/** The same for every text of a value, however deep. */
export function termsInTexts<T>(value: T, terms: ShopTerms, locale: Locale): T {
  const filled = (part: unknown): unknown => {
    if (typeof part === 'string') return termsInText(part, terms, locale)
    if (Array.isArray(part)) return part.map(filled)
    if (typeof part === 'object' && part !== null)
      return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, filled(each)]))
    return part
  }
  return filled(value) as T
}

/** Whether a text promises free delivery from an amount, which a shop without it must not. */
export const promisesFreeDelivery = (text: string): boolean => text.includes('{free-from}')
