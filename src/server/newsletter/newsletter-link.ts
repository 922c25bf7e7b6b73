import type { Locale } from '../../domain/locale.ts'
import { CONFIRM_MS } from '../../domain/newsletter/newsletter.ts'
import { paths } from '../../domain/paths.ts'
import { mailTickets, oneClickSearch, ticketSearch, type MailTicket } from '../mail/mail-ticket.ts'

type Use = 'confirm' | 'unsubscribe'

/** The page that asks once more: a mail program that opens every link of a mail must not confirm anything. */
export const newsletterPage = (locale: Locale, use: Use, ticket: MailTicket): string =>
  `${paths.newsletter(locale, use)}?${ticketSearch(ticket)}`

/** What a mail program's own unsubscribe button posts to (RFC 8058). */
export const oneClickUrl = (locale: Locale, ticket: MailTicket): string =>
  `/api/newsletter/unsubscribe?${oneClickSearch(locale, ticket)}`

const tickets = mailTickets<Use>('newsletter')
export const { readerOf } = tickets

export const ticketFor = (use: Use, reader: string, secret: string, now: number): MailTicket =>
  tickets.ticketFor(use, reader, use === 'confirm' ? now + CONFIRM_MS : 0, secret)
