import { isDeepStrictEqual } from 'node:util'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import type { AgentTerms } from '../../domain/ucp/agent-terms.ts'
import { byHand } from '../../domain/ucp/by-hand.ts'
import { cartView } from '../../domain/ucp/cart-view.ts'
import { CHECKOUT_SCOPE } from '../../domain/ucp/identity-linking.ts'
import { knownBuyer } from '../../domain/ucp/known-buyer.ts'
import { amountShown, checkoutView } from '../../domain/ucp/checkout-view.ts'
import type { PaymentHandler } from '../../domain/ucp/profile.ts'
import { messageOf, type Problem, type ProblemWord } from '../../domain/ucp/problem.ts'
import type { Carts } from '../cart/carts.ts'
import { addressesOf } from '../accounts/address-book.ts'
import type { Checkouts, CheckoutVisitor } from '../checkout/checkouts.ts'
import type { Shopper } from '../checkout/employee-rules.ts'
import type { Placing } from '../checkout/place-order.ts'
import { rowsOf, type Rows } from '../database/database.ts'
import { paymentHandler } from '../payments/payment-setup.ts'
import { applyAnswers, sessionWith, type Guesses } from './apply-answers.ts'
import { lineRefusals, setLines, type Wanted } from './agent-lines.ts'
import { refusal, unknown, type Reply } from './agent-reply.ts'
import { agentWords } from './agent-words.ts'
import type { LinkedCustomer } from './link-rows.ts'
import type { CheckoutRequest } from './requests.ts'
import {
  beginSession,
  findSession,
  newSession,
  rememberShown,
  writeSession,
  type Agent,
  type Session,
} from './session-rows.ts'

export type AgentParts = {
  checkouts: Checkouts
  carts: Carts
  placing: Pick<Placing, 'place' | 'abandon'>
  settings: { agents(): Promise<AgentTerms> }
  siteUrl: string
  now?(): number
}

/** The context of a request: which agent sends it, for whom, its language, and whether it guesses codes too fast. */
export type AgentContext = {
  agent: Agent
  locale: Locale
  /** The language, where the request names it. */
  named?: Locale
  customer?: LinkedCustomer
  guesses: Guesses
}

/**
 * A session of the agent that asks, with the customer it may act for, and the language it is answered in: that of the
 * request, while the order will be in the session's.
 */
export type OwnSession = Session & { shopper?: Shopper; shownIn: Locale }

/** Where a buyer goes on with what an agent began. */
export const AGENT_CHECKOUT = '/api/agent-checkout'

/**
 * A session is a cart and a checkout of the shop: this fills them as people do, and shows them as a cart or a checkout.
 */
export class AgentSessions {
  constructor(private readonly parts: AgentParts) {}

  /** Begins one with these lines; undefined, and nothing is stored, where they are refused. */
  async begin(
    context: AgentContext,
    wanted: Wanted,
    state: 'cart' | 'open',
  ): Promise<OwnSession | { refused: Problem[] }> {
    const rows = await this.rows()
    const refused = await lineRefusals(rows, wanted)
    // By the protocol there is nothing to recover where there is no session.
    if (refused.length > 0) return { refused: refused.map((one) => ({ ...one, severity: 'unrecoverable' })) }
    const { secret } = await this.parts.checkouts.parts.payload()
    const shopper = shopperOf(context)
    const begun = newSession(secret, context.agent, context.locale, state, shopper?.id)
    const session = { ...begun, data: { ...begun.data, ...(shopper && (await knownTo(rows, context.customer!))) } }
    await setLines(this.parts.carts, session.id, wanted, context.locale)
    await beginSession(rows, session)
    return { ...session, shownIn: context.locale, ...(shopper && { shopper }) }
  }

  /** Makes a cart or an open checkout have exactly these lines; says why not where they are refused. */
  async setLines({ id, data }: Session, wanted: Wanted): Promise<Problem[]> {
    const refused = await lineRefusals(await this.rows(), wanted)
    if (refused.length === 0) await setLines(this.parts.carts, id, wanted, data.locale)
    return refused
  }

  /** Takes what a request says besides its lines; what keeps some of it from being taken is returned. */
  async answer(
    context: AgentContext,
    before: OwnSession,
    request: Omit<CheckoutRequest, 'line_items'>,
  ): Promise<{ session: OwnSession; problems: Problem[] }> {
    const { data, problems } = sessionWith(before.data, request)
    const { webhook, isVerified } = context.agent
    const shownIn = request.context?.language ? data.locale : before.shownIn
    const session = { ...before, isVerified, ...(webhook && { webhook }), data, shownIn }
    const rows = await this.rows()
    await writeSession(rows, session)
    const taken = await applyAnswers(this.parts.checkouts, visitOf(session), data, context.guesses)
    const { refusedCodes } = taken
    const answered = { ...session, data: { ...data, refusedCodes } }
    if (!isDeepStrictEqual(refusedCodes, data.refusedCodes ?? [])) await writeSession(rows, answered)
    return { session: answered, problems: [...problems, ...taken.problems] }
  }

  /** Ends it as given up; its agent still reads what it was. A buyer who goes on by hand keeps the cart. */
  async cancel(session: OwnSession): Promise<Record<string, unknown>> {
    const review = await this.#lastSeen(session)
    await writeSession(await this.rows(), { ...session, state: 'canceled', data: { ...session.data, review } })
    return review
  }

  /** The agent's own; what was begun for a customer is found for that customer alone. */
  async find(context: AgentContext, id: string): Promise<OwnSession | undefined> {
    const found = await findSession(await this.rows(), context.agent, id)
    const session = found && { ...found, shownIn: context.named ?? found.data.locale }
    if (session?.userId === undefined) return session
    const shopper = shopperOf(context)
    return shopper?.id === session.userId ? { ...session, shopper } : undefined
  }

  checkout = (session: OwnSession): Promise<Checkout> =>
    this.parts.checkouts.read({ ...visitOf(session), locale: session.shownIn })

  /** An open checkout for its agent, which may complete it at the amount that is shown, and at no other. */
  async openView(session: OwnSession, problems: readonly Problem[] = []): Promise<Record<string, unknown>> {
    const checkout = await this.checkout(session)
    await this.#remember(session, checkout, amountShown(checkout, session.data, problems))
    return this.checkoutView(session, checkout, problems)
  }

  /** Where the buyer goes on by hand: what the agent last saw, and that it can do nothing but read or cancel. */
  async byHandView(session: OwnSession): Promise<Record<string, unknown>> {
    const { continueUrl, words } = this.#known(session)
    return {
      ...(await this.#lastSeen(session)),
      status: 'requires_escalation',
      messages: [messageOf(session.version, byHand, words.problem)],
      continue_url: continueUrl,
    }
  }

  checkoutView(session: OwnSession, checkout: Checkout, problems: readonly Problem[] = []): Record<string, unknown> {
    return checkoutView({
      ...this.#known(session),
      checkout,
      problems,
      handler: this.handler(),
      state: session.state,
    })
  }

  handler = (): PaymentHandler => paymentHandler(this.parts.checkouts.parts.gateways.current)

  async cartView(session: OwnSession, problems: readonly Problem[] = []): Promise<Record<string, unknown>> {
    const checkout = await this.checkout(session)
    await this.#remember(session, checkout)
    return cartView({ ...this.#known(session), checkout, problems })
  }

  refuse(
    { agent, locale }: AgentContext,
    problems: readonly Problem[],
    of?: { session: OwnSession; view: Record<string, unknown> },
  ): Reply {
    const { siteUrl } = this.parts
    return refusal({
      version: agent.version,
      siteUrl,
      locale: of?.session.shownIn ?? locale,
      problems,
      ...(of && { view: of.view }),
    })
  }

  unknown = ({ agent, locale }: AgentContext, word: ProblemWord): Reply =>
    unknown({ agent, locale, siteUrl: this.parts.siteUrl }, word)

  rows = async (): Promise<Rows> => rowsOf(await this.parts.checkouts.parts.payload())

  /** Where its buyer goes on by hand, its cart is theirs: what the agent saw before then is all that it sees. */
  async #lastSeen(session: OwnSession): Promise<Record<string, unknown>> {
    return (
      (session.isByHand ? session.data.seen?.view : undefined) ??
      this.checkoutView({ ...session, state: 'canceled' }, await this.checkout(session))
    )
  }

  async #remember(session: OwnSession, checkout: Checkout, shownDue = session.data.shownDue): Promise<void> {
    const view = this.checkoutView({ ...session, state: 'canceled' }, checkout)
    const seen = { view, products: checkout.cart.lines.map(({ productId }) => productId) }
    // As it is stored: without members that are undefined, and in no order.
    const isKnown = isDeepStrictEqual(JSON.parse(JSON.stringify(seen)), session.data.seen)
    if (isKnown && shownDue === session.data.shownDue) return
    const payload = await this.parts.checkouts.parts.payload()
    await rememberShown(payload, session.id, { seen, ...(shownDue !== undefined && { shownDue }) })
  }

  #known({ id, version, data, shownIn }: OwnSession) {
    const { siteUrl } = this.parts
    const { review: _, seen: __, ...known } = data
    const query = new URLSearchParams({ session: id, locale: data.locale }).toString()
    return {
      version,
      siteUrl,
      id,
      data: { ...known, locale: shownIn },
      continueUrl: `${siteUrl}${AGENT_CHECKOUT}?${query}`,
      words: agentWords(shownIn),
    }
  }
}

/** Whose the cart and the checkout of a session are. */
export const visitOf = ({ id, data, shopper }: OwnSession): CheckoutVisitor => ({
  token: id,
  locale: data.locale,
  ...(shopper && { shopper }),
})

/** The customer as a shopper, where the agent may check out for them. No employee's price leaves the shop. */
const shopperOf = ({ customer }: AgentContext): Shopper | undefined =>
  customer?.scopes.includes(CHECKOUT_SCOPE)
    ? { id: customer.id, email: customer.email, employeePrices: false }
    : undefined

const knownTo = async (rows: Rows, { id, name, email }: LinkedCustomer) =>
  knownBuyer({ name, email, addresses: await addressesOf(rows, id) })
