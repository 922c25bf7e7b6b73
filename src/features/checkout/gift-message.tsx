import type { Checkout } from '../../domain/checkout/checkout.ts'
import { LONGEST_GIFT_MESSAGE } from '../../domain/checkout/gift-message.ts'
import { m } from '../../paraglide/messages.js'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextArea } from '../../ui/field.tsx'
import { fieldId, type answerFor } from './checkout-form.tsx'

type Props = { checkout: Pick<Checkout, 'state' | 'needsDelivery'> } & ReturnType<typeof answerFor>

/** A few words for whoever opens the parcel. It is sent with the form around it, so that Continue loses nothing. */
export function GiftMessage({ checkout: { state, needsDelivery }, values, error }: Props) {
  if (!needsDelivery) return null
  const text = values?.giftMessage ?? state.giftMessage ?? ''
  return (
    <Disclosure
      title={m.checkout_gift_message()}
      defaultOpen={text !== ''}
      className="rounded-card border border-line-strong px-4"
    >
      <TextArea
        id={fieldId('giftMessage')}
        name="giftMessage"
        label={m.checkout_gift_message_label()}
        optional={m.checkout_optional()}
        hint={m.checkout_gift_message_hint({ count: LONGEST_GIFT_MESSAGE })}
        error={error('giftMessage')}
        defaultValue={text}
        maxLength={LONGEST_GIFT_MESSAGE}
        className="pt-2 pb-5"
      />
    </Disclosure>
  )
}
