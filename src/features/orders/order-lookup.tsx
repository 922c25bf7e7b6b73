import { Form } from 'react-router'
import { phoneText, telHref } from '../../domain/address/phone-text.ts'
import type { Locale } from '../../domain/locale.ts'
import type { ShopContact } from '../../domain/shop-contact.ts'
import { ORDER_LINK_DAYS, type OrderLinkEnd } from '../../domain/orders/order-link.ts'
import { EXAMPLE_NUMBER } from '../../domain/orders/order-number.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, type SummaryError } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/field.tsx'

export type LookupProblem = 'number' | 'email' | 'not-found' | 'too-many'
/** The typed values, and why they matched no order. */
export type Lookup = {
  number: string
  email: string
  problems?: LookupProblem[]
  /** Which link led here that is over; to an order a new one can be sent by mail. */
  link?: OrderLinkEnd | undefined
  /** Whether that is on its way. */
  sent?: boolean
}

type Props = {
  lookup?: Lookup
  /** Of the shop, where somebody may have to ask for a new link. */
  contact?: Pick<ShopContact, 'telephone' | 'email'>
  locale: Locale
}

const intros: Record<OrderLinkEnd, () => string> = {
  ended: () => m.orders_link_ended({ days: ORDER_LINK_DAYS }),
  unknown: m.orders_link_unknown,
  ordered: m.orders_link_ordered,
  'payment-ended': m.orders_link_payment_ended,
}

/** A guest's way to an order: its number and its address. */
export function OrderLookup({ lookup, contact = {}, locale }: Props) {
  const wrong = (problem: LookupProblem) => lookup?.problems?.includes(problem)
  const numberError = wrong('number') ? m.orders_error_number({ example: EXAMPLE_NUMBER }) : undefined
  const emailError = wrong('email') ? m.checkout_error_email_invalid() : undefined
  const texts = [
    numberError,
    wrong('not-found') && m.orders_not_found(),
    wrong('too-many') && m.newsletter_too_many(),
    emailError,
  ]
  const errors: SummaryError[] = texts.flatMap((text) =>
    text ? [{ id: text === emailError ? 'order-email' : 'order-number', text }] : [],
  )
  return (
    <div className="page-width max-w-xl! pt-8 pb-4 lg:pt-16">
      <h1 className="wide text-title">{m.orders_title()}</h1>
      <p className="mt-3 text-lg text-ink-soft">{lookup?.link ? intros[lookup.link]() : m.orders_intro()}</p>
      <Reach {...contact} locale={locale} />
      <p role="status" className={lookup?.sent ? 'mt-5 rounded-card border border-line bg-ground px-4 py-3' : ''}>
        {lookup?.sent && m.orders_link_sent({ email: lookup.email })}
      </p>
      <Form method="post" noValidate className="mt-8 grid gap-5">
        <ErrorSummary heading={m.checkout_problems({ count: errors.length })} errors={errors} answer={lookup} />
        <TextField
          id="order-number"
          name="number"
          label={m.orders_number()}
          hint={m.orders_number_hint({ example: EXAMPLE_NUMBER })}
          error={numberError}
          defaultValue={lookup?.number}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
        />
        <TextField
          id="order-email"
          name="email"
          type="email"
          label={m.orders_email()}
          error={emailError}
          defaultValue={lookup?.email}
          autoComplete="email"
          maxLength={254}
          required
        />
        <div className="button-row">
          <Button type="submit" size="lg">
            {m.orders_find()}
          </Button>
          {lookup?.link && lookup.link !== 'payment-ended' && (
            <Button type="submit" size="lg" variant="secondary" name="intent" value="link">
              {m.orders_link_send()}
            </Button>
          )}
        </div>
      </Form>
    </div>
  )
}

/** How the shop is reached. */
const Reach = ({ telephone, email, locale }: NonNullable<Props['contact']> & { locale: Locale }) =>
  (telephone || email) && (
    <p className="mt-1 flex flex-wrap gap-x-6">
      {telephone && (
        <a href={telHref(telephone)} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {phoneText(telephone, locale)}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {email}
        </a>
      )}
    </p>
  )
