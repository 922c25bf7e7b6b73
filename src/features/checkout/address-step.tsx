import { provincesInOrder } from '../../domain/address/province.ts'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { SelectField } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { AddressFields } from './address-fields.tsx'
import { answerFor, CheckoutForm, fieldId, Problems, type FormAnswer } from './checkout-form.tsx'

/** Shipped to an address, or picked up in a store: one form, in which the chosen way says what counts. */
export function AddressStep({ checkout, locale, answer }: { checkout: Checkout; locale: Locale; answer?: FormAnswer }) {
  const { state, stores, toTheDoor } = checkout
  const address = answerFor('address', answer)
  const pickup = answerFor('delivery', answer)
  const way = address.values?.way ?? pickup.values?.way ?? (state.delivery?.kind === 'pickup' ? 'pickup' : 'ship')
  const store = pickup.values?.store ?? (state.delivery?.kind === 'pickup' ? state.delivery.store : undefined)
  return (
    <CheckoutForm part="address" answer={answer} submit={m.checkout_continue()} className="grid gap-6">
      {/* A refused store comes back as a refusal of the delivery. */}
      {answer?.part === 'delivery' && <Problems errors={answer.errors} answer={answer} />}
      <RadioCards
        name="way"
        legend={m.checkout_way()}
        hideLegend
        chosen={way}
        cards={[
          {
            value: 'ship',
            title: m.checkout_way_ship(),
            text: m.checkout_way_ship_text(),
            inside: <AddressFields values={address.values ?? state.address} error={address.error} provinces={provincesInOrder(locale)} toTheDoor={toTheDoor} />,
          },
          {
            value: 'pickup',
            title: m.checkout_way_pickup(),
            text: stores.length > 0 ? m.checkout_way_pickup_text() : m.checkout_no_pickup(),
            disabled: stores.length === 0,
            inside: stores.length > 0 && (
              <SelectField
                id={fieldId('store')}
                name="store"
                label={m.checkout_store()}
                error={pickup.error('store')}
                defaultValue={store ?? ''}
                empty={m.checkout_store_empty()}
                options={stores.map(({ slug, name, street, city }) => ({ value: slug, name: `${name}, ${street}, ${city}` }))}
              />
            ),
          },
        ]}
      />
    </CheckoutForm>
  )
}
