import { Form } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, type SummaryError } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/field.tsx'

/** The typed values, and why they matched no order. */
export type Lookup = { number: string; email: string; problem?: 'number' | 'email' | 'not-found' }

/** A guest's way to an order: its number and its address. */
export function OrderLookup({ lookup }: { lookup?: Lookup }) {
  const problem = lookup?.problem
  const numberError = problem === 'number' ? m.orders_error_number() : undefined
  const emailError = problem === 'email' ? m.checkout_error_email_invalid() : undefined
  const texts = [numberError, problem === 'not-found' && m.orders_not_found(), emailError]
  const errors: SummaryError[] = texts.flatMap((text) =>
    text ? [{ id: text === emailError ? 'order-email' : 'order-number', text }] : [],
  )
  return (
    <div className="page-width max-w-xl! pt-8 pb-4 lg:pt-16">
      <h1 className="wide text-title">{m.orders_title()}</h1>
      <p className="mt-3 text-lg text-ink-soft">{m.orders_intro()}</p>
      <Form method="post" noValidate className="mt-8 grid gap-5">
        <ErrorSummary heading={m.checkout_problems({ count: errors.length })} errors={errors} answer={lookup} />
        <TextField
          id="order-number"
          name="number"
          label={m.orders_number()}
          hint={m.orders_number_hint()}
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
        <Button type="submit" size="lg">
          {m.orders_find()}
        </Button>
      </Form>
    </div>
  )
}
