import { wantedOf } from './agent-lines.ts'
import type { Reply } from './agent-reply.ts'
import type { AgentSessions, Asking } from './agent-sessions.ts'
import type { CartRequest } from './requests.ts'
import type { Session } from './session-rows.ts'

/** What an agent collects before its buyer decides: a cart of the shop, which a checkout may be made of. */
export class AgentCarts {
  constructor(private readonly sessions: AgentSessions) {}

  async create(asking: Asking, request: CartRequest): Promise<Reply> {
    const begun = await this.sessions.begin(asking, wantedOf(request), 'cart')
    if ('refused' in begun) return this.sessions.refuse(asking, begun.refused)
    return { ...(await this.#answered(asking, begun, request)), status: 201 }
  }

  async read(asking: Asking, id: string): Promise<Reply> {
    const session = await this.#find(asking, id)
    return session ? { status: 200, body: await this.sessions.cartView(session) } : this.#unknown(asking)
  }

  async update(asking: Asking, id: string, request: CartRequest): Promise<Reply> {
    const session = await this.#find(asking, id)
    if (!session) return this.#unknown(asking)
    const refused = await this.sessions.setLines(session, wantedOf(request))
    if (refused.length === 0) return this.#answered(asking, session, request)
    return this.sessions.refuse(asking, refused, { session, view: await this.sessions.cartView(session) })
  }

  /** With the checkout that was made of it, if there is one. */
  async cancel(asking: Asking, id: string): Promise<Reply> {
    const session = await this.#find(asking, id)
    if (!session) return this.#unknown(asking)
    const checkout = await this.sessions.checkout(session)
    await this.sessions.cancel(session, this.sessions.checkoutView({ ...session, state: 'canceled' }, checkout))
    return { status: 200, body: await this.sessions.cartView(session) }
  }

  async #answered(asking: Asking, before: Session, request: CartRequest): Promise<Reply> {
    const { session, problems } = await this.sessions.answer(asking, before, request)
    return { status: 200, body: await this.sessions.cartView(session, problems) }
  }

  /** Ordered or given up, it is no cart any more. */
  async #find(asking: Asking, id: string): Promise<Session | undefined> {
    const session = await this.sessions.find(asking, id)
    return session?.data.isCart && (session.state === 'cart' || session.state === 'open') ? session : undefined
  }

  #unknown = (asking: Asking): Reply => this.sessions.unknown(asking, 'unknown-cart')
}
