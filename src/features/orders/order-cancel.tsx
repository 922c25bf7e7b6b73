import type { Order } from '../../domain/orders/order.ts'
import { mayCancel, type CancelRefusal } from '../../domain/orders/shopper-cancel.ts'
import { unitsToPay } from '../../domain/orders/order-line.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Link } from '../../ui/link.tsx'

type Props = {
  order: Order
  /** The order's own page. */
  action: string
  refusal?: CancelRefusal
  /** Where it says how the shop is reached. */
  contact?: string | undefined
}

/** Cancelling the order while it waits to be packed, in two steps that work without JavaScript; else why not. */
export function OrderCancel({ order, action, refusal, contact }: Props) {
  const may = mayCancel(order)
  if (!may && !refusal) return null
  const isSeveral = order.lines.reduce((units, line) => units + unitsToPay(line), 0) > 1
  return (
    <section aria-labelledby="order-cancel" className="mt-8 border-t border-line pt-8 print:hidden">
      <h2 id="order-cancel" className="text-lg font-semibold">
        {m.order_cancel_title()}
      </h2>
      {refusal && (
        <ErrorSummary
          heading={m.order_cancel_refused()}
          errors={[{ id: undefined, text: refusals[refusal]() }]}
          answer={refusal}
          className="mt-4"
        />
      )}
      {may && (
        <>
          <p className="mt-2">{order.isPaid ? m.order_cancel_text() : m.order_cancel_text_unpaid()}</p>
          {isSeveral && (
            <p className="mt-2">
              {m.order_cancel_some()}{' '}
              {contact && (
                <Link to={contact} className="underline underline-offset-4">
                  {m.order_cancel_contact()}
                </Link>
              )}
            </p>
          )}
          <details className="mt-2">
            <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
              {m.order_cancel_ask()}
            </summary>
            <form method="post" action={action} className="mt-2">
              <input type="hidden" name="intent" value="cancel" />
              <Button type="submit" variant="secondary">
                {m.order_cancel_confirm({ number: order.number })}
              </Button>
            </form>
          </details>
        </>
      )}
    </section>
  )
}

const refusals: Record<CancelRefusal, () => string> = {
  'unknown-order': m.order_cancel_error_packed,
  'being-packed': m.order_cancel_error_packed,
  'cards-spent': m.order_cancel_error_cards,
  'too-many-tries': m.return_error_too_many,
}
