import type { IncomingMessage } from 'node:http'
import type { Locale } from '../../domain/locale.ts'
import {
  challengeText,
  CHECKOUT_SCOPE,
  ORDER_SCOPE,
  type Challenge,
  type LinkScope,
} from '../../domain/ucp/identity-linking.ts'
import type { Rows } from '../database/database.ts'
import { refusal, type Reply } from './agent-reply.ts'
import { customerOfToken, type LinkedCustomer } from './link-rows.ts'
import type { Operation } from './operations.ts'
import { isLinkedSession, type Agent } from './session-rows.ts'

type Asked = { rows: Rows; siteUrl: string; agent: Agent; locale: Locale }

/**
 * Whom an agent acts for by the token of its request; without one it is nobody's. A token that is not good, or not this
 * agent's, is refused: the agent would else go on for nobody without knowing.
 */
export async function identityOf(
  { rows, siteUrl, agent, locale }: Asked,
  { headers }: Pick<IncomingMessage, 'headers'>,
): Promise<LinkedCustomer | undefined | Reply> {
  const [, token] = /^bearer\s+(\S{1,300})\s*$/i.exec(headers.authorization ?? '') ?? []
  if (token === undefined || agent.version === '2026-01-11') return undefined
  const customer = agent.mayLink ? await customerOfToken(rows, token, agent.name) : undefined
  return customer ?? challenge({ siteUrl, agent, locale }, { error: 'invalid_token' })
}

/**
 * Why what is asked for needs a customer's leave that the agent does not have; undefined where it has it or needs
 * none.
 */
export async function identityRefusal(
  { rows, siteUrl, agent, locale }: Asked,
  operation: Operation,
  id: string,
  customer: LinkedCustomer | undefined,
): Promise<Reply | undefined> {
  const scope = await neededScope(rows, agent, operation, id)
  if (!scope || customer?.scopes.includes(scope)) return undefined
  return challenge({ siteUrl, agent, locale }, customer ? { error: 'insufficient_scope', scope } : { scope })
}

/** An order of a customer by its number, and what was begun for one. */
async function neededScope(
  rows: Rows,
  { mayLink }: Agent,
  { name, id: kind }: Operation,
  id: string,
): Promise<LinkScope | undefined> {
  if (name === 'get_order') return mayLink && !id.includes('.') ? ORDER_SCOPE : undefined
  return kind && (await isLinkedSession(rows, id)) ? CHECKOUT_SCOPE : undefined
}

function challenge({ siteUrl, agent, locale }: Omit<Asked, 'rows'>, asked: Challenge): Reply {
  const isScope = asked.error === 'insufficient_scope'
  const { body } = refusal({
    version: agent.version,
    siteUrl,
    locale,
    problems: [
      isScope
        ? {
            code: 'insufficient_scope',
            word: 'insufficient-scope',
            severity: 'requires_buyer_review',
            values: { code: asked.scope ?? '' },
          }
        : { code: 'identity_required', word: 'identity-required', severity: 'requires_buyer_review' },
    ],
  })
  return { status: isScope ? 403 : 401, body, headers: { 'www-authenticate': challengeText(siteUrl, asked) } }
}
