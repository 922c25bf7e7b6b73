import { redirect, redirectDocument } from 'react-router'
import type { DifferenceAnswer } from '../domain/orders/correction.ts'
import { orderPage, type OrderPlace } from './order-page.ts'

/**
 * After an attempt to pay what a correction of an order costs: the order again, which says what became of it, or what
 * the bank asks first. A reload sends nothing twice.
 */
export function afterPaying(
  answer: DifferenceAnswer,
  place: OrderPlace,
): Response | { confirm: { clientSecret: string } } {
  if (answer.ok) return redirect(orderPage(place, 'change', 'changed'), 303)
  if ('action' in answer)
    return answer.action.kind === 'redirect'
      ? redirectDocument(answer.action.url, 303)
      : { confirm: { clientSecret: answer.action.clientSecret } }
  return redirect(
    orderPage(place, 'change', `unpaid=${answer.reason === 'declined' ? answer.why : answer.reason}`),
    303,
  )
}
