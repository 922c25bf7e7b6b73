import { recipientOf, type GiftCardWish } from '../../domain/gift-card/gift-card.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Order } from '../../domain/orders/order.ts'
import { formatDay } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import type { Letter } from '../mail/letter-data.ts'

/** Whom a gift card goes to, and on which day, as letters say it. */
export function giftTo(gift: GiftCardWish, locale: Locale): string {
  const recipient = recipientOf(gift)
  return gift.sendOn
    ? m.order_gift_on({ recipient, date: formatDay(gift.sendOn, locale, 'date') }, { locale })
    : m.order_gift_to({ recipient }, { locale })
}

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
