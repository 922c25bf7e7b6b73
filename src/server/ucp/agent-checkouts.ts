import { paths } from '../../domain/paths.ts'
import { absoluteUrl } from '../../domain/seo/absolute-url.ts'
import { rightsOfAgent } from '../../domain/ucp/agent-terms.ts'
import { byHand } from '../../domain/ucp/by-hand.ts'
import { bankProblem, checkoutProblems, isReady } from '../../domain/ucp/checkout-problems.ts'
import { orderedCheckout } from '../../domain/ucp/ordered-checkout.ts'
import type { Problem } from '../../domain/ucp/problem.ts'
import { HANDLER_ID } from '../../domain/ucp/profile.ts'
import { findOrder, fullOrder } from '../orders/order-rows.ts'
import { billingFields } from './apply-answers.ts'
import { wantedOf } from './agent-lines.ts'
import type { Reply } from './agent-reply.ts'
import { visitOf, type AgentContext, type AgentParts, type AgentSessions, type OwnSession } from './agent-sessions.ts'
import { agentWords } from './agent-words.ts'
import { orderIdOf } from './order-id.ts'
import type { CheckoutRequest, Instrument, NewCheckoutRequest } from './requests.ts'
import { ordersSince, writeSession } from './session-rows.ts'

const DAY_MS = 86_400_000

/** The checkout of people, as agents fill it: the same carts, prices, limits and placing of orders. */
export class AgentCheckouts {
  constructor(
    private readonly parts: AgentParts,
    private readonly sessions: AgentSessions,
  ) {}

  async create(context: AgentContext, { cart_id: cart, ...request }: NewCheckoutRequest): Promise<Reply> {
    if (cart) return this.#ofCart(context, cart, request)
    const begun = await this.sessions.begin(context, wantedOf(request), 'open')
    if ('refused' in begun) return this.sessions.refuse(context, begun.refused)
    return { ...(await this.#answered(context, begun, request)), status: 201 }
  }

  async read(context: AgentContext, id: string): Promise<Reply> {
    const session = await this.#find(context, id)
    return session ? this.#shown(session) : this.#unknown(context)
  }

  async update(context: AgentContext, id: string, request: CheckoutRequest): Promise<Reply> {
    const session = await this.#find(context, id)
    if (!session || !isOpen(session)) return this.#closed(context, session)
    const refused = await this.sessions.setLines(session, wantedOf(request))
    // What is ready is not what the agent wants.
    return refused.length > 0
      ? this.#refuse(context, refused, session, { status: 'incomplete' })
      : this.#answered(context, session, request)
  }

  /** Gives it up: its cart stays as it is for the agent to look at, and nobody changes it any more. */
  async cancel(context: AgentContext, id: string): Promise<Reply> {
    const session = await this.#find(context, id)
    if (session?.state !== 'open') return this.#closed(context, session)
    return { status: 200, body: await this.sessions.cancel(session) }
  }

  /** Places the order: what people's review checks is checked here, by the same function. */
  async complete(context: AgentContext, id: string, instrument: Instrument): Promise<Reply> {
    const session = await this.#find(context, id)
    if (!session || !isOpen(session)) return this.#closed(context, session)
    const payment = paymentProblem(instrument)
    if (payment) return this.#refuse(context, [payment], session)
    const before = await this.sessions.checkout(session)
    const problems = checkoutProblems(before, session.data)
    if (!isReady(problems)) return this.#refuse(context, problems, session, { messages: [] })
    if (await this.#isOverDay(context)) return this.#refuse(context, [dayLimit], session)
    const visit = visitOf(session)
    // The same token asks whether the bank agreed meanwhile.
    const isAnother = before.state.payment?.token !== instrument.credential?.token
    if (session.data.isAtBank && isAnother) await this.parts.placing.abandon(visit, before.key)
    const paid = await this.parts.checkouts.change(visit, {
      part: 'payment',
      method: 'card',
      token: instrument.credential?.token,
      ...billingFields(instrument.billing_address, session.data.buyer),
    })
    if (!paid.ok) return this.#refuse(context, [invalidToken], session)
    const { checkout } = paid
    const review = this.sessions.checkoutView({ ...session, state: 'completed' }, checkout)
    const { isVerified } = context.agent
    const { isAtBank: _, ...data } = session.data
    const tried = { ...session, isVerified, data: { ...data, review } }
    const rows = await this.sessions.rows()
    await writeSession(rows, tried)
    // A session from before the amounts were remembered goes by those of now.
    const due = session.data.shownDue ?? checkout.totals.due
    const answer = await this.parts.placing.place(visit, { key: checkout.key, due })
    if (answer.ok) return this.read(context, id)
    if (!('action' in answer)) return this.#refuse(context, [placeProblem(answer.reason)], tried)
    // It stays so until another payment is tried, or the buyer confirms.
    const challenged = { ...tried, data: { ...tried.data, isAtBank: true } }
    await writeSession(rows, challenged)
    return this.#refuse(context, [bankProblem], challenged, { messages: [] })
  }

  /** A cart becomes one checkout: asked for again it is the same, and what the cart says is not said anew. */
  async #ofCart(context: AgentContext, id: string, request: Omit<NewCheckoutRequest, 'cart_id'>): Promise<Reply> {
    const session = await this.sessions.find(context, id)
    if (session?.state === 'open' && session.data.isCart) return this.#shown(session)
    if (session?.state !== 'cart') return this.sessions.unknown(context, 'unknown-cart')
    const { buyer, codes } = session.data
    const { fulfillment } = request
    const own = {
      ...(fulfillment && { fulfillment }),
      ...(!buyer && request.buyer && { buyer: request.buyer }),
      ...(!codes && request.discounts && { discounts: request.discounts }),
    }
    return { ...(await this.#answered(context, { ...session, state: 'open' }, own)), status: 201 }
  }

  async #isOverDay({ agent }: AgentContext): Promise<boolean> {
    const rights = rightsOfAgent(await this.parts.settings.agents(), URL.parse(agent.name)?.host)
    const since = new Date((this.parts.now ?? Date.now)() - DAY_MS).toISOString()
    return (await ordersSince(await this.sessions.rows(), agent.name, since)) >= (rights?.ordersADay ?? 0)
  }

  async #answered(
    context: AgentContext,
    before: OwnSession,
    request: Omit<CheckoutRequest, 'line_items'>,
  ): Promise<Reply> {
    const { session, problems } = await this.sessions.answer(context, before, request)
    const hints = context.agent.mayLink && session.userId === undefined ? [linkHint] : []
    return { status: 200, body: await this.sessions.openView(session, [...problems, ...hints]) }
  }

  async #shown(session: OwnSession): Promise<{ status: number; body: Record<string, unknown> }> {
    const { state, data, order } = session
    if (isOpen(session)) return { status: 200, body: await this.sessions.openView(session) }
    if (state === 'open') return { status: 200, body: await this.sessions.byHandView(session) }
    const { siteUrl, checkouts } = this.parts
    const payload = await checkouts.parts.payload()
    const placed = order ? await orderIdOf(payload, session, order) : undefined
    const review = data.review ?? (order ? await this.#ordered(session, order) : data.seen?.view)
    return {
      status: 200,
      body: {
        id: session.id,
        ...review,
        status: state,
        ...(placed && {
          order: {
            id: placed.id,
            ...(session.version !== '2026-01-11' && { label: placed.number }),
            permalink_url: absoluteUrl(siteUrl, paths.order(data.locale, placed.number, placed.token)),
          },
        }),
      },
    }
  }

  /** What the order knows of it. */
  async #ordered({ version, data }: OwnSession, number: string): Promise<Record<string, unknown>> {
    const rows = await this.sessions.rows()
    const stored = await findOrder(rows, number)
    if (!stored) return {}
    const { siteUrl } = this.parts
    const order = await fullOrder(rows, stored)
    return orderedCheckout({
      version,
      siteUrl,
      handler: this.sessions.handler(),
      order,
      words: agentWords(data.locale),
    })
  }

  /** `instead`: members that are other than the checkout itself has them. */
  async #refuse(
    context: AgentContext,
    problems: readonly Problem[],
    session: OwnSession,
    instead: { status?: 'incomplete'; messages?: [] } = {},
  ): Promise<Reply> {
    // The first version shows no checkout with a refusal, so that its agent has seen no amount.
    const view = session.version === '2026-01-11' ? {} : await this.sessions.openView(session)
    return this.sessions.refuse(context, problems, { session, view: { ...view, ...instead } })
  }

  /** Ended, or gone on with by its buyer: said once, beside what the agent may see of it. */
  async #closed(context: AgentContext, session: OwnSession | undefined): Promise<Reply> {
    if (!session) return this.#unknown(context)
    const { body } = await this.#shown(session)
    const problem = session.state === 'open' ? byHand : notOpen
    return this.sessions.refuse(context, [problem], { session, view: { ...body, messages: [] } })
  }

  #unknown = (context: AgentContext): Reply => this.sessions.unknown(context, 'unknown-session')

  /** A cart that no checkout was made of has none to show. */
  async #find(context: AgentContext, id: string): Promise<OwnSession | undefined> {
    const session = await this.sessions.find(context, id)
    return session?.state === 'cart' ? undefined : session
  }
}

/** It is its agent's still. */
const isOpen = ({ state, isByHand }: OwnSession): boolean => state === 'open' && !isByHand

const notOpen: Problem = { code: 'not_modifiable', word: 'not-open', severity: 'unrecoverable' }
const INSTRUMENT = '$.payment.instruments[0]'
const invalidToken: Problem = {
  code: 'invalid',
  word: 'token-invalid',
  severity: 'recoverable',
  path: `${INSTRUMENT}.credential`,
}
const dayLimit: Problem = { code: 'rate_limited', word: 'day-limit', severity: 'unrecoverable' }
const linkHint: Problem = { code: 'identity_optional', word: 'link-account', severity: 'info' }

const paymentProblem = ({ handler_id, credential }: Instrument): Problem | undefined =>
  handler_id !== HANDLER_ID
    ? { code: 'invalid', word: 'handler-unknown', severity: 'recoverable', path: `${INSTRUMENT}.handler_id` }
    : credential?.token
      ? undefined
      : invalidToken

function placeProblem(reason: string): Problem {
  if (reason === 'declined') return { code: 'payment_failed', word: 'declined', severity: 'recoverable' }
  return reason === 'payment-unavailable'
    ? { code: 'payment_failed', word: 'payment-unavailable', severity: 'recoverable' }
    : { code: 'changed', word: 'changed', severity: 'recoverable' }
}
