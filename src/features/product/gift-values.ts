/** The fields of a gift card for its buyer: named as `/api/cart` and the cart's form read them. */
const giftFieldNames = ['amount', 'recipientName', 'recipientEmail', 'senderName', 'message', 'sendOn'] as const
export type GiftFieldValues = Partial<Record<(typeof giftFieldNames)[number], string>>

/** The values filled in; empty for a product without such fields. */
export function giftValues(form: FormData): GiftFieldValues | undefined {
  const filled = giftFieldNames.flatMap((name) => {
    const value = form.get(name)
    return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()] as const] : []
  })
  return filled.length === 0 ? undefined : Object.fromEntries(filled)
}
