import { provincesInOrder } from '../../domain/address/province.ts'
import type { CheckoutCustomer } from '../../domain/checkout/checkout-customer.ts'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { SelectField, TextField } from '../../ui/field.tsx'
import { useLacks } from '../../ui/lacks.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { AddressFields } from './address-fields.tsx'
import { answerFor, CheckoutForm, fieldId, Problems, type FormAnswer } from './checkout-form.tsx'
import { PickupName } from './pickup-name.tsx'
import { LinePickups } from './line-pickups.tsx'
import { SavedAddresses } from './saved-addresses.tsx'

type Props = { checkout: Checkout; locale: Locale; answer?: FormAnswer; customer?: CheckoutCustomer | undefined }

/**
 * Shipped to an address, or picked up in a store: one form, in which the chosen method decides which fields count. The
 * cart's own pickups are listed above it.
 */
export function AddressStep(props: Props) {
  const { checkout, answer, locale, customer } = props
  const own = answerFor('pickup-name', answer)
  return (
    <div className="grid gap-6">
      <LinePickups checkout={checkout} locale={locale} />
      {checkout.asks ? (
        <Ways {...props} />
      ) : (
        <CheckoutForm part="address" answer={answer} submit={m.checkout_continue()} className="grid gap-6">
          {answer?.part === 'pickup-name' && <Problems errors={answer.errors} answer={answer} />}
          <input type="hidden" name="way" value="cart" />
          <PickupName
            state={checkout.state}
            customer={customer}
            typed={own.values?.pickupName}
            error={own.error('pickupName')}
          />
        </CheckoutForm>
      )}
    </div>
  )
}

function Ways({ checkout, locale, answer, customer }: Props) {
  const { state, shipsToAddress, cart, mayPickUp } = checkout
  const hasNoPickup = useLacks('pickup')
  const stores = mayPickUp ? checkout.stores : []
  const address = answerFor('address', answer)
  const pickup = answerFor('delivery', answer)
  const way = address.values?.way ?? pickup.values?.way ?? (state.delivery?.kind === 'pickup' ? 'pickup' : 'ship')
  const store = pickup.values?.store ?? (state.delivery?.kind === 'pickup' ? state.delivery.store : undefined)
  const isRest = cart.lines.some((line) => line.pickup)
  const fields = (values = address.values ?? state.address) => (
    <AddressFields
      values={values}
      error={address.error}
      provinces={provincesInOrder(locale)}
      shipsToAddress={shipsToAddress}
    />
  )
  const toAddress = customer ? (
    <SavedAddresses
      customer={customer}
      address={state.address}
      typed={address.values}
      locale={locale}
      fields={fields}
    />
  ) : (
    fields()
  )
  return (
    <CheckoutForm part="address" answer={answer} submit={m.checkout_continue()} className="grid gap-6">
      {/* A refused store comes back as a refusal of the delivery. */}
      {answer?.part === 'delivery' && <Problems errors={answer.errors} answer={answer} />}
      {hasNoPickup ? (
        <>
          <input type="hidden" name="way" value="ship" />
          {toAddress}
        </>
      ) : (
        <RadioCards
          name="way"
          legend={m.checkout_way()}
          hideLegend
          chosen={way}
          cards={[
            {
              value: 'ship',
              title: isRest ? m.checkout_way_ship_rest() : m.checkout_way_ship(),
              text: m.checkout_way_ship_text(),
              inside: toAddress,
            },
            {
              value: 'pickup',
              title: isRest ? m.checkout_way_pickup_rest() : m.checkout_way_pickup(),
              text: stores.length > 0 ? m.checkout_way_pickup_text() : m.checkout_no_pickup(),
              disabled: stores.length === 0,
              inside: stores.length > 0 && (
                <div className="grid gap-5">
                  <SelectField
                    id={fieldId('store')}
                    name="store"
                    label={m.checkout_store()}
                    error={pickup.error('store')}
                    defaultValue={store ?? ''}
                    empty={m.checkout_store_empty()}
                    options={stores.map(({ slug, name, street, city }) => ({
                      value: slug,
                      name: `${name}, ${street}, ${city}`,
                    }))}
                  />
                  <PickupName
                    state={state}
                    customer={customer}
                    typed={pickup.values?.pickupName}
                    error={pickup.error('pickupName')}
                  />
                  {!state.contact?.phone && (
                    <TextField
                      id={fieldId('phone')}
                      name="phone"
                      type="tel"
                      label={m.checkout_phone()}
                      hint={m.checkout_phone_hint_pickup()}
                      error={pickup.error('phone')}
                      defaultValue={pickup.values?.phone}
                      autoComplete="tel"
                      inputMode="tel"
                      maxLength={40}
                    />
                  )}
                </div>
              ),
            },
          ]}
        />
      )}
    </CheckoutForm>
  )
}
