import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { acceptedLocale, type Locale } from '../../domain/locale.ts'
import type { AgentHeader } from '../../domain/ucp/agent-header.ts'
import { rightsOfAgent, type AgentTerms } from '../../domain/ucp/agent-terms.ts'
import { isoInstant } from '../../domain/time.ts'
import { isUcpVersion, ucpVersions, type UcpVersion } from '../../domain/ucp/version.ts'
import { rowsOf } from '../database/database.ts'
import { once, writeOf } from '../http/idempotency.ts'
import { requestLocale } from '../http/request-locale.ts'
import type { RequestLimits } from '../http/request-limits.ts'
import type { AgentProfiles, ProfileProblem } from './agent-profiles.ts'
import { identityOf, identityRefusal } from './agent-identity.ts'
import { protocolError, supportedText, unknown, type Reply } from './agent-reply.ts'
import type { AgentContext } from './agent-sessions.ts'
import type { Operation, OperationInput, OperationParts } from './operations.ts'
import { refusalText, type RefusalWord } from './refusal-words.ts'
import type { Agent } from './session-rows.ts'
import { verifySignature, type SignatureProblem, type SignedRequest } from './verify-signature.ts'

export type AgentRequestParts = Pick<OperationParts, 'payload' | 'siteUrl'> & {
  profiles: Pick<AgentProfiles, 'read'>
  settings: { agents(): Promise<AgentTerms> }
  limits: RequestLimits
  now?(): number
}

type Claim = {
  version: UcpVersion
  /** In which it is refused. */
  locale: Locale
  /** Who the agent says it is. */
  header: AgentHeader | undefined
  /** What it sent, by which a signature of it is verified. */
  signed: Omit<SignedRequest, 'url'> & { path: string }
}

/**
 * The agent that sends a request, where the merchant allows it. Later versions say their version in the profile alone;
 * where the header says it, as the first one allowed, the profile only adds where events are sent and its keys. A
 * signature is verified where there is one.
 */
export async function agentOf(
  parts: Pick<AgentRequestParts, 'profiles' | 'settings' | 'siteUrl' | 'now'>,
  { version, locale, header, signed }: Claim,
): Promise<Agent | Reply> {
  const { profiles, settings, siteUrl, now = Date.now } = parts
  const refused = (status: number, code: string, word: RefusalWord, values?: { name?: string; others?: string }) =>
    protocolError(status, code, refusalText(word, locale, values))
  if (!header) return refused(400, 'invalid_profile_url', 'profile-missing', { others: EXAMPLE })
  const address = URL.parse(header.profile)
  const terms = await settings.agents()
  const rights = rightsOfAgent(terms, address?.host)
  if (!rights) return refused(403, 'profile_not_trusted', 'not-trusted', { name: address?.host ?? header.profile })
  const unsupported = (asked: string) => {
    const status = version === '2026-01-11' ? 400 : 422
    return isUcpVersion(asked)
      ? refused(status, 'version_unsupported', 'version-elsewhere', {
          name: version,
          others: supportedText(siteUrl, [asked]),
        })
      : refused(status, 'version_unsupported', 'version', { name: asked, others: supportedText(siteUrl, ucpVersions) })
  }
  if (header.version && header.version !== version) return unsupported(header.version)
  const profile = await profiles.read(header.profile)
  if (typeof profile === 'string' && !header.version) {
    const status = { invalid_profile_url: 400, profile_unreachable: 424, profile_malformed: 422 }[profile]
    return refused(status, profile, profileWords[profile], { name: header.profile })
  }
  const { keys, webhook, ...own } = typeof profile === 'string' ? { version, keys: [], webhook: '' } : profile
  if (own.version !== version) return unsupported(own.version)
  const proof = verifySignature({ ...signed, url: new URL(signed.path, siteUrl) }, keys, now())
  if (proof === 'unsigned' && terms.mustSign) return refused(401, 'signature_missing', 'unsigned')
  if (typeof proof === 'object') {
    const { code, missing, isUntimely } = proof
    const word = missing ? 'signature-uncovered' : isUntimely ? 'signature-time' : signatureWords[code]
    const others = missing?.join(', ') ?? isoInstant(now())
    return refused(signatureStatus[code], code, word, { others })
  }
  // Written one way, or an agent would be another one by a capital letter.
  const name = address?.href ?? header.profile
  const mayLink = version !== '2026-01-11' && rights.returnTo.length > 0
  return { name, version, mayLink, isVerified: proof === 'verified', ...(webhook && { webhook }) }
}

/** How a request names its agent. */
const EXAMPLE = 'UCP-Agent: profile="https://agent.example/profile.json"'

const profileWords = {
  invalid_profile_url: 'profile-address',
  profile_unreachable: 'profile-unreachable',
  profile_malformed: 'profile-malformed',
} as const satisfies Record<ProfileProblem, RefusalWord>

const signatureStatus: Record<SignatureProblem, number> = {
  signature_invalid: 401,
  key_not_found: 401,
  digest_mismatch: 400,
  algorithm_unsupported: 400,
}
const signatureWords = {
  signature_invalid: 'signature-invalid',
  key_not_found: 'key-not-found',
  digest_mismatch: 'digest-mismatch',
  algorithm_unsupported: 'algorithm-unsupported',
} as const satisfies Record<SignatureProblem, RefusalWord>

const inLanguage = z.object({ context: z.object({ language: z.string() }) })

/** The language that a request names in its body, which counts before that of its headers. */
const languageIn = (body: unknown): Locale | undefined =>
  acceptedLocale(inLanguage.safeParse(body).data?.context.language)

/**
 * Does what an agent asks for. Asked for again by the same key, a write has the same answer; with another body it is a
 * conflict.
 */
export async function perform(
  { payload, limits, siteUrl }: AgentRequestParts,
  { request, agent, operation, input, key }: Performed,
): Promise<Reply> {
  const locale = languageIn(input.body) ?? requestLocale(request)
  const named = acceptedLocale(request.headers['accept-language'])
  const rows = rowsOf(await payload())
  const asked = { rows, siteUrl, agent, locale }
  const customer = await identityOf(asked, request)
  if (customer && 'status' in customer) return customer
  // The shop gave no such id, and asks no database by it.
  if (operation.id && !operation.id.pattern.test(input.id)) return unknown(asked, operation.id.unknown)
  const refused = await identityRefusal(asked, operation, input.id, customer)
  if (refused) return refused
  const context: AgentContext = {
    agent,
    locale,
    ...(named && { named }),
    ...(customer && { customer }),
    guesses: {
      isOver: () => limits.isOverLimit(request, 'code'),
      release: () => limits.release(request, 'code'),
    },
  }
  const run = () => operation.run(context, input)
  if (!key || !operation.isWrite) return run()
  // What was answered for a customer is answered again for that customer alone.
  const caller = `agent ${agent.name} ${agent.version} ${operation.name} ${input.id} ${customer?.id ?? ''}`
  const write = writeOf(caller, key, [JSON.stringify(input.body) ?? ''])
  const done = await once(rows, write, Date.now(), async () => {
    const reply = await run()
    return { status: reply.status, answer: JSON.stringify(reply.body) }
  })
  return typeof done === 'string'
    ? protocolError(409, 'idempotency_conflict', refusalText(conflictWords[done], locale))
    : { status: done.status, body: JSON.parse(done.answer) as unknown }
}

const conflictWords = { 'idempotency-key-reused': 'key-reused', 'in-progress': 'in-progress' } as const

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

/** Seconds after which an agent that placed too many orders may ask again. */
export const RETRY_AFTER_S = 3600
/** Bytes of a body. */
export const LARGEST_BODY = 64 * 1024
