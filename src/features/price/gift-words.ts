import { LEAST_GIFT, MOST_GIFT } from '../../domain/gift-card/gift-amount.ts'
import { recipientOf, type GiftCardWish } from '../../domain/gift-card/gift-card.ts'
import type { Locale } from '../../domain/locale.ts'
import { formatDay } from '../../domain/time.ts'
import { wholeMoney } from '../../domain/money.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

/** The recipient of a gift card, and the day it is sent, if not right away. */
export function giftText(gift: GiftCardWish, locale: Locale): string {
  const recipient = recipientOf(gift)
  return gift.sendOn
    ? m.order_gift_on({ recipient, date: formatDay(gift.sendOn, locale, 'date') }, { locale })
    : m.order_gift_to({ recipient }, { locale })
}

/** What a card may be bought for, in words. */
export const giftLimits = () => ({
  least: wholeMoney(LEAST_GIFT, getLocale()),
  most: wholeMoney(MOST_GIFT, getLocale()),
})
