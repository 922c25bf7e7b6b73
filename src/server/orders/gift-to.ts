import type { GiftCardWish } from '../../domain/gift-card/gift-card.ts'
import { giftText } from '../../domain/gift-card/gift-text.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Order } from '../../domain/orders/order.ts'
import { shopDay } from '../../domain/shop-day.ts'
import type { Day } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import type { Letter } from '../mail/letter-data.ts'

const words = {
  to: m.order_gift_to,
  later: m.order_gift_later,
  on: m.order_gift_on,
  inLanguage: m.order_gift_language,
}

/** Whom a gift card goes to, and on which day, as letters say it that are sent today. */
export const giftTo = (gift: GiftCardWish, locale: Locale, today: Day = shopDay(Date.now())): string =>
  giftText(gift, words, { locale, today })

/**
 * What the packing slip says to whom a gift is for, and each gift card to its recipients, as their giver wrote it: for
 * letters to the giver.
 */
export function giftMessageBlocks({ giftMessage, lines, locale }: Order): NonNullable<Letter['blocks']> {
  const heading = m.order_mail_gift_message({}, { locale })
  const withCards = lines.flatMap(({ gift }) =>
    gift?.message ? [{ heading, lines: [giftTo(gift, locale), gift.message] }] : [],
  )
  return [...(giftMessage ? [{ heading, lines: [giftMessage] }] : []), ...withCards]
}
