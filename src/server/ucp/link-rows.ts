import type { AgentLink } from '../../domain/accounts/account-view.ts'
import { linkScopesIn, type LinkScope } from '../../domain/ucp/identity-linking.ts'
import { isoInstant } from '../../domain/time.ts'
import { sql, type Rows } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'
import { hashedToken } from '../http/tokens.ts'

/** What is stored of a grant, a code or a token, as the OAuth library writes it. */
export type StoredLink = {
  accountId?: string | undefined
  clientId?: string | undefined
  grantId?: string | undefined
  scope?: string | undefined
  exp?: number | undefined
  jti?: string | undefined
  [name: string]: unknown
}
/** The kind of what all codes and tokens of a link hang on. */
export const GRANT = 'Grant'

/** The stored form of an id: reading the database reveals no code and no token. */
const keyOf = (kind: string, id: string): string => hashedToken(`${kind} ${id}`)

type Row = { data: unknown; consumed_at: string | Date | null }

/** What has this id; also what has expired, which whoever asks has to check. */
export async function findLink(rows: Rows, kind: string, id: string): Promise<StoredLink | undefined> {
  const [row] = await rows<Row>(sql`select data, consumed_at from agent_links where key = ${keyOf(kind, id)}`)
  if (!row) return undefined
  return { ...jsonOf<StoredLink>(row.data), jti: id, ...(row.consumed_at !== null && { consumed: true }) }
}

/** Stores it for so many seconds. The id of a grant opens nothing, so it is the only one that is written down. */
export async function writeLink(
  rows: Rows,
  kind: string,
  id: string,
  { jti, ...data }: StoredLink,
  seconds: number,
): Promise<void> {
  const { accountId, clientId, grantId } = data
  const [now, key] = [Date.now(), keyOf(kind, id)]
  const [at, end] = [isoInstant(now), isoInstant(now + seconds * 1000)]
  const link = kind === GRANT ? key : grantId === undefined ? null : keyOf(GRANT, grantId)
  const text = JSON.stringify(kind === GRANT ? { ...data, jti } : data)
  await rows(
    sql`insert into agent_links (kind, key, link, user_id, agent, data, expires_at, created_at, updated_at) values (${kind}, ${key}, ${link}, ${accountId ?? null}, ${clientId ?? null}, ${text}, ${end}, ${at}, ${at}) on conflict (key) do update set data = excluded.data, expires_at = excluded.expires_at, updated_at = excluded.updated_at returning id`,
  )
}

/** Whether it is used just now: of two that ask at once, one has it. */
export async function consumeLink(rows: Rows, kind: string, id: string): Promise<boolean> {
  const [used] = await rows(
    sql`update agent_links set consumed_at = ${isoInstant(Date.now())} where key = ${keyOf(kind, id)} and consumed_at is null returning id`,
  )
  return used !== undefined
}

/** Deletes what has this id. Returns whose it was and of which agent, to the one of two at once that has deleted it. */
export async function deleteLink(
  rows: Rows,
  kind: string,
  id: string,
): Promise<{ customerId: string; agent: string } | undefined> {
  const [gone] = await rows<{ user_id: string | null; agent: string | null }>(
    sql`delete from agent_links where key = ${keyOf(kind, id)} returning user_id, agent`,
  )
  return gone?.user_id && gone.agent ? { customerId: gone.user_id, agent: gone.agent } : undefined
}

/** Ends the codes and tokens of one kind that hang on a grant. */
export const deleteOfGrant = (rows: Rows, kind: string, grantId: string): Promise<unknown> =>
  rows(sql`delete from agent_links where kind = ${kind} and link = ${keyOf(GRANT, grantId)}`)

/** The customer of a token, and what its agent may do for them. */
export type LinkedCustomer = { id: string; email: string; name: string; scopes: readonly LinkScope[] }

/** Whom an agent acts for by a token; undefined where it is no token of this agent's, or no more. */
export async function customerOfToken(rows: Rows, token: string, agent: string): Promise<LinkedCustomer | undefined> {
  const found = await findLink(rows, 'AccessToken', token)
  if (!found || found.clientId !== agent || (found.exp ?? 0) * 1000 <= Date.now()) return undefined
  const [customer] = await rows<{ id: string; email: string; name: string }>(
    sql`select id, email, name from customers where id = ${found.accountId ?? ''}`,
  )
  return customer && { ...customer, scopes: linkScopesIn(found.scope ?? '') }
}

/** The agents that a customer has linked, the newest first. */
export async function linksOf(rows: Rows, customerId: string): Promise<(AgentLink & { grantId: string })[]> {
  const found = await rows<{ id: number | string; agent: string; data: unknown; created_at: string | Date }>(
    sql`select id, agent, data, created_at from agent_links where kind = ${GRANT} and user_id = ${customerId} and expires_at > ${isoInstant(Date.now())} order by id desc`,
  )
  return found.map(({ id, agent, data, created_at }) => {
    const { jti = '', openid } = jsonOf<StoredLink & { openid?: { scope?: string } }>(data)
    return {
      id: String(id),
      agent,
      scopes: linkScopesIn(openid?.scope ?? ''),
      since: new Date(created_at).toISOString(),
      grantId: jti,
    }
  })
}

/** Ends one of a customer's links, or all: every code and token of it opens nothing any more. Returns their agents. */
export async function endLinks(rows: Rows, customerId: string, id?: string): Promise<string[]> {
  const ended = await rows<{ link: string; agent: string }>(
    id === undefined
      ? sql`delete from agent_links where kind = ${GRANT} and user_id = ${customerId} returning link, agent`
      : sql`delete from agent_links where kind = ${GRANT} and user_id = ${customerId} and cast(id as text) = ${id} returning link, agent`,
  )
  for (const { link } of ended) await rows(sql`delete from agent_links where link = ${link}`)
  if (id === undefined) await rows(sql`delete from agent_links where user_id = ${customerId}`)
  return ended.map(({ agent }) => agent)
}
