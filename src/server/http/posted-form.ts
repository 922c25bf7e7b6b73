import type { IncomingMessage, ServerResponse } from 'node:http'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { noStore, readBody, sendJson } from './json-http.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>

/** Fields of the address and of the body. */
export type PostedForm = { fields: URLSearchParams; locale: Locale; isJson: boolean }
/** A page to go on to, or an answer to a script. */
export type PostedFormAnswer = { to: string } | { status: number; json: unknown }

const LARGEST_BODY = 4 * 1024

/**
 * Takes JSON of a script and the form of a page without one, so that both work; of `most` bytes. Opened as a link it
 * leads to `page`, if there is one, where people post by a button.
 */
export function postedForm(
  run: (request: IncomingMessage, form: PostedForm) => Promise<PostedFormAnswer>,
  { most = LARGEST_BODY, page }: { most?: number; page?(locale: Locale, fields: URLSearchParams): string } = {},
): Handler {
  return async (request, response, url) => {
    const { searchParams } = url
    if (page && (request.method === 'GET' || request.method === 'HEAD')) {
      const to = page(localeOr(searchParams.get('locale')), searchParams)
      return void response.writeHead(303, { ...noStore, location: to }).end()
    }
    if (request.method !== 'POST')
      return void response.writeHead(405, { ...noStore, allow: page ? 'GET, HEAD, POST' : 'POST' }).end()
    const form = await formOf(request, url, most)
    if (!form) return void response.writeHead(400, noStore).end()
    const answer = await run(request, form)
    if ('to' in answer) response.writeHead(303, { ...noStore, location: answer.to }).end()
    else sendJson(response, answer.status, answer.json)
  }
}

/** Undefined for what is neither JSON nor a form, or too long. */
async function formOf(request: IncomingMessage, url: URL, most: number): Promise<PostedForm | undefined> {
  const text = await readBody(request, most)
  if (text === undefined) return undefined
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false
  const own = isJson ? fromJson(text) : new URLSearchParams(text)
  if (!own) return undefined
  const fields = new URLSearchParams([...url.searchParams, ...own])
  return { fields, isJson, locale: localeOr(fields.get('locale')) }
}

function fromJson(text: string): URLSearchParams | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    return new URLSearchParams(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return undefined
  }
}
