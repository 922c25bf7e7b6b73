import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import type { QuestionStep } from '../../domain/questions/question-step.ts'
import type { AskAnswer } from '../../domain/questions/question.ts'
import { refusalText } from '../../domain/questions/refusal.ts'
import { ticketOf } from '../mail/mail-ticket.ts'
import { postedForm, type PostedFormAnswer, type PostedForm } from '../http/posted-form.ts'
import type { Customer } from '../../domain/accounts/customer.ts'
import type { Questions } from './questions.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>

const status = { 'wrong-fields': 400, 'unknown-product': 404, 'too-many': 429 } as const
/** Bytes of a form: far more than a question may have, so that one that is too long is refused in words. */
const LARGEST_BODY = 64 * 1024

/** `POST /api/questions` asks; `…/confirm`, `…/stop` and `…/allow` take the ticket of a mail. */
export function questionsApi(
  questions: Pick<Questions, 'ask' | 'confirm' | 'stop' | 'allow'>,
  isTooMany: (request: IncomingMessage) => Promise<boolean>,
  customerOf: (request: IncomingMessage) => Promise<Customer | undefined>,
): Record<string, Handler> {
  return {
    '/api/questions': postedForm(
      async (request, form) => {
        // People do not see this field: a program that fills it in is answered as if all were well.
        if (form.fields.get('website')) return shown(form, { ok: true, mails: 'none' })
        if (await isTooMany(request)) return shown(form, { ok: false, reason: 'too-many' })
        return shown(form, await questions.ask(form.fields, form.locale, await customerOf(request)))
      },
      { most: LARGEST_BODY },
    ),
    '/api/questions/confirm': postedForm(async (_, { fields, locale }) => {
      const product = await questions.confirm(fields)
      return product === undefined ? page(locale, 'expired') : page(locale, 'confirmed', { product })
    }),
    '/api/questions/stop': postedForm(
      async (_, { fields, locale }) =>
        // The page that follows offers to take it back.
        (await questions.stop(fields)) ? page(locale, 'stopped', ticketOf(fields)) : page(locale, 'expired'),
      // Opened as a link, it asks.
      { page: (locale, fields) => page(locale, 'stop', ticketOf(fields)).to },
    ),
    '/api/questions/allow': postedForm(async (_, { fields, locale }) =>
      page(locale, (await questions.allow(fields)) ? 'allowed' : 'expired'),
    ),
  }
}

const page = (locale: Locale, step: QuestionStep, more: Record<string, string> = {}) => ({
  to: `${paths.question(locale, step)}${Object.keys(more).length > 0 ? `?${new URLSearchParams(more)}` : ''}`,
})

function shown({ isJson, locale, fields }: PostedForm, answer: AskAnswer): PostedFormAnswer {
  if (isJson) return { status: answer.ok ? 202 : status[answer.reason], json: answer }
  const product = fields.get('product')?.slice(0, 60) ?? ''
  if (answer.ok) return page(locale, 'sent', { product, ...(answer.mails !== 'none' && { mails: answer.mails }) })
  const why = answer.reason === 'wrong-fields' ? answer.errors[0] : answer.reason
  return page(locale, 'refused', { product, ...(why && { why: refusalText(why) }) })
}
