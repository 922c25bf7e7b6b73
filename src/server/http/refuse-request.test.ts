import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { refuse } from './refuse-request.ts'

function refused(
  url: string,
  ...rest: Parameters<typeof refuse> extends [unknown, unknown, ...infer Rest] ? Rest : never
) {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  let body = ''
  response.end = ((bytes: Buffer | string) => ((body = String(bytes)), response)) as typeof response.end
  refuse({ url, headers: { 'accept-language': 'fr-CA' } }, response, ...rest)
  return {
    status: response.statusCode,
    type: response.getHeader('content-type'),
    wait: response.getHeader('retry-after'),
    body,
  }
}

test('whoever comes too often reads so in both languages, and when to come again', () => {
  expect(refused('/api/cart', 429)).toEqual({
    status: 429,
    type: 'text/plain; charset=utf-8',
    wait: '60',
    body: expect.stringMatching(/wait a minute.*patienter une minute/),
  })
})

test('clients of the search protocol get its shape of errors', () => {
  const { body, ...head } = refused('/api/search/1/indexes/products_en/query?x=1', 429)
  expect([head, JSON.parse(body)]).toEqual([
    { status: 429, type: 'application/json; charset=utf-8', wait: '60' },
    { message: expect.stringMatching(/^Too many requests/), status: 429 },
  ])
})

const tooMany = 'Trop de requêtes. Veuillez patienter une minute.'
test.each([
  ['by REST', '/ucp/2026-04-08/carts', { code: 'rate_limited', content: tooMany, detail: tooMany, retry_after: 60 }],
  [
    'by MCP',
    '/ucp/2026-04-08/mcp',
    {
      jsonrpc: '2.0',
      id: null,
      error: {
        code: -32000,
        message: tooMany,
        data: { code: 'rate_limited', content: tooMany, retry_after: 60 },
      },
    },
  ],
])('shopping agents get theirs, in the language of the request: %s', (_, url, error) => {
  const { body, ...head } = refused(url, 429)
  expect([head, JSON.parse(body)]).toEqual([
    { status: 429, type: 'application/json; charset=utf-8', wait: '60' },
    error,
  ])
})

test('a reason may have words of its own', () =>
  expect(refused('/admin', 404, 'The admin runs elsewhere')).toMatchObject({
    status: 404,
    wait: undefined,
    body: 'The admin runs elsewhere',
  }))
