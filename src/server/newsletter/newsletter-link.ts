import { createHmac } from 'node:crypto'
import type { Locale } from '../../domain/locale.ts'
import { CONFIRM_MS } from '../../domain/newsletter/newsletter.ts'
import { paths } from '../../domain/paths.ts'
import { sameToken } from '../http/tokens.ts'

/** What a link of a mail carries: whose it is, until when it is good (0: always), and the server's signature. */
export type NewsletterTicket = { reader: string; until: number; signature: string }
type Use = 'confirm' | 'unsubscribe'

/** The page that asks once more: a mail program that opens every link of a mail must not confirm anything. */
export const newsletterPage = (locale: Locale, use: Use, ticket: NewsletterTicket): string =>
  `${paths.newsletter(locale, use)}?${searchOf(ticket)}`

/** What a mail program's own unsubscribe button posts to (RFC 8058). */
export const oneClickUrl = (ticket: NewsletterTicket): string => `/api/newsletter/unsubscribe?${searchOf(ticket)}`

export function ticketFor(use: Use, reader: string, secret: string, now: number): NewsletterTicket {
  const until = use === 'confirm' ? now + CONFIRM_MS : 0
  return { reader, until, signature: sign(secret, use, reader, until) }
}

/** The reader a ticket is for; undefined where it was not made here, or has run out. */
export function readerOf(use: Use, parameters: URLSearchParams, secret: string, now: number): string | undefined {
  const [reader, until, signature] = [
    parameters.get('reader') ?? '',
    Number(parameters.get('until')),
    parameters.get('signature') ?? '',
  ]
  const right = sign(secret, use, reader, until)
  if (!sameToken(signature, right)) return undefined
  return until === 0 || until > now ? reader : undefined
}

const searchOf = ({ reader, until, signature }: NewsletterTicket) =>
  new URLSearchParams({ reader, until: String(until), signature }).toString()

const sign = (secret: string, use: Use, reader: string, until: number): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['newsletter', use, reader, until]))
    .digest('base64url')
