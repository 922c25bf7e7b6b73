import { useNavigation } from 'react-router'
import type { Locale } from '../../domain/locale.ts'
import { money, type Cents } from '../../domain/money.ts'
import type { DifferenceToPay } from '../../domain/orders/correction.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PayingForm } from './paying-form.tsx'
import { CardForm, TestMode, testModeText } from './payment-step.tsx'
import { declineText } from './place-refusal.ts'

type Props = {
  toPay: DifferenceToPay
  amount: Cents
  locale: Locale
  /** The order's own page. */
  page: string
  /** Why the last attempt did not pay. */
  unpaid?: string | undefined
  /** What Stripe's bank asks before it agrees. */
  confirm?: { clientSecret: string } | undefined
}

/** Pays what a correction of an order costs: exactly the amount on the button. Render it by the key of the attempt. */
export function PayDifference({ toPay: { key, payment }, amount, locale, page, unpaid, confirm }: Props) {
  const { state, formData } = useNavigation()
  const isSending = state !== 'idle' && formData?.get('intent') === 'pay-difference'
  return (
    <PayingForm
      action={page}
      isSending={isSending}
      heading={m.order_change_unpaid()}
      problem={unpaid && unpaidText(unpaid)}
      answer={unpaid}
      publishableKey={payment.publishableKey}
      confirm={confirm}
    >
      <input type="hidden" name="intent" value="pay-difference" />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="due" value={amount} />
      <input type="hidden" name="method" value="card" />
      {payment.isTest && <TestMode>{testModeText(payment)}</TestMode>}
      <CardForm payment={payment} amount={amount} locale={locale} />
      <div>
        <Button type="submit" size="lg" aria-disabled={isSending || undefined}>
          {isSending ? m.order_change_paying() : m.order_change_pay({ amount: money(amount, locale) })}
        </Button>
      </div>
    </PayingForm>
  )
}

/** Why nothing was paid, where nothing waits any more. */
export const UnpaidNote = ({ reason }: { reason: string }) => (
  <ErrorSummary heading={m.order_change_unpaid()} errors={[{ text: unpaidText(reason) }]} className="mt-6" />
)

/** From a URL: what is not known is a card that was declined. */
function unpaidText(reason: string): string {
  switch (reason) {
    case 'changed':
      return m.order_change_over()
    case 'sold-out':
      return m.order_change_sold_out()
    case 'payment-unavailable':
      return m.order_change_unavailable()
    case 'too-many':
      return m.place_too_many()
    case 'bad-request':
      return m.place_bad_request()
    default:
      return declineText(reason)
  }
}
