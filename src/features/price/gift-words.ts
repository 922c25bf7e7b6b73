import { LEAST_GIFT, MOST_GIFT } from '../../domain/gift-card/gift-amount.ts'
import { isDue, recipientOf, type GiftCardWish } from '../../domain/gift-card/gift-card.ts'
import type { Locale } from '../../domain/locale.ts'
import { formatDay, type Day } from '../../domain/time.ts'
import { wholeMoney } from '../../domain/money.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

/**
 * The recipient of a gift card, and the day it is sent, if not right away. `today`: once it is paid, by when that day
 * may be past.
 */
export function giftText(gift: GiftCardWish, locale: Locale, today?: Day): string {
  const recipient = recipientOf(gift)
  if (!gift.sendOn) return m.order_gift_to({ recipient }, { locale })
  const words = isDue(gift, today) ? m.order_gift_on : m.order_gift_later
  return words({ recipient, date: formatDay(gift.sendOn, locale, 'date') }, { locale })
}

/** What a card may be bought for, in words. */
export const giftLimits = () => ({
  least: wholeMoney(LEAST_GIFT, getLocale()),
  most: wholeMoney(MOST_GIFT, getLocale()),
})
