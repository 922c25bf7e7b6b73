import { addressLines } from '../../domain/address/address-lines.ts'
import { addressFields, type AddressInput } from '../../domain/address/address.ts'
import { provincesInOrder } from '../../domain/address/province.ts'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { AddressFields } from './address-fields.tsx'
import type { answerFor } from './checkout-form.tsx'

type Props = { checkout: Pick<Checkout, 'state' | 'ships'>; locale: Locale } & ReturnType<typeof answerFor>

/** The address of the card: the delivery's, unless the shopper says another. A pickup has none to compare with. */
export function Billing({ checkout: { state, ships }, locale, values, error }: Props) {
  const typed =
    values && (Object.fromEntries(addressFields.map((field) => [field, values[`billing-${field}`]])) as AddressInput)
  if (!ships || !state.address) return null
  return (
    <RadioCards
      name="billing"
      legend={m.checkout_billing()}
      chosen={values?.billing ?? (state.billing ? 'other' : 'same')}
      cards={[
        {
          value: 'same',
          title: m.checkout_billing_same(),
          text: addressLines(state.address, locale).join(', '),
        },
        {
          value: 'other',
          title: m.checkout_billing_other(),
          inside: (
            <AddressFields
              of="billing"
              values={typed ?? state.billing}
              error={(field) => error(`billing-${field}`)}
              provinces={provincesInOrder(locale)}
            />
          ),
        },
      ]}
    />
  )
}
