import type { Checkout } from '../checkout/checkout.ts'
import { lineTitle, lineTotal } from '../cart/cart.ts'
import type { Locale } from '../locale.ts'
import { helpSlug, paths } from '../paths.ts'
import { absoluteUrl, sharedPictureUrl } from '../seo/absolute-url.ts'
import type { SessionData } from './session.ts'
import { lineTotals } from './totals.ts'

/** The lines of a cart or checkout as agents read them; a line is called by its SKU. */
export const lineItemsOf = ({ cart }: Pick<Checkout, 'cart'>, siteUrl: string): object[] =>
  cart.lines.map((line) => ({
    id: line.sku,
    item: {
      id: line.sku,
      title: lineTitle(line),
      price: line.unitPrice,
      ...(line.picture && { image_url: sharedPictureUrl(siteUrl, line.picture) }),
    },
    quantity: line.quantity,
    totals: lineTotals(lineTotal(line)),
  }))

/** The codes an agent sent and what takes something off: the code first, then what applied by itself. */
export function discountsOf({ promo, totals }: Checkout, { codes, locale }: SessionData): { discounts?: object } {
  const applied = [
    ...(promo ? [{ code: promo.code, title: promo.code, amount: promo.discount }] : []),
    ...(totals.promotions ?? []).map(({ name, amount }) => ({ title: name[locale], amount, automatic: true })),
  ]
  return codes || applied.length > 0 ? { discounts: { codes: codes ?? [], applied } } : {}
}

/** What a buyer may want to read before buying. */
export const linksOf = (siteUrl: string, locale: Locale): object[] => [
  { type: 'refund_policy', url: absoluteUrl(siteUrl, paths.returns(locale)) },
  {
    type: 'shipping_policy',
    url: absoluteUrl(siteUrl, paths.explore(locale, locale === 'fr' ? 'livraison' : 'shipping')),
  },
  {
    type: 'privacy_policy',
    url: absoluteUrl(siteUrl, paths.explore(locale, helpSlug('privacy', locale))),
  },
]
