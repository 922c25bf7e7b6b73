import { Link } from '../../ui/link.tsx'
import { phoneText } from '../../domain/address/phone-text.ts'
import type { CheckoutCustomer } from '../../domain/checkout/checkout-customer.ts'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { TextField } from '../../ui/field.tsx'
import { EmailField } from './email-field.tsx'
import { answerFor, CheckoutForm, fieldId, type FormAnswer } from './checkout-form.tsx'

type Props = { checkout: Checkout; locale: Locale; answer?: FormAnswer; customer?: CheckoutCustomer | undefined }

/**
 * The shopper's contact details: where to send the confirmation, and the phone number, which only some carriers and
 * stores need. A guest can sign in here and comes back to this step.
 */
export function ContactStep({ checkout, locale, answer, customer }: Props) {
  const { state, needsPhone } = checkout
  const {
    values = state.contact ?? { email: customer?.email, phone: customer?.addresses.find(({ phone }) => phone)?.phone },
    error,
  } = answerFor('contact', answer)
  return (
    <CheckoutForm part="contact" answer={answer} submit={m.checkout_continue()} className="grid gap-5">
      <p className="text-ink-soft">
        {customer ? (
          m.checkout_signed_in({ name: customer.name || customer.email })
        ) : (
          <>
            {m.checkout_guest()} {m.checkout_already()}{' '}
            <Link
              to={paths.loginFor(locale, paths.checkout(locale, 'contact'))}
              className="inline-block py-1 text-ink underline underline-offset-4"
            >
              {m.checkout_sign_in()}
            </Link>
          </>
        )}
      </p>
      <EmailField error={error('email')} defaultValue={values.email} />
      <TextField
        id={fieldId('phone')}
        name="phone"
        type="tel"
        label={m.checkout_phone()}
        hint={phoneHint(checkout)}
        error={error('phone')}
        defaultValue={values.phone && phoneText(values.phone, locale)}
        autoComplete="tel"
        inputMode="tel"
        maxLength={40}
        {...(needsPhone ? { required: true } : { optional: m.checkout_optional() })}
      />
    </CheckoutForm>
  )
}

/** Who calls, and about what: a store writes when a pickup is ready, and arranges no time. */
function phoneHint({ needsPhone, shipsToAddress, cart, state }: Checkout): string {
  if (!needsPhone) return m.checkout_phone_hint()
  if (!shipsToAddress) return m.checkout_phone_hint_pickup()
  const isPickedUp = state.delivery?.kind === 'pickup' || cart.lines.some(({ pickup }) => pickup)
  return isPickedUp ? m.checkout_phone_hint_both() : m.checkout_phone_hint_needed()
}
