import type { IncomingMessage, ServerResponse } from 'node:http'

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

/** The body as text; undefined where it has more bytes than allowed. */
export async function readBody(request: IncomingMessage, most: number): Promise<string | undefined> {
  // Without either there is no body (RFC 9112, 6.3), and to wait for its end would cost as much as a small answer.
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return ''
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The body as JSON; undefined for what is longer than allowed, or is none. */
export async function readJson(request: IncomingMessage, most: number): Promise<unknown> {
  const text = await readBody(request, most)
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

/** The body as a JSON object; undefined for anything else. */
export async function readObject(request: IncomingMessage, most: number): Promise<Record<string, unknown> | undefined> {
  const value = await readJson(request, most)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}
