import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { GiftFields } from './gift-fields.tsx'
import { giftFieldId, refusedField, type GiftFieldValues, type GiftRefusal } from './gift-values.ts'
import { refusalText } from './refusal-text.ts'

export type RefusedGift = { sku: string; quantity: string; reason: GiftRefusal; typed: GiftFieldValues }

const FORM_ID = 'gift-again'

/** The form of a gift card that was refused without JavaScript, as it was filled in, with the reason at its field. */
export function GiftAgain({ sku, quantity, reason, typed }: RefusedGift) {
  const text = refusalText({ reason })
  const at = refusedField(reason)
  return (
    <form id={FORM_ID} method="post" action={paths.cart(getLocale())} className="grid max-w-2xl gap-5">
      <ErrorSummary
        heading={m.checkout_problems({ count: 1 })}
        errors={[{ ...(at && { id: giftFieldId(FORM_ID, at) }), text }]}
      />
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="quantity" value={quantity} />
      <GiftFields form={FORM_ID} start={typed} error={{ at, text }} hasFocus />
      <Button type="submit" size="lg" className="justify-self-start">
        {m.product_add()}
      </Button>
    </form>
  )
}
