import type { CheckoutCustomer } from '../../domain/checkout/checkout-customer.ts'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import { recipientOf } from '../../domain/checkout/pickup-name.ts'
import { m } from '../../paraglide/messages.js'
import { TextField } from '../../ui/field.tsx'
import { fieldId } from './checkout-form.tsx'

type Props = {
  state: Checkout['state']
  customer?: CheckoutCustomer | undefined
  typed: string | undefined
  error: string | undefined
}

/** Who comes to the store, filled in with what the checkout or the account knows. */
export const PickupName = ({ state, customer, typed, error }: Props) => (
  <TextField
    id={fieldId('pickupName')}
    name="pickupName"
    label={m.checkout_pickup_name()}
    hint={m.order_pickup_id()}
    error={error}
    defaultValue={typed ?? (recipientOf(state) || customer?.name)}
    autoComplete="name"
    maxLength={120}
  />
)
