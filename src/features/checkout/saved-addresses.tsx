import type { ReactNode } from 'react'
import { addressLines } from '../../domain/address/address-lines.ts'
import { MOST_ADDRESSES } from '../../domain/accounts/account-rules.ts'
import type { Address, AddressInput } from '../../domain/address/address.ts'
import { chosenAddress, NEW_ADDRESS, type CheckoutCustomer } from '../../domain/checkout/checkout-customer.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { CheckField } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'

type Props = {
  customer: CheckoutCustomer
  /** The current destination. */
  address?: Address | undefined
  /** What was sent and refused. */
  typed?: Record<string, string> | undefined
  locale: Locale
  fields(values?: AddressInput): ReactNode
}

/** The addresses of the customer's book, and a new one, which may be saved there. */
export function SavedAddresses({ customer: { name, addresses }, address, typed, locale, fields }: Props) {
  const chosen = typed?.saved ?? chosenAddress(addresses, address)
  const another = (
    <div className="grid gap-4">
      {fields(typed ?? (chosen === NEW_ADDRESS && address ? address : { name }))}
      {addresses.length < MOST_ADDRESSES && (
        <CheckField label={m.checkout_saved_keep()} name="keep" defaultChecked={typed?.keep !== undefined} />
      )}
    </div>
  )
  if (addresses.length === 0) return another
  return (
    <RadioCards
      name="saved"
      legend={m.checkout_saved_legend()}
      chosen={chosen}
      cards={[
        ...addresses.map((saved) => {
          const [who, ...lines] = addressLines(saved, locale)
          return {
            value: saved.id,
            title: who,
            text: lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            )),
          }
        }),
        { value: NEW_ADDRESS, title: m.checkout_saved_new(), inside: another },
      ]}
    />
  )
}
