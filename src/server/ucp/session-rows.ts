import { createHmac, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type { Locale } from '../../domain/locale.ts'
import type { Cents } from '../../domain/money.ts'
import { sessionStates, type SessionState } from '../../domain/ucp/session-state.ts'
import type { SessionData } from '../../domain/ucp/session.ts'
import { isUcpVersion, type UcpVersion } from '../../domain/ucp/version.ts'
import { isPostgres, rowsOf, sql, type Rows, type SQL } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'
import { hashedToken } from '../http/tokens.ts'

/** Who asks. */
export type Agent = {
  /** The address of its profile. */
  name: string
  version: UcpVersion
  /** Customers may link it to their account. */
  mayLink: boolean
  /** Its signature proves that it is the agent of this name; else it only says so. */
  isVerified: boolean
  /** Where it wants to be notified of orders. */
  webhook?: string
}

/** What an agent last saw of a session: its checkout, without messages, and which products are in it. */
export type LastSeen = { view: Record<string, unknown>; products: string[] }

/**
 * A session as stored; `review` is what its agent last saw of it before it ended, `seen` before now, `shownDue` what
 * the last answer about its checkout said is to be paid.
 */
export type Session = {
  id: string
  agent: string
  version: UcpVersion
  /** Of the agent's last change. */
  isVerified: boolean
  webhook?: string
  state: SessionState
  /** Its buyer went on with it on the shop's pages, in a cart that the agent does not know. */
  isByHand: boolean
  order?: string
  /** The customer it was begun for by a link; without one it is a guest's. */
  userId?: string
  data: SessionData & { review?: Record<string, unknown>; seen?: LastSeen; shownDue?: Cents }
}

/** The id of a session, which is the token of its cart: only its nonce is stored, as the database opens no checkout. */
export const sessionId = (secret: string, nonce: string): string =>
  createHmac('sha256', secret).update(`agent session ${nonce}`).digest('base64url')

/** A session that is not stored yet. */
export function newSession(
  secret: string,
  { name, version, isVerified, webhook }: Agent,
  locale: Locale,
  state: 'cart' | 'open',
  userId?: string,
): Session {
  const nonce = randomBytes(24).toString('base64url')
  return {
    id: sessionId(secret, nonce),
    agent: name,
    version,
    isVerified,
    ...(webhook && { webhook }),
    state,
    isByHand: false,
    ...(userId !== undefined && { userId }),
    data: { nonce, locale, ...(state === 'cart' && { isCart: true }) },
  }
}

export async function beginSession(
  rows: Rows,
  { id, agent, version, isVerified, webhook, state, userId, data }: Session,
): Promise<void> {
  const now = new Date().toISOString()
  await rows(
    sql`insert into agent_sessions (agent, status, version, is_verified, webhook, user_id, cart, data, created_at, updated_at) values (${agent}, ${state}, ${version}, ${isVerified}, ${webhook ?? null}, ${userId ?? null}, ${hashedToken(id)}, ${JSON.stringify(data)}, ${now}, ${now}) returning id`,
  )
}

type Row = {
  agent: string
  status: string
  order: string | null
  version: string
  is_verified: boolean | number | null
  webhook: string | null
  user_id: string | null
  buyer_cart: string | null
  data: unknown
}
const columns = sql`agent, status, "order", version, is_verified, webhook, user_id, buyer_cart, data`

function sessionOf(row: Row, id: string): Session | undefined {
  const { agent, version, webhook, order, status } = row
  const state = sessionStates.find((one) => one === status)
  return state && isUcpVersion(version)
    ? {
        id,
        agent,
        version,
        isVerified: Boolean(row.is_verified),
        state,
        isByHand: row.buyer_cart !== null,
        data: jsonOf<Session['data']>(row.data),
        ...(webhook && { webhook }),
        ...(order && { order }),
        ...(row.user_id !== null && { userId: row.user_id }),
      }
    : undefined
}

/** The agent's own session of this id. */
export async function findSession(rows: Rows, { name, version }: Agent, id: string): Promise<Session | undefined> {
  const [row] = await rows<Row>(
    sql`select ${columns} from agent_sessions where cart = ${hashedToken(id)} and agent = ${name} and version = ${version}`,
  )
  return row && sessionOf(row, id)
}

/** Whether a session was begun for a customer, whose leave it then needs. */
export async function isLinkedSession(rows: Rows, id: string): Promise<boolean> {
  const [found] = await rows(sql`select id from agent_sessions where cart = ${hashedToken(id)} and user_id is not null`)
  return found !== undefined
}

/** The session of which an order came. */
export async function sessionOfOrder(rows: Rows, secret: string, number: string): Promise<Session | undefined> {
  const [row] = await rows<Row>(sql`select ${columns} from agent_sessions where "order" = ${number}`)
  return row && sessionOf(row, sessionId(secret, jsonOf<SessionData>(row.data).nonce))
}

/**
 * Stores what changed of a cart or an open checkout; one that was ordered meanwhile stays, and one that its buyer went
 * on with by hand is only given up.
 */
export const writeSession = (rows: Rows, { id, state, data, isVerified, webhook }: Session): Promise<unknown> =>
  rows(
    sql`update agent_sessions set status = ${state}, data = ${JSON.stringify(data)}, webhook = ${webhook ?? null}, is_verified = ${isVerified}, updated_at = ${new Date().toISOString()} where cart = ${hashedToken(id)} and status in ('cart', 'open') ${state === 'canceled' ? sql`` : sql`and buyer_cart is null`} returning id`,
  )

/** Changes nothing else: what another request writes of the session meanwhile stays. */
export async function rememberShown(
  payload: Payload,
  id: string,
  shown: { seen: LastSeen; shownDue?: Cents },
): Promise<void> {
  const members = JSON.stringify(shown)
  const data = isPostgres(payload)
    ? sql`data || cast(${members} as jsonb)`
    : sql`json_patch(json_remove(data, '$.seen'), ${members})`
  await rowsOf(payload)(
    sql`update agent_sessions set data = ${data} where cart = ${hashedToken(id)} and status in ('cart', 'open') and buyer_cart is null returning id`,
  )
}

/** Orders the agents of one host have placed since then; an agent without a host counts for itself. */
export async function ordersSince(rows: Rows, agent: string, since: string): Promise<number> {
  const { origin } = URL.parse(agent) ?? {}
  const begin = origin ? `${origin}/` : agent
  const [row] = await rows<{ count: number | string }>(
    sql`select count(*) as count from orders where substr(agent, 1, ${begin.length}) = ${begin} and placed_at >= ${since}`,
  )
  return Number(row?.count ?? 0)
}

/** Of sessions older than that only which order came of which agent is left. */
export async function forgetSessions(rows: Rows, before: string): Promise<void> {
  await rows(sql`delete from agent_sessions where status <> 'completed' and updated_at < ${before}`)
  await forgetData(rows, sql`updated_at < ${before} and cast(data as text) like '%review%'`)
}

/** Likewise of what was begun for a customer. It opens for no other one, as whoever it was for is nobody any more. */
export async function forgetCustomer(rows: Rows, userId: string): Promise<void> {
  await rows(sql`delete from agent_sessions where status <> 'completed' and user_id = ${userId}`)
  await forgetData(rows, sql`user_id = ${userId}`)
  await rows(sql`update agent_sessions set user_id = ${NOBODY} where user_id = ${userId}`)
}
const NOBODY = ''

async function forgetData(rows: Rows, which: SQL): Promise<void> {
  const old = await rows<{ id: number | string; data: unknown }>(
    sql`select id, data from agent_sessions where ${which}`,
  )
  for (const { id, data } of old) {
    const { nonce, locale } = jsonOf<SessionData>(data)
    await rows(sql`update agent_sessions set data = ${JSON.stringify({ nonce, locale })} where id = ${id} returning id`)
  }
}
