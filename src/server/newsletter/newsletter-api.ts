import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '../../domain/locale.ts'
import type { NewsletterAnswer, NewsletterStep } from '../../domain/newsletter/newsletter.ts'
import { paths } from '../../domain/paths.ts'
import { ticketOf } from '../mail/mail-ticket.ts'
import { postedForm, type PostedFormAnswer, type PostedForm } from '../http/posted-form.ts'
import type { Newsletter } from './newsletter.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>
type TooMany = (request: IncomingMessage) => Promise<boolean>

const status = { 'invalid-email': 400, 'too-many': 429 } as const

/**
 * `POST /api/newsletter` asks, `…/confirm` and `…/unsubscribe` take the ticket of a mail. Each takes JSON, answered
 * with JSON, and a form, answered with a page, so that it works without JavaScript. Opened as a link, `…/unsubscribe`
 * leads to the page that asks.
 */
export function newsletterApi(
  newsletter: Pick<Newsletter, 'ask' | 'confirm' | 'unsubscribe'>,
  isTooMany: TooMany,
): Record<string, Handler> {
  return {
    '/api/newsletter': postedForm(async (request, form) => {
      // A honeypot field that people do not see: a bot that fills it in gets a success response.
      if (form.fields.get('website')) return shown(form, { ok: true })
      if (await isTooMany(request)) return shown(form, { ok: false, reason: 'too-many' })
      return shown(form, await newsletter.ask(form.fields.get('email'), form.locale))
    }),
    '/api/newsletter/confirm': postedForm(async (_, { fields, locale }) =>
      page(locale, (await newsletter.confirm(fields)) ? 'confirmed' : 'expired'),
    ),
    '/api/newsletter/unsubscribe': postedForm(
      async (_, { fields, locale }) =>
        page(locale, (await newsletter.unsubscribe(fields)) ? 'unsubscribed' : 'expired'),
      {
        page: (locale, fields) => `${paths.newsletter(locale, 'unsubscribe')}?${new URLSearchParams(ticketOf(fields))}`,
      },
    ),
  }
}

const page = (locale: Locale, step: NewsletterStep): PostedFormAnswer => ({ to: paths.newsletter(locale, step) })

const shown = ({ isJson, locale }: PostedForm, answer: NewsletterAnswer): PostedFormAnswer =>
  isJson
    ? { status: answer.ok ? 202 : status[answer.reason], json: answer }
    : page(locale, answer.ok ? 'sent' : 'invalid')
