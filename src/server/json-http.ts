import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers in JSON that nobody keeps. No other site may read it: no header of CORS is sent. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const bytes = Buffer.from(JSON.stringify(body))
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length, 'cache-control': 'no-store', ...(status === 413 ? { connection: 'close' } : {}) }).end(bytes)
}

/** The body as text; undefined where it has more bytes than allowed. */
export async function readBody(request: IncomingMessage, most: number): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
