import { LEAST_GIFT, MOST_GIFT } from '../../domain/gift-card/gift-amount.ts'
import type { GiftCardWish } from '../../domain/gift-card/gift-card.ts'
import { giftText as textOf } from '../../domain/gift-card/gift-text.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Day } from '../../domain/time.ts'
import { wholeMoney } from '../../domain/money.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

const words = {
  to: m.order_gift_to,
  later: m.order_gift_later,
  on: m.order_gift_on,
  inLanguage: m.order_gift_language,
}

/** For whom a gift card is, when and in which language; `today` where it is paid. */
export const giftText = (gift: GiftCardWish, locale: Locale, today?: Day): string =>
  textOf(gift, words, { locale, today })

/** What a card may be bought for, in words. */
export const giftLimits = () => ({
  least: wholeMoney(LEAST_GIFT, getLocale()),
  most: wholeMoney(MOST_GIFT, getLocale()),
})
