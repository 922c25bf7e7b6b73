import { recipientOf, type GiftCardWish } from '../../domain/gift-card/gift-card.ts'
import type { Locale } from '../../domain/locale.ts'
import { formatDay } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'

/** Whom a gift card goes to, and on which day, as letters say it. */
export function giftTo(gift: GiftCardWish, locale: Locale): string {
  const recipient = recipientOf(gift)
  return gift.sendOn
    ? m.order_gift_on({ recipient, date: formatDay(gift.sendOn, locale, 'date') }, { locale })
    : m.order_gift_to({ recipient }, { locale })
}
