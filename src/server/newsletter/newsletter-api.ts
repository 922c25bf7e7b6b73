import type { IncomingMessage, ServerResponse } from 'node:http'
import { localeOr, type Locale } from '../../domain/locale.ts'
import type { NewsletterAnswer, NewsletterStep } from '../../domain/newsletter/newsletter.ts'
import { paths } from '../../domain/paths.ts'
import { readBody, sendJson, noStore } from '../http/json-http.ts'
import type { Newsletter } from './newsletter.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>
type TooMany = (request: IncomingMessage) => Promise<boolean>

const LARGEST_BODY = 4 * 1024
const status = { 'invalid-email': 400, 'too-many': 429 } as const

/**
 * `POST /api/newsletter` asks, `…/confirm` and `…/unsubscribe` take the ticket of a mail. Each takes JSON, answered
 * with JSON, and a form, answered with a page, so that it works without JavaScript.
 */
export function newsletterApi(newsletter: Newsletter, isTooMany: TooMany): Record<string, Handler> {
  return {
    '/api/newsletter': posted(async (request, body) => {
      // A honeypot field that people do not see: a bot that fills it in gets a success response.
      if (body.fields.get('website')) return shown(body, { ok: true })
      if (await isTooMany(request)) return shown(body, { ok: false, reason: 'too-many' })
      return shown(body, await newsletter.ask(body.fields.get('email'), body.locale))
    }),
    '/api/newsletter/confirm': posted(async (_, { fields, locale }) =>
      page(locale, (await newsletter.confirm(fields)) ? 'confirmed' : 'expired'),
    ),
    '/api/newsletter/unsubscribe': posted(async (_, { fields, locale }) =>
      page(locale, (await newsletter.unsubscribe(fields)) ? 'unsubscribed' : 'expired'),
    ),
  }
}

type Body = { fields: URLSearchParams; locale: Locale; isJson: boolean }
type Shown = { to: string } | { status: number; json: NewsletterAnswer }

const page = (locale: Locale, step: NewsletterStep): Shown => ({ to: paths.newsletter(locale, step) })

const shown = ({ isJson, locale }: Body, answer: NewsletterAnswer): Shown =>
  isJson
    ? { status: answer.ok ? 202 : status[answer.reason], json: answer }
    : page(locale, answer.ok ? 'sent' : 'invalid')

function posted(run: (request: IncomingMessage, body: Body) => Promise<Shown>): Handler {
  return async (request, response, url) => {
    if (request.method !== 'POST') return void response.writeHead(405, { ...noStore, allow: 'POST' }).end()
    const body = await formOf(request, url)
    if (!body) return void response.writeHead(400, noStore).end()
    const answer = await run(request, body)
    if ('to' in answer) response.writeHead(303, { ...noStore, location: answer.to }).end()
    else sendJson(response, answer.status, answer.json)
  }
}

/** Fields of the address and of the body, JSON or a form; undefined for what is neither, or too long. */
async function formOf(request: IncomingMessage, url: URL): Promise<Body | undefined> {
  const text = await readBody(request, LARGEST_BODY)
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
