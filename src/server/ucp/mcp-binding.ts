import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import type { Locale } from '../../domain/locale.ts'
import { isPlainObject } from '../../domain/plain-object.ts'
import { readAgentHeader } from '../../domain/ucp/agent-header.ts'
import type { UcpVersion } from '../../domain/ucp/version.ts'
import { shopName } from '../../domain/shop-name.ts'
import { jsonIn, noStore, readBody, sendJson } from '../http/json-http.ts'
import { requestLocale } from '../http/request-locale.ts'
import { agentOf, keyOf, LARGEST_BODY, perform, RETRY_AFTER_S, type AgentRequestParts } from './agent-request.ts'
import { protocolError, type Reply } from './agent-reply.ts'
import { errorCode, INVALID_PARAMS } from './mcp-errors.ts'
import { callMeta, needsKey, toolOf } from './mcp-tools.ts'
import type { Operation } from './operations.ts'
import { refusalText, type RefusalWord } from './refusal-words.ts'

/** Of the Model Context Protocol, the newest first. */
const mcpVersions = ['2025-11-25', '2025-06-18', '2025-03-26']

const rpcRequest = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(200), z.number()]).optional(),
  method: z.string().max(100),
  params: z.record(z.string(), z.unknown()).default({}),
})
const callParams = z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()).default({}) })
const initializeParams = z.object({ protocolVersion: z.string() })

type McpRequest = { request: IncomingMessage; response: ServerResponse; url: URL; version: UcpVersion }
type RpcId = string | number | null
/** What UCP has a status of HTTP for says it first by that; the error says it again. */
type RpcAnswer = ({ status?: number; result: object } | { status?: number; error: RpcError }) & {
  headers?: Record<string, string>
}
type RpcError = { code: number; message: string; data?: object }

/**
 * A request by the Model Context Protocol over Streamable HTTP: JSON-RPC in one POST, answered in one response. Nothing
 * is remembered between two of them, so there is no session and nothing to stream.
 */
export async function answerMcp(
  parts: AgentRequestParts,
  operations: readonly Operation[],
  { request, response, url, version }: McpRequest,
): Promise<void> {
  const send = (id: RpcId, { status = 200, headers = {}, ...answer }: RpcAnswer) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    sendJson(response, status, { jsonrpc: '2.0', id, ...answer })
  }
  const refused = (status: number, code: number, word: RefusalWord, values?: { name?: string; others?: string }) =>
    failed(status, code, refusalText(word, requestLocale(request), values))
  if (request.method !== 'POST') return void response.writeHead(405, { allow: 'POST', ...noStore }).end()
  const spoken = request.headers['mcp-protocol-version']
  if (spoken !== undefined && !mcpVersions.includes(String(spoken)))
    return send(null, refused(400, -32600, 'mcp-versions', { others: mcpVersions.join(', ') }))
  const text = await readBody(request, LARGEST_BODY)
  const body = jsonIn(text)
  if (body === undefined) return send(null, refused(400, -32700, 'no-json'))
  const read = rpcRequest.safeParse(body)
  if (!read.success) return send(null, refused(400, -32600, 'no-rpc'))
  const { id, method, params } = read.data
  // A notification has no answer.
  if (id === undefined) return void response.writeHead(202, noStore).end()
  switch (method) {
    case 'initialize':
      return send(id, { result: introduction(params, version) })
    case 'ping':
      return send(id, { result: {} })
    case 'tools/list':
      return send(id, { result: { tools: operations.map(toolOf) } })
    case 'tools/call':
      return send(
        id,
        await call(parts, operations, { request, path: url.pathname + url.search, text, version, params }),
      )
    default:
      return send(id, refused(200, -32601, 'no-method', { name: method }))
  }
}

function introduction(params: object, version: UcpVersion): object {
  const asked = initializeParams.safeParse(params).data?.protocolVersion
  return {
    protocolVersion: mcpVersions.find((one) => one === asked) ?? mcpVersions[0],
    capabilities: { tools: {} },
    serverInfo: { name: shopName(), version },
  }
}

type Call = { request: IncomingMessage; path: string; text: string | undefined; version: UcpVersion; params: object }

async function call(
  parts: AgentRequestParts,
  operations: readonly Operation[],
  { request, path, text, version, params }: Call,
): Promise<RpcAnswer> {
  const locale = requestLocale(request)
  const named = callParams.safeParse(params)
  const operation = operations.find(({ name }) => name === named.data?.name)
  if (!named.success || !operation) return failed(200, INVALID_PARAMS, refusalText('no-tool', locale))
  const { arguments: given } = named.data
  const meta = callMeta.safeParse(given.meta).data
  const header = request.headers['ucp-agent'] === undefined ? undefined : readAgentHeader(request.headers['ucp-agent'])
  const profile = meta?.['ucp-agent'].profile
  if (header && header.profile !== profile)
    return answered(protocolError(400, 'invalid_profile_url', refusalText('two-profiles', locale)), locale)
  if (!profile) return answered(protocolError(400, 'invalid_profile_url', refusalText('no-profile', locale)), locale)
  const key = meta?.['idempotency-key'] ?? keyOf(request)
  const agent = await agentOf(parts, {
    version,
    locale,
    header: { profile },
    signed: { method: 'POST', path, headers: request.headers, body: text, needsTime: operation.isWrite && !key },
  })
  if ('status' in agent) return answered(agent, locale)
  if (needsKey(operation) && !key) return failed(200, INVALID_PARAMS, refusalText('no-key', locale))
  const id = operation.id ? z.string().max(200).safeParse(given.id).data : ''
  if (id === undefined) return failed(200, INVALID_PARAMS, refusalText('no-id', locale))
  const body = operation.member && given[operation.member]
  if (operation.member && !isPlainObject(body))
    return failed(200, INVALID_PARAMS, refusalText('no-member', locale, { name: operation.member }))
  return answered(await perform(parts, { request, agent, operation, input: { id, body }, key }), locale)
}

const failed = (status: number, code: number, message: string, data?: object): RpcAnswer => ({
  status,
  error: { code, message, ...(data && { data }) },
})

const plainProblem = z.object({ code: z.string(), content: z.string() })
const listedProblem = z.object({ messages: z.array(plainProblem).min(1) })
const understood = z.record(z.string(), z.unknown())

/** What was understood is a result, whatever came of it; what could not be is an error. */
function answered({ status, body, headers }: Reply, locale: Locale): RpcAnswer {
  if (status < 400)
    return {
      result: {
        structuredContent: understood.parse(body),
        content: [{ type: 'text', text: JSON.stringify(body) }],
      },
    }
  const problem = plainProblem.safeParse(body).data ?? listedProblem.safeParse(body).data?.messages.at(-1)
  const { code = 'internal', content = refusalText('failed', locale) } = problem ?? {}
  const errorOf = errorCode(status, code)
  const error = failed(errorOf === INVALID_PARAMS ? 200 : status, errorOf, content, {
    code,
    content,
    ...(status === 429 && { retry_after: RETRY_AFTER_S }),
  })
  return { ...error, ...(headers && { headers }) }
}
