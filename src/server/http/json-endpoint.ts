import type { IncomingMessage, ServerResponse } from 'node:http'
import type { z } from 'zod'
import { readJson, noStore } from './json-http.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type Rules = {
  /** Bytes of the body. */
  most: number
  isTooMany(request: IncomingMessage): Promise<boolean>
  /** Whether the request is allowed at all; checked before the body is read. */
  isAllowed?(request: IncomingMessage): boolean
}

/** An endpoint that takes JSON of one shape and refuses the rest: 405, 429, 403, 400, in this order. */
export function jsonEndpoint<T>(
  schema: z.ZodType<T>,
  { most, isTooMany, isAllowed = () => true }: Rules,
  run: (given: T, request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Handler {
  return async (request, response) => {
    const refuse = (status: number, headers = {}) => void response.writeHead(status, { ...noStore, ...headers }).end()
    if (request.method !== 'POST') return refuse(405, { allow: 'POST' })
    if (await isTooMany(request)) return refuse(429, { 'retry-after': '60' })
    if (!isAllowed(request)) return refuse(403)
    const given = schema.safeParse(await readJson(request, most))
    return given.success ? run(given.data, request, response) : refuse(400)
  }
}
