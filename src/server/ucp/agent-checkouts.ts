import type { Checkout } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { absoluteUrl } from '../../domain/seo/absolute-url.ts'
import type { AgentTerms } from '../../domain/ucp/agent-terms.ts'
import { checkoutProblems, isReady } from '../../domain/ucp/checkout-problems.ts'
import { checkoutView } from '../../domain/ucp/checkout-view.ts'
import type { Problem } from '../../domain/ucp/problem.ts'
import { HANDLER_ID } from '../../domain/ucp/profile.ts'
import { rowsOf } from '../database/database.ts'
import type { Carts } from '../cart/carts.ts'
import type { Checkouts } from '../checkout/checkouts.ts'
import type { Placing } from '../checkout/place-order.ts'
import { applyAnswers, billingFields, sessionWith, type Guesses } from './apply-answers.ts'
import { lineRefusals, setLines, wantedOf } from './agent-lines.ts'
import { refusal, type Reply } from './agent-reply.ts'
import { agentWords } from './agent-words.ts'
import { orderIdOf } from './order-id.ts'
import type { CheckoutRequest, Instrument } from './requests.ts'
import {
  beginSession,
  findSession,
  newSession,
  ordersSince,
  writeSession,
  type Agent,
  type Session,
} from './session-rows.ts'

export type AgentParts = {
  checkouts: Checkouts
  carts: Carts
  placing: Pick<Placing, 'place'>
  settings: { agents(): Promise<AgentTerms> }
  siteUrl: string
  now?(): number
}

/** A request of an agent: who it is, in which language, and whether it guesses codes too fast. */
export type Asking = { agent: Agent; locale: Locale; guesses: Guesses }

/** Where a buyer goes on with what an agent began. */
export const AGENT_CHECKOUT = '/api/agent-checkout'
const DAY_MS = 86_400_000

/** The checkout of people, as agents fill it: the same carts, prices, limits and placing of orders. */
export class AgentCheckouts {
  constructor(private readonly parts: AgentParts) {}

  async create(asking: Asking, request: CheckoutRequest): Promise<Reply> {
    const rows = rowsOf(await this.#payload())
    const wanted = wantedOf(request)
    const refused = await lineRefusals(rows, wanted)
    if (refused.length > 0) return this.#refuse(asking, refused)
    const session = newSession((await this.#payload()).secret, asking.agent, asking.locale)
    await setLines(this.parts.carts, session.id, wanted, asking.locale)
    await beginSession(rows, session)
    return { ...(await this.#answered(asking, session, request)), status: 201 }
  }

  async read(asking: Asking, id: string): Promise<Reply> {
    const session = await this.#find(asking, id)
    return session ? this.#shown(session) : this.#unknown(asking)
  }

  async update(asking: Asking, id: string, request: CheckoutRequest): Promise<Reply> {
    const session = await this.#find(asking, id)
    if (session?.state !== 'open') return session ? this.#notOpen(asking, session) : this.#unknown(asking)
    const wanted = wantedOf(request)
    const refused = await lineRefusals(rowsOf(await this.#payload()), wanted)
    if (refused.length > 0) return this.#refuse(asking, refused, session)
    await setLines(this.parts.carts, id, wanted, session.data.locale)
    return this.#answered(asking, session, request)
  }

  /** Gives it up: its cart stays as it is for the agent to look at, and nobody changes it any more. */
  async cancel(asking: Asking, id: string): Promise<Reply> {
    const session = await this.#find(asking, id)
    if (session?.state !== 'open') return session ? this.#notOpen(asking, session) : this.#unknown(asking)
    const canceled: Session = { ...session, state: 'canceled' }
    const review = this.#view(canceled, await this.#checkout(session))
    await writeSession(rowsOf(await this.#payload()), { ...canceled, data: { ...session.data, review } })
    return { status: 200, body: review }
  }

  /** Places the order: what people's review checks is checked here, by the same function. */
  async complete(asking: Asking, id: string, instrument: Instrument): Promise<Reply> {
    const session = await this.#find(asking, id)
    if (session?.state !== 'open') return session ? this.#notOpen(asking, session) : this.#unknown(asking)
    const payment = paymentProblem(instrument)
    if (payment) return this.#refuse(asking, [payment], session)
    const before = await this.#checkout(session)
    const problems = checkoutProblems(before, session.data)
    if (!isReady(problems)) return this.#refuse(asking, problems, session, [])
    if (await this.#isOverDay(asking)) return this.#refuse(asking, [dayLimit], session)
    const visit = { token: id, locale: session.data.locale }
    const paid = await this.parts.checkouts.change(visit, {
      part: 'payment',
      method: 'card',
      token: instrument.credential?.token,
      ...billingFields(instrument.billing_address, session.data.buyer),
    })
    if (!paid.ok) return this.#refuse(asking, [invalidToken], session)
    const { checkout } = paid
    const rows = rowsOf(await this.#payload())
    const review = this.#view({ ...session, state: 'completed' }, checkout)
    await writeSession(rows, { ...session, data: { ...session.data, review } })
    const answer = await this.parts.placing.place(visit, { key: checkout.key, due: checkout.totals.due })
    if (answer.ok) return this.read(asking, id)
    return this.#refuse(asking, ['action' in answer ? bank : placeProblem(answer.reason)], session)
  }

  async #isOverDay({ agent }: Asking): Promise<boolean> {
    const { ordersADay } = await this.parts.settings.agents()
    const since = new Date(this.#now() - DAY_MS).toISOString()
    return (await ordersSince(rowsOf(await this.#payload()), agent.name, since)) >= ordersADay
  }

  async #answered(asking: Asking, before: Session, request: CheckoutRequest): Promise<Reply> {
    const { checkouts } = this.parts
    const session = { ...before, ...(asking.agent.webhook && { webhook: asking.agent.webhook }) }
    const { data, problems } = sessionWith(session.data, request)
    const stored = { ...session, data }
    await writeSession(rowsOf(await this.#payload()), stored)
    const more = await applyAnswers(checkouts, { token: session.id, locale: data.locale }, data, asking.guesses)
    return { status: 200, body: this.#view(stored, await this.#checkout(stored), [...problems, ...more]) }
  }

  async #shown(session: Session): Promise<Reply> {
    const { state, data, order } = session
    if (state === 'open') return { status: 200, body: this.#view(session, await this.#checkout(session)) }
    const { siteUrl } = this.parts
    const placed = order ? await orderIdOf(await this.#payload(), order) : undefined
    return {
      status: 200,
      body: {
        id: session.id,
        ...data.review,
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

  #view(session: Session, checkout: Checkout, problems: readonly Problem[] = []): Record<string, unknown> {
    const { id, version, state, data } = session
    const { name, publishableKey } = this.parts.checkouts.parts.gateway
    const query = new URLSearchParams({ session: id, locale: data.locale }).toString()
    const { review: _, ...known } = data
    return checkoutView({
      version,
      siteUrl: this.parts.siteUrl,
      handler: { gateway: name, ...(publishableKey && { publishableKey }) },
      id,
      state,
      data: known,
      checkout,
      continueUrl: `${this.parts.siteUrl}${AGENT_CHECKOUT}?${query}`,
      problems,
      words: agentWords(data.locale),
    })
  }

  #checkout = ({ id, data }: Session): Promise<Checkout> =>
    this.parts.checkouts.read({ token: id, locale: data.locale })

  /** `shown`: the problems that the checkout shows of itself besides; all of them unless given. */
  async #refuse(asking: Asking, problems: readonly Problem[], session?: Session, shown?: []): Promise<Reply> {
    const { version } = asking.agent
    const own = session && this.#view(session, await this.#checkout(session))
    const view = own && shown ? { ...own, messages: shown } : own
    const locale = session?.data.locale ?? asking.locale
    return refusal({ version, siteUrl: this.parts.siteUrl, locale, problems, ...(view && { view }) })
  }

  async #notOpen({ agent }: Asking, session: Session): Promise<Reply> {
    const { body } = await this.#shown(session)
    return refusal({
      version: agent.version,
      siteUrl: this.parts.siteUrl,
      locale: session.data.locale,
      problems: [{ code: 'not_modifiable', word: 'not-open', severity: 'unrecoverable' }],
      view: body as Record<string, unknown>,
    })
  }

  #unknown = (asking: Asking): Promise<Reply> =>
    this.#refuse(asking, [{ code: 'not_found', word: 'unknown-session', severity: 'unrecoverable' }])

  #find = async ({ agent }: Asking, id: string): Promise<Session | undefined> =>
    findSession(rowsOf(await this.#payload()), agent, id)

  #payload = () => this.parts.checkouts.parts.payload()
  #now = () => (this.parts.now ?? Date.now)()
}

const INSTRUMENT = '$.payment.instruments[0]'
const invalidToken: Problem = {
  code: 'invalid',
  word: 'token-invalid',
  severity: 'recoverable',
  path: `${INSTRUMENT}.credential`,
}
const dayLimit: Problem = { code: 'rate_limited', word: 'day-limit', severity: 'unrecoverable' }
const bank: Problem = { code: 'requires_3ds', word: 'bank', severity: 'requires_buyer_review' }

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
