import { wantedOf } from './agent-lines.ts'
import type { Reply } from './agent-reply.ts'
import type { AgentContext, AgentSessions, OwnSession } from './agent-sessions.ts'
import type { CartRequest } from './requests.ts'

/** What an agent collects before its buyer decides: a cart of the shop, which a checkout may be made of. */
export class AgentCarts {
  constructor(private readonly sessions: AgentSessions) {}

  async create(context: AgentContext, request: CartRequest): Promise<Reply> {
    const begun = await this.sessions.begin(context, wantedOf(request), 'cart')
    if ('refused' in begun) return this.sessions.refuse(context, begun.refused)
    return { ...(await this.#answered(context, begun, request)), status: 201 }
  }

  async read(context: AgentContext, id: string): Promise<Reply> {
    const session = await this.#find(context, id)
    return session ? { status: 200, body: await this.sessions.cartView(session) } : this.#unknown(context)
  }

  async update(context: AgentContext, id: string, request: CartRequest): Promise<Reply> {
    const session = await this.#find(context, id)
    if (!session) return this.#unknown(context)
    const refused = await this.sessions.setLines(session, wantedOf(request))
    if (refused.length === 0) return this.#answered(context, session, request)
    return this.sessions.refuse(context, refused, { session, view: await this.sessions.cartView(session) })
  }

  /** With the checkout that was made of it, if there is one. */
  async cancel(context: AgentContext, id: string): Promise<Reply> {
    const session = await this.#find(context, id)
    if (!session) return this.#unknown(context)
    await this.sessions.cancel(session)
    return { status: 200, body: await this.sessions.cartView(session) }
  }

  async #answered(context: AgentContext, before: OwnSession, request: CartRequest): Promise<Reply> {
    const { session, problems } = await this.sessions.answer(context, before, request)
    return { status: 200, body: await this.sessions.cartView(session, problems) }
  }

  /** Ordered or given up, it is not a cart any more; its buyer’s is not the agent’s. */
  async #find(context: AgentContext, id: string): Promise<OwnSession | undefined> {
    const session = await this.sessions.find(context, id)
    return session?.data.isCart && !session.isByHand && (session.state === 'cart' || session.state === 'open')
      ? session
      : undefined
  }

  #unknown = (context: AgentContext): Reply => this.sessions.unknown(context, 'unknown-cart')
}
