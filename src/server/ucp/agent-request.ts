import type { IncomingMessage } from 'node:http'
import { localeOr, type Locale } from '../../domain/locale.ts'
import type { AgentHeader } from '../../domain/ucp/agent-header.ts'
import { ucpVersions, type UcpVersion } from '../../domain/ucp/version.ts'
import { rowsOf } from '../database/database.ts'
import { once, writeOf } from '../http/idempotency.ts'
import type { RequestLimits } from '../http/request-limits.ts'
import type { AgentProfiles } from './agent-profiles.ts'
import { protocolError, supportedText, type Reply } from './agent-reply.ts'
import type { Asking } from './agent-sessions.ts'
import type { Operation, OperationInput, OperationParts } from './operations.ts'
import type { Agent } from './session-rows.ts'

export type AgentRequestParts = Pick<OperationParts, 'payload' | 'siteUrl'> & {
  profiles: Pick<AgentProfiles, 'read'>
  limits: RequestLimits
}

/**
 * Who asks. Later versions say their version in the profile alone; where the header says it, as the first one allowed,
 * the profile only adds where events are sent.
 */
export async function agentOf(
  { profiles, siteUrl }: AgentRequestParts,
  version: UcpVersion,
  header: AgentHeader | undefined,
): Promise<Agent | Reply> {
  if (!header) return protocolError(400, 'invalid_profile_url', 'The request names no profile of its agent.')
  const unsupported = (asked: string) =>
    protocolError(
      version === '2026-01-11' ? 400 : 422,
      'version_unsupported',
      `Version ${asked} is not spoken here, but ${supportedText(siteUrl, ucpVersions)}.`,
    )
  if (header.version && header.version !== version) return unsupported(header.version)
  const profile = await profiles.read(header.profile)
  if (typeof profile === 'string') {
    if (header.version) return { name: header.profile, version }
    const status = { invalid_profile_url: 400, profile_unreachable: 424, profile_malformed: 422 }[profile]
    return protocolError(status, profile, `The profile ${header.profile} cannot be used.`)
  }
  if (profile.version !== version) return unsupported(profile.version)
  return { name: header.profile, version, ...(profile.webhook && { webhook: profile.webhook }) }
}

/** Does what an agent asks for. Asked for again by the same key, a write has the same answer; with another body it is a conflict. */
export async function perform(
  { payload, limits }: AgentRequestParts,
  { request, agent, operation, input, key }: Performed,
): Promise<Reply> {
  const asking: Asking = {
    agent,
    locale: languageOf(request),
    guesses: {
      isOver: () => limits.isOverLimit(request, 'code'),
      release: () => limits.release(request, 'code'),
    },
  }
  const run = () => operation.run(asking, input)
  if (!key || !operation.isWrite) return run()
  const caller = `agent ${agent.name} ${agent.version} ${operation.name} ${input.id}`
  const write = writeOf(caller, key, [JSON.stringify(input.body) ?? ''])
  const done = await once(rowsOf(await payload()), write, Date.now(), async () => {
    const reply = await run()
    return { status: reply.status, answer: JSON.stringify(reply.body) }
  })
  return typeof done === 'string'
    ? protocolError(409, 'idempotency_conflict', 'This idempotency key was used for another request.')
    : { status: done.status, body: JSON.parse(done.answer) as unknown }
}

type Performed = {
  request: IncomingMessage
  agent: Agent
  operation: Operation
  input: OperationInput
  key: string | undefined
}

const LONGEST_KEY = 200

/** The key by which a write happens once, as the header says it. */
export function keyOf({ headers }: IncomingMessage): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && key.length > 0 && key.length <= LONGEST_KEY ? key : undefined
}

const languageOf = ({ headers }: IncomingMessage): Locale => localeOr(headers['accept-language']?.slice(0, 2))

/** Seconds after which an agent that placed too many orders may ask again. */
export const RETRY_AFTER_S = 3600
/** Bytes of a body. */
export const LARGEST_BODY = 64 * 1024
