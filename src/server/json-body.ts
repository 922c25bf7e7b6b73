import type { IncomingMessage } from 'node:http'

/** The JSON of a request of at most so many bytes; undefined for what is longer, or is none. */
export async function jsonBody(request: IncomingMessage, mostBytes: number): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > mostBytes) return undefined
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown
  } catch {
    return undefined
  }
}
