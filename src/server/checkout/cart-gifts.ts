import type { CartGift } from '../../domain/cart/cart-gift.ts'
import { canBuy } from '../../domain/catalog/variants.ts'
import { promotionLines } from '../../domain/checkout/promoted-lines.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { missingGifts, type Promotion } from '../../domain/promo/promotion.ts'
import { sellableVariants } from '../catalog/sellable-variants.ts'
import type { Rows } from '../database/database.ts'
import type { ContentLine, RecordOf } from './cart-contents.ts'

/** The gifts that the cart has earned and does not have, as far as they are available. */
export async function cartGifts(
  rows: Rows,
  lines: readonly ContentLine[],
  promotions: readonly Promotion[],
  recordOf: RecordOf,
  locale: Locale,
): Promise<CartGift[]> {
  const missing = missingGifts(promotionLines(lines), promotions)
  const variants = await sellableVariants(
    rows,
    missing.flatMap(({ gift }) => gift ?? []),
  )
  const gifts = await Promise.all(
    missing.map(async ({ name, gift = '' }) => {
      const variant = variants.get(gift)
      if (!variant || !canBuy(variant, variant.availability, 1).ok) return []
      const record = await recordOf(locale, variant.productId)
      const { colour, size } = variant
      const choice = new URLSearchParams({ ...(colour && { colour }), ...(size && { size }) }).toString()
      return record
        ? [
            {
              promotion: name[locale],
              title: record.title,
              href: paths.product(locale, record.id, record.slug) + (choice && `?${choice}`),
            },
          ]
        : []
    }),
  )
  return gifts.flat()
}
