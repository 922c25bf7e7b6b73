import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { isPlainObject } from '../../domain/plain-object.ts'

/** For responses that must not be cached. No other site may read them: no header of CORS is sent. */
export const noStore = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

export function sendJson(response: ServerResponse, status: number, body: unknown, indent?: number): void {
  const bytes = Buffer.from(JSON.stringify(body, null, indent))
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': bytes.length,
      ...noStore,
      ...(status === 413 ? { connection: 'close' } : {}),
    })
    .end(bytes)
}

/** Bytes beyond what is allowed that are read and forgotten; a client that sends more loses the connection. */
const LARGEST_REST = 1024 * 1024

/** The body as text; undefined where it has more bytes than allowed. */
export async function readBody(request: IncomingMessage, most: number): Promise<string | undefined> {
  // Without either there is no body (RFC 9112, 6.3), and to wait for its end would cost as much as a small answer.
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return ''
  const { socket } = request
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    // The rest is read as well, or the next request on this connection would wait behind it.
    if (size <= most) chunks.push(chunk)
    else if (size > most + LARGEST_REST) return closed(socket)
  }
  if (size > most) return undefined
  return Buffer.concat(chunks).toString('utf8')
}

/** Nothing is read any more; there is time for an answer. */
function closed(socket: Socket): undefined {
  setTimeout(() => socket.destroy(), LAST_WORDS_MS).unref()
}
const LAST_WORDS_MS = 1000

/** The body as JSON; undefined for what is longer than allowed, or is not JSON. */
export const readJson = async (request: IncomingMessage, most: number): Promise<unknown> =>
  jsonIn(await readBody(request, most))

/** A text as JSON; undefined where it cannot be read as such. */
export function jsonIn(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

/** The body as a JSON object; undefined for anything else. */
export async function readObject(request: IncomingMessage, most: number): Promise<Record<string, unknown> | undefined> {
  const value = await readJson(request, most)
  return isPlainObject(value) ? value : undefined
}
