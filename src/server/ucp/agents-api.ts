import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import type { z } from 'zod'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { readAgentHeader } from '../../domain/ucp/agent-header.ts'
import type { AgentTerms } from '../../domain/ucp/agent-terms.ts'
import { isUcpVersion, UCP_PATH, ucpVersions, type UcpVersion } from '../../domain/ucp/version.ts'
import { readJson, sendJson } from '../http/json-http.ts'
import { refuse } from '../http/refuse-request.ts'
import type { RequestLimits } from '../http/request-limits.ts'
import { onceByKey, type Reply } from './agent-answers.ts'
import { readAgentOrder } from './agent-orders.ts'
import type { AgentCheckouts, Asking } from './agent-checkouts.ts'
import type { AgentProfiles } from './agent-profiles.ts'
import { protocolError, supportedText } from './agent-reply.ts'
import { checkoutRequest, completeRequest } from './requests.ts'
import type { Agent } from './session-rows.ts'

const LARGEST_BODY = 64 * 1024
const LONGEST_KEY = 200

export type AgentsApiParts = {
  payload(): Promise<Payload>
  settings: { agents(): Promise<AgentTerms> }
  checkouts: AgentCheckouts
  profiles: Pick<AgentProfiles, 'read'>
  limits: RequestLimits
  siteUrl: string
}

type Operation = { name: string; isWrite: boolean; run(asking: Asking, body: unknown): Promise<Reply> }

/** `/ucp/{version}/…`: what agents ask for by REST. Nobody is there while a merchant has it off. */
export function agentsApi(parts: AgentsApiParts) {
  const { settings, siteUrl } = parts
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (!(await settings.agents()).isOn) return refuse(request, response, 404)
    const [version, ...path] = url.pathname.slice(UCP_PATH.length).split('/')
    if (!isUcpVersion(version)) return refuse(request, response, 404)
    const operation = operationOf(parts, request.method, path)
    if (!operation) return sendJson(response, 404, { code: 'not_found', content: 'No such operation.' })
    echo(request, response)
    const body = operation.isWrite ? await readJson(request, LARGEST_BODY) : undefined
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
    const run = () => operation.run(asking, body)
    const reply = operation.isWrite
      ? await onceByKey(
          await parts.payload(),
          { agent: agent.name, operation: `${version} ${operation.name}`, key: keyOf(request), body },
          run,
        )
      : await run()
    const { status, body: answer } =
      reply === 'conflict'
        ? protocolError(409, 'idempotency_conflict', 'This idempotency key was used for another request.')
        : reply
    if (status === 429) response.setHeader('retry-after', '3600')
    // The first version’s reference to what was begun; later ones read it from the body.
    if (status === 201) response.setHeader('location', `${siteUrl}${url.pathname}/${(answer as { id: string }).id}`)
    sendJson(response, status, answer)
  }
}

function operationOf(
  { checkouts, payload, siteUrl }: AgentsApiParts,
  method: string | undefined,
  path: string[],
): Operation | undefined {
  const [resource, id = '', action, ...rest] = path
  if (method === 'GET' && resource === 'orders' && /^P-\d{6,12}\.[\w.-]{20,60}$/.test(id) && action === undefined)
    return {
      name: 'GET orders',
      isWrite: false,
      run: async (asking) => readAgentOrder(await payload(), siteUrl, asking, id),
    }
  if (resource !== 'checkout-sessions' || rest.length > 0 || (id && !/^[\w-]{20,64}$/.test(id))) return undefined
  const name = [method, resource, id, action].filter(Boolean).join(' ')
  const write = <T>(schema: z.ZodType<T>, run: (asking: Asking, request: T) => Promise<Reply>): Operation => ({
    name,
    isWrite: true,
    async run(asking, body) {
      const read = schema.safeParse(body)
      return read.success ? run(asking, read.data) : protocolError(400, 'invalid', issueText(read.error))
    },
  })
  switch (`${method} ${id ? 'one' : 'all'} ${action ?? ''}`.trim()) {
    case 'POST all':
      return write(checkoutRequest, (asking, request) => checkouts.create(asking, request))
    case 'GET one':
      return { name, isWrite: false, run: (asking) => checkouts.read(asking, id) }
    case 'PUT one':
      return write(checkoutRequest, (asking, request) => checkouts.update(asking, id, request))
    case 'POST one cancel':
      return { name, isWrite: true, run: (asking) => checkouts.cancel(asking, id) }
    case 'POST one complete':
      return write(completeRequest, (asking, instrument) =>
        instrument
          ? checkouts.complete(asking, id, instrument)
          : Promise.resolve(protocolError(400, 'invalid', 'payment')),
      )
    default:
      return undefined
  }
}

/** The first thing that cannot be read, and where. */
const issueText = ({ issues: [issue] }: z.ZodError): string =>
  issue ? [issue.path.join('.'), issue.message].filter(Boolean).join(': ') : 'The body cannot be read.'

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
