import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import type { StockAlertAnswer, StockAlertStep } from '../../domain/stock-alerts/stock-alert.ts'
import { ticketOf } from '../mail/mail-ticket.ts'
import { postedForm, type PostedFormAnswer, type PostedForm } from '../http/posted-form.ts'
import type { StockAlerts } from './stock-alerts.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>

const status = { 'invalid-email': 400, 'unknown-product': 400, 'too-many': 429 } as const
const steps = { 'invalid-email': 'invalid', 'unknown-product': 'unknown', 'too-many': 'too-many' } as const

/** `POST /api/stock-alerts` asks; `…/confirm`, `…/stop` and `…/allow` take the ticket of a mail. */
export function stockAlertsApi(
  alerts: Pick<StockAlerts, 'ask' | 'confirm' | 'stop' | 'allow'>,
  isTooMany: (request: IncomingMessage) => Promise<boolean>,
): Record<string, Handler> {
  return {
    '/api/stock-alerts': postedForm(async (request, form) => {
      // People do not see this field: a program that fills it in is answered as if all were well.
      if (form.fields.get('website')) return shown(form, { ok: true })
      if (await isTooMany(request)) return shown(form, { ok: false, reason: 'too-many' })
      return shown(form, await alerts.ask(form.fields.get('email'), form.fields.get('sku'), form.locale))
    }),
    '/api/stock-alerts/confirm': postedForm(async (_, { fields, locale }) => {
      const product = await alerts.confirm(fields)
      return product === undefined ? page(locale, 'expired') : page(locale, 'confirmed', { product })
    }),
    '/api/stock-alerts/stop': postedForm(
      async (_, { fields, locale }) =>
        // The page that follows offers to take it back.
        (await alerts.stop(fields)) ? page(locale, 'stopped', ticketOf(fields)) : page(locale, 'expired'),
      // Opened as a link, it asks.
      { page: (locale, fields) => page(locale, 'stop', ticketOf(fields)).to },
    ),
    '/api/stock-alerts/allow': postedForm(async (_, { fields, locale }) =>
      page(locale, (await alerts.allow(fields)) ? 'allowed' : 'expired'),
    ),
  }
}

const page = (locale: Locale, step: StockAlertStep, more: Record<string, string> = {}) => ({
  to: `${paths.stockAlert(locale, step)}${Object.keys(more).length > 0 ? `?${new URLSearchParams(more)}` : ''}`,
})

function shown({ isJson, locale, fields }: PostedForm, answer: StockAlertAnswer): PostedFormAnswer {
  if (isJson) return { status: answer.ok ? 202 : status[answer.reason], json: answer }
  return answer.ok
    ? page(locale, 'sent')
    : // Where the address was mistyped, the page asks for it again.
      page(locale, steps[answer.reason], { sku: fields.get('sku')?.slice(0, 60) ?? '' })
}
