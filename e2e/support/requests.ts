import http from 'node:http'
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'

/** The path and query of an address, absolute or not. */
export const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://shop.invalid')
  return pathname + search
}

/** The first answer, with no redirect followed. */
export const answer = (
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
): Promise<APIResponse> => request.get(path, { maxRedirects: 0, headers })

/** The HTML of a page that must answer 200 at this very address. */
export async function html(request: APIRequestContext, path: string): Promise<string> {
  const response = await answer(request, path)
  expect(response.status(), path).toBe(200)
  return response.text()
}

/** Works through a list, so many at a time; returns what was wrong, in words. */
export async function problems<T>(
  list: readonly T[],
  atOnce: number,
  check: (item: T) => Promise<string | undefined>,
): Promise<string[]> {
  const found: string[] = []
  const left = [...list]
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      const problem = await check(item)
      if (problem) found.push(problem)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found
}

/** The answer to a path sent as it is written: browsers and clients take `..` out of it before. */
export const answerToRaw = (origin: string, path: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    http
      .get({ hostname, port, path }, (response) => {
        let body = ''
        response
          .setEncoding('utf8')
          .on('data', (chunk: string) => (body += chunk))
          .on('end', () => resolve({ status: response.statusCode ?? 0, body }))
          .on('error', reject)
      })
      .on('error', reject)
  })
