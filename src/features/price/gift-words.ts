import { recipientOf, type GiftCardWish } from '../../domain/gift-card/gift-card.ts'
import type { Locale } from '../../domain/locale.ts'
import { formatDay } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'

/** The recipient of a gift card, and the day it is sent, if not right away. */
export function giftText(gift: GiftCardWish, locale: Locale): string {
  const recipient = recipientOf(gift)
  return gift.sendOn
    ? m.order_gift_on({ recipient, date: formatDay(gift.sendOn, locale, 'date') }, { locale })
    : m.order_gift_to({ recipient }, { locale })
}
