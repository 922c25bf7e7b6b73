import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { readAgentHeader } from '../../domain/ucp/agent-header.ts'
import type { AgentTerms } from '../../domain/ucp/agent-terms.ts'
import { isUcpVersion, UCP_PATH, ucpVersions, type UcpVersion } from '../../domain/ucp/version.ts'
import { rowsOf } from '../database/database.ts'
import { once, writeOf } from '../http/idempotency.ts'
import { readJson, sendJson } from '../http/json-http.ts'
import { refuse } from '../http/refuse-request.ts'
import type { RequestLimits } from '../http/request-limits.ts'
import type { Asking } from './agent-sessions.ts'
import type { AgentProfiles } from './agent-profiles.ts'
import { protocolError, supportedText, type Reply } from './agent-reply.ts'
import { operationsOf, routed, type OperationParts } from './operations.ts'
import type { Agent } from './session-rows.ts'

const LARGEST_BODY = 64 * 1024
const LONGEST_KEY = 200

export type AgentsApiParts = OperationParts & {
  settings: { agents(): Promise<AgentTerms> }
  profiles: Pick<AgentProfiles, 'read'>
  limits: RequestLimits
}

/** `/ucp/{version}/…`: what agents ask for by REST. Nobody is there while a merchant has it off. */
export function agentsApi(parts: AgentsApiParts) {
  const { settings, siteUrl } = parts
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (!(await settings.agents()).isOn) return refuse(request, response, 404)
    const [version, ...path] = url.pathname.slice(UCP_PATH.length).split('/')
    if (!isUcpVersion(version)) return refuse(request, response, 404)
    const found = routed(operationsOf(parts, version), request.method, path)
    if (!found) return sendJson(response, 404, { code: 'not_found', content: 'No such operation.' })
    echo(request, response)
    const { operation, id } = found
    const body = request.method === 'GET' ? undefined : await readJson(request, LARGEST_BODY)
    const agent = await agentOf(parts, request, version)
    if ('status' in agent) return sendJson(response, agent.status, agent.body)
    const asking: Asking = {
      agent,
      locale: languageOf(request),
      guesses: {
        isOver: () => parts.limits.isOverLimit(request, 'code'),
        release: () => parts.limits.release(request, 'code'),
      },
    }
    const run = () => operation.run(asking, { id, body })
    const key = operation.isWrite ? keyOf(request) : undefined
    const { status, body: answer } =
      key === undefined
        ? await run()
        : await onceFor(
            await parts.payload(),
            { caller: `${agent.name} ${version} ${operation.name} ${id}`, key, body },
            run,
          )
    if (status === 429) response.setHeader('retry-after', '3600')
    // The first version’s reference to what was begun; later ones read it from the body.
    if (status === 201) response.setHeader('location', `${siteUrl}${url.pathname}/${(answer as { id: string }).id}`)
    sendJson(response, status, answer)
  }
}

/**
 * Who asks. Later versions say their version in the profile alone; where the header says it, as the first one allowed,
 * the profile only adds where events are sent.
 */
async function agentOf(
  { profiles, siteUrl }: AgentsApiParts,
  request: IncomingMessage,
  version: UcpVersion,
): Promise<Agent | Reply> {
  const header = readAgentHeader(request.headers['ucp-agent'])
  if (!header) return protocolError(400, 'invalid_profile_url', 'The header UCP-Agent names no profile.')
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

/** Asked for again by the same key, a write has the same answer; with another body it is a conflict. */
async function onceFor(
  payload: Payload,
  { caller, key, body }: { caller: string; key: string; body: unknown },
  run: () => Promise<Reply>,
): Promise<Reply> {
  const write = writeOf(`agent ${caller}`, key, [JSON.stringify(body) ?? ''])
  const done = await once(rowsOf(payload), write, Date.now(), async () => {
    const reply = await run()
    return { status: reply.status, answer: JSON.stringify(reply.body) }
  })
  return typeof done === 'string'
    ? protocolError(409, 'idempotency_conflict', 'This idempotency key was used for another request.')
    : { status: done.status, body: JSON.parse(done.answer) as unknown }
}

function keyOf({ headers }: IncomingMessage): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && key.length > 0 && key.length <= LONGEST_KEY ? key : undefined
}

/** Agents find their request again by the id that they gave it. */
function echo({ headers }: IncomingMessage, response: ServerResponse): void {
  const id = headers['request-id']
  if (typeof id === 'string' && /^[\w.:-]{1,100}$/.test(id)) response.setHeader('request-id', id)
}

const languageOf = ({ headers }: IncomingMessage): Locale => localeOr(headers['accept-language']?.slice(0, 2))
