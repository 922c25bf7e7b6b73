import type { CartRefusal } from '../../domain/cart/cart.ts'

/** The fields of a gift card for its buyer: named as `/api/cart` and the cart's form read them. */
const giftFieldNames = [
  'amount',
  'recipientName',
  'recipientEmail',
  'senderName',
  'message',
  'sendOn',
  'language',
] as const
export type GiftFieldValues = Partial<Record<(typeof giftFieldNames)[number], string>>

export const giftFieldId = (form: string, name: keyof GiftFieldValues): string => `${form}-${name}`

/** The values filled in; empty for a product without such fields. */
export function giftValues(form: FormData): GiftFieldValues | undefined {
  const filled = giftFieldNames.flatMap((name) => {
    const value = form.get(name)
    return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()] as const] : []
  })
  return filled.length === 0 ? undefined : Object.fromEntries(filled)
}

/** The refusals of a gift card, each with the field it is about; what differs from the cart's card is about several. */
const refusalFields = {
  'gift-amount': 'amount',
  'gift-recipient': 'recipientEmail',
  'gift-day': 'sendOn',
  'gift-differs': undefined,
} as const satisfies Partial<Record<CartRefusal, keyof GiftFieldValues | undefined>>
export type GiftRefusal = keyof typeof refusalFields

export const isGiftRefusal = (reason: CartRefusal): reason is GiftRefusal => Object.hasOwn(refusalFields, reason)
export const refusedField = (reason: GiftRefusal): keyof GiftFieldValues | undefined => refusalFields[reason]
