import type { IncomingMessage, ServerResponse } from 'node:http'
import { MCP_PATH, UCP_PATH } from '../../domain/ucp/version.ts'
import { sendJson } from '../http/json-http.ts'
import { requestLocale } from '../http/request-locale.ts'
import { errorCode } from './mcp-errors.ts'
import { refusalText, type RefusalWord } from './refusal-words.ts'

/** What ends a request before anything reads it: the reason as a code, and as a sentence. */
type EarlyRefusal = { status: number; code: string; content: string }

/** Where the tools of a version are, whether or not it is spoken. */
const isTools = (url: string): boolean => new RegExp(`^${UCP_PATH}[^/?]+/${MCP_PATH}(?:\\?|$)`).test(url)

/** Refuses in the shape that whoever asks reads: JSON by REST, an error of JSON-RPC where the tools are. */
export function refuseAgent(
  { url = '' }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
  { status, code, content }: EarlyRefusal,
): void {
  const wait = response.getHeader('retry-after')
  const error = { code, content, ...(wait !== undefined && { retry_after: Number(wait) }) }
  return isTools(url)
    ? // Of a request that was not read nobody knows the id.
      sendJson(response, status, {
        jsonrpc: '2.0',
        id: null,
        error: { code: errorCode(status, code), message: content, data: error },
      })
    : sendJson(response, status, { ...error, detail: content })
}

const early: Partial<Record<number, { code: string; word: RefusalWord }>> = {
  404: { code: 'not_found', word: 'no-operation' },
  429: { code: 'rate_limited', word: 'too-many' },
}

/** The same where nothing but the status is known; the language is the request’s. */
export function refuseAgentFor(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  response: ServerResponse,
  status: number,
): void {
  const { code, word } = early[status] ?? { code: 'internal', word: 'failed' }
  refuseAgent(request, response, { status, code, content: refusalText(word, requestLocale(request)) })
}
