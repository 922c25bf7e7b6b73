import { phoneText, telHref } from '../address/phone-text.ts'
import type { Locale } from '../locale.ts'
import { wholeMoney, type Cents } from '../money.ts'
import type { ShopReach } from '../shop-contact.ts'
import type { ShopTerms } from '../shop-terms.ts'

/** What editors write in their texts for what the settings of the shop say. */
export const termPlaceholders = [
  '{standard}',
  '{express}',
  '{free-from}',
  '{return-days}',
  '{return-label}',
  '{telephone}',
  '{email}',
] as const
type Placeholder = (typeof termPlaceholders)[number]

/** What the placeholders of a text stand for. */
export type TextTerms = ShopTerms & ShopReach

/** A text with what the settings say in place of their placeholders; what there is not is a dash, and no link. */
export function termsInText(text: string, terms: TextTerms, locale: Locale): string {
  if (!text.includes('{')) return text
  const { shipping, returnDays, returnLabel } = terms
  const [telephone, email] = [plain(terms.telephone), plain(terms.email)]
  const amount = (cents: Cents | undefined) => (cents === undefined ? '—' : wholeMoney(cents, locale))
  const values: Record<Placeholder, string> = {
    '{standard}': amount(shipping.costs.regular),
    '{express}': amount(shipping.costs.express),
    '{free-from}': amount(shipping.freeFrom),
    '{return-days}': String(returnDays),
    '{return-label}': amount(returnLabel),
    '{telephone}': telephone ? phoneText(telephone, locale) : '—',
    '{email}': email || '—',
  }
  const linked = linkedTo(
    linkedTo(text, phoneLink, telephone && telHref(telephone)),
    mailLink,
    email && `mailto:${email}`,
  )
  return termPlaceholders.reduce((filled, name) => filled.replaceAll(name, values[name]), linked)
}

/** The text may be HTML: what a merchant set stands in it as words and ends no attribute. */
const plain = (value = ''): string => value.replaceAll(/[<>"]/g, '')

/** An address that a link or a button has, as Markdown leaves it too. */
const phoneLink = 'tel:(?:{telephone}|%7Btelephone%7D)'
const mailLink = 'mailto:(?:{email}|%7Bemail%7D)'

const linkedTo = (text: string, link: string, href: string): string =>
  href === ''
    ? text.replaceAll(new RegExp(`<a href="${link}"[^>]*>(.*?)</a>`, 'gs'), (_, words: string) => words)
    : text.replaceAll(new RegExp(link, 'g'), () => href)

/** The same for every text of a value, however deep. */
export function termsInTexts<T>(value: T, terms: TextTerms, locale: Locale): T {
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
