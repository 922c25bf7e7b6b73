import type { Checkout } from '../checkout/checkout.ts'
import type { Cents } from '../money.ts'
import { bankProblem, checkoutProblems, isPickupOpen, isReady } from './checkout-problems.ts'
import { fulfilmentOf, type DeliveryWords } from './fulfilment.ts'
import { messageOf, type Problem, type WordsOf } from './problem.ts'
import { capabilityNames, firstHandler, handlerName, handlerOf, type PaymentHandler } from './profile.ts'
import type { SessionData } from './session.ts'
import type { SessionState } from './session-state.ts'
import { totalsOf, type TotalWords } from './totals.ts'
import type { UcpVersion } from './version.ts'
import { discountsOf, lineItemsOf, linksOf } from './view-parts.ts'

export type CheckoutWords = { problem: WordsOf; totals: TotalWords; delivery: DeliveryWords }

/** What a view is made of. */
export type Given = {
  version: UcpVersion
  siteUrl: string
  handler: PaymentHandler
  id: string
  state: SessionState
  data: SessionData
  checkout: Checkout
  /** Where the buyer goes on by hand. */
  continueUrl: string
  /** Of the request itself, beside those of the checkout. */
  problems?: readonly Problem[]
  words: CheckoutWords
}

/** What of a response says which protocol it is, and how a checkout of it is paid. */
export function checkoutEnvelope(version: UcpVersion, siteUrl: string, handler: PaymentHandler): object {
  const names = capabilityNames(version).filter((name) => !name.includes('.catalog.'))
  return version === '2026-01-11'
    ? { version, capabilities: names.map((name) => ({ name, version })) }
    : {
        version,
        status: 'success',
        capabilities: Object.fromEntries(names.map((name) => [name, [{ version }]])),
        payment_handlers: { [handlerName(siteUrl)]: [handlerOf(version, siteUrl, handler)] },
      }
}

/** A session as its agent reads it: our checkout and what the protocol knows beyond it. */
export function checkoutView(given: Given): Record<string, unknown> {
  const { version, siteUrl, handler, id, state, data, checkout, continueUrl, problems = [], words } = given
  const all = [...checkoutProblems(checkout, data), ...(data.isAtBank ? [bankProblem] : []), ...problems]
  const fulfillment = fulfilmentOf(checkout, data, words.delivery)
  return {
    ucp: checkoutEnvelope(version, siteUrl, handler),
    id,
    status: statusOf(state, all),
    currency: 'CAD',
    line_items: lineItemsOf(checkout, siteUrl),
    ...(data.buyer && { buyer: data.buyer }),
    totals: totalsOf(version, checkout.totals, isSettled(checkout, data, all), words.totals),
    messages: state === 'open' ? all.map((problem) => messageOf(version, problem, words.problem)) : [],
    ...(fulfillment && { fulfillment }),
    ...discountsOf(checkout, data),
    links: linksOf(siteUrl, data.locale),
    payment: paymentView(version, siteUrl, handler),
    ...(state === 'open' && { continue_url: continueUrl }),
  }
}

/** No instrument is stored; the first version has its handlers here. */
export const paymentView = (version: UcpVersion, siteUrl: string, handler: PaymentHandler): object =>
  version === '2026-01-11'
    ? { handlers: [firstHandler(version, siteUrl, handler)], instruments: [] }
    : { instruments: [] }

/** What an answer with these problems says is to be paid; what it leaves out as not settled is not in it. */
export function amountShown(checkout: Checkout, data: SessionData, problems: readonly Problem[]): Cents {
  const { due, merchandise, discount } = checkout.totals
  return isSettled(checkout, data, [...checkoutProblems(checkout, data), ...problems]) ? due : merchandise - discount
}

/** Where it goes and how is known, and with it what delivery and taxes cost. */
const isSettled = (checkout: Checkout, data: SessionData, problems: readonly Problem[]): boolean =>
  !checkout.needsDelivery ||
  !(isPickupOpen(checkout, data) || problems.some(({ path = '' }) => path.startsWith('$.fulfillment')))

function statusOf(state: SessionState, problems: readonly Problem[]): string {
  if (state !== 'open') return state
  if (problems.some(({ severity }) => severity === 'recoverable' || severity === 'unrecoverable')) return 'incomplete'
  return isReady(problems) ? 'ready_for_complete' : 'requires_escalation'
}
