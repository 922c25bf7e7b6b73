import { redirect, redirectDocument } from 'react-router'
import type { Locale } from '../domain/locale.ts'
import type { DifferenceAnswer } from '../domain/orders/correction.ts'
import { paths } from '../domain/paths.ts'

/** An order's page, and who opens it. */
type Place = { locale: Locale; number: string; token?: string | undefined }

/**
 * After an attempt to pay what a correction of an order costs: the order again, which says what became of it, or what
 * the bank asks first. A reload sends nothing twice.
 */
export function afterPaying(answer: DifferenceAnswer, place: Place): Response | { confirm: { clientSecret: string } } {
  if (answer.ok) return redirect(orderPage(place, 'changed'), 303)
  if ('action' in answer)
    return answer.action.kind === 'redirect'
      ? redirectDocument(answer.action.url, 303)
      : { confirm: { clientSecret: answer.action.clientSecret } }
  return redirect(orderPage(place, `unpaid=${answer.reason === 'declined' ? answer.why : answer.reason}`), 303)
}

const orderPage = ({ locale, number, token }: Place, more: string): string =>
  `${paths.order(locale, number, token)}${token ? '&' : '?'}${more}#order-change`
