import type { CartRefusal } from '../../domain/cart/cart.ts'
import { printable } from '../../domain/checkout/gift-message.ts'
import { giftAmount, isGiftAmount } from '../../domain/gift-card/gift-amount.ts'
import { FURTHEST_DAYS, MOST_RECIPIENTS, recipientsOf, type GiftCardWish } from '../../domain/gift-card/gift-card.ts'
import { isLocale } from '../../domain/locale.ts'
import { emailAddress } from '../../domain/newsletter/email-address.ts'
import type { Cents } from '../../domain/money.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { addDays, parseDay } from '../../domain/time.ts'
import type { SellableVariant } from '../catalog/sellable-variants.ts'

/**
 * What a line says of a gift card: for whom it is, if not for the buyer, and for how much, if not for the usual sum.
 */
export type GiftLine = { gift?: GiftCardWish | undefined; amount?: Cents | undefined }

/** The fields of the form of a product page. */
export type GiftForm = Partial<
  Record<
    'recipientName' | 'recipientEmail' | 'senderName' | 'message' | 'sendOn' | 'language' | 'amount',
    string | undefined
  >
>

/**
 * The wish of a gift card, or why it is refused. Several addresses get a card each; without any it goes to the buyer.
 */
export function giftLine(form: GiftForm): { ok: true; line: GiftLine } | { ok: false; reason: CartRefusal } {
  const { recipientEmail, recipientName = '', senderName = '', message = '', sendOn, language, amount: typed } = form
  const amount = typed ? giftAmount(typed) : undefined
  if (typed && amount === undefined) return { ok: false, reason: 'gift-amount' }
  if (!recipientEmail) return { ok: true, line: { amount } }
  const written = recipientEmail.split(/[,;\s]+/).filter(Boolean)
  const [first, ...others] = [...new Set(written.flatMap((one) => emailAddress(one) ?? []))]
  const today = shopDay(Date.now())
  const isDay =
    !sendOn || (parseDay(sendOn) !== undefined && sendOn >= today && sendOn <= addDays(today, FURTHEST_DAYS))
  if (!isDay) return { ok: false, reason: 'gift-day' }
  if (!first || written.some((one) => !emailAddress(one)) || others.length >= MOST_RECIPIENTS)
    return { ok: false, reason: 'gift-recipient' }
  const gift = {
    recipientEmail: first,
    ...(others.length > 0 && { others }),
    recipientName,
    senderName,
    message: printable(message),
    ...(sendOn && sendOn > today && { sendOn }),
    ...(isLocale(language) && { language }),
  }
  return { ok: true, line: { gift, amount } }
}

/** A card that is sent by e-mail costs what its buyer wants to give. */
export const withAmount = <V extends Pick<SellableVariant, 'price' | 'salePrice' | 'shippingClass'>>(
  variant: V,
  { amount }: GiftLine,
): V =>
  amount !== undefined && variant.shippingClass === 'none' && isGiftAmount(amount)
    ? { ...variant, price: amount, salePrice: undefined }
    : variant

/** A line is of one sum and for the same people: another card of the same design would change those already in it. */
export function isOtherGift(line: GiftLine, added: GiftLine, usual: Cents): boolean {
  const names = ({ gift }: GiftLine) => (gift ? recipientsOf(gift).join() : '')
  return (
    (added.amount !== undefined && added.amount !== (line.amount ?? usual)) ||
    (names(added) !== '' && names(line) !== '' && names(added) !== names(line))
  )
}

/** Units of a line: each of its people gets as many cards as the others. */
export function inRounds({ gift }: GiftLine, quantity: number): number {
  const people = gift ? recipientsOf(gift).length : 1
  return Math.ceil(quantity / people) * people
}

/** As it is stored beside the line. */
export const storedGift = ({ gift, amount }: GiftLine): string | null =>
  gift || amount !== undefined ? JSON.stringify({ ...gift, ...(amount !== undefined && { amount }) }) : null

export function giftOfStored({ amount, ...gift }: Partial<GiftCardWish> & { amount?: Cents }): GiftLine {
  return {
    ...(gift.recipientEmail && {
      gift: { recipientName: '', senderName: '', message: '', ...gift, recipientEmail: gift.recipientEmail },
    }),
    ...(amount !== undefined && { amount }),
  }
}
