import type { IncomingMessage, ServerResponse } from 'node:http'
import { readAgentHeader } from '../../domain/ucp/agent-header.ts'
import type { UcpVersion } from '../../domain/ucp/version.ts'
import { jsonIn, readBody, sendJson } from '../http/json-http.ts'
import { requestLocale } from '../http/request-locale.ts'
import { protocolError } from './agent-reply.ts'
import { agentOf, keyOf, LARGEST_BODY, perform, RETRY_AFTER_S, type AgentRequestParts } from './agent-request.ts'
import { routed, type Operation } from './operations.ts'
import { refusalText } from './refusal-words.ts'

/** A request by REST: its method and path say what is asked for, its headers who asks. */
export async function answerRest(
  parts: AgentRequestParts,
  operations: readonly Operation[],
  { request, response, url, version, path }: RestRequest,
): Promise<void> {
  const found = routed(operations, request.method, path)
  const locale = requestLocale(request)
  if (!found) return sendJson(response, 404, { code: 'not_found', content: refusalText('no-operation', locale) })
  const { operation, id } = found
  const { method = 'GET', headers } = request
  const text = method === 'GET' ? undefined : await readBody(request, LARGEST_BODY)
  const key = keyOf(request)
  const agent = await agentOf(parts, {
    version,
    locale,
    header: readAgentHeader(headers['ucp-agent']),
    signed: { method, path: url.pathname + url.search, headers, body: text, needsTime: operation.isWrite && !key },
  })
  if ('status' in agent) return sendJson(response, agent.status, agent.body)
  const body = jsonIn(text)
  // No body at all may be meant; one that is cut short or too large is not.
  const isUnread = method !== 'GET' && text !== '' && body === undefined
  const reply = isUnread
    ? protocolError(400, 'invalid', refusalText('no-json', locale))
    : await perform(parts, { request, agent, operation, input: { id, body }, key })
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value)
  if (reply.status === 429) response.setHeader('retry-after', String(RETRY_AFTER_S))
  // The first version’s reference to what was begun; later ones read it from the body.
  if (reply.status === 201)
    response.setHeader('location', `${parts.siteUrl}${url.pathname}/${(reply.body as { id: string }).id}`)
  sendJson(response, reply.status, reply.body)
}

type RestRequest = {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  version: UcpVersion
  path: readonly string[]
}
