import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { addressEnd } from '../../domain/questions/question.ts'
import { mailTickets, oneClickSearch, ticketSearch, type MailTicket } from '../mail/mail-ticket.ts'

type Use = 'confirm' | 'stop'
const tickets = mailTickets<Use>('question')

/** The page that asks once more: a mail program that opens every link of a mail must not confirm anything. */
export const questionPage = (locale: Locale, use: Use, ticket: MailTicket): string =>
  `${paths.question(locale, use)}?${ticketSearch(ticket)}`

/** What a mail program's own unsubscribe button posts to (RFC 8058). */
export const oneClickStop = (locale: Locale, ticket: MailTicket): string =>
  `/api/questions/stop?${oneClickSearch(locale, ticket)}`

/** A question, and whose: SQLite gives the number of one that is gone to the next. */
export type AskedBy = { id: number; person: string }

export const confirmTicket = ({ id, person }: AskedBy, secret: string, now: number): MailTicket =>
  tickets.ticketFor('confirm', `${id} ${person}`, addressEnd(now, 'pending'), secret)

/** Good for ever, and names nobody: the sum of the address. */
export const stopTicket = (person: string, secret: string): MailTicket => tickets.ticketFor('stop', person, 0, secret)

export function askedByOf(ticket: URLSearchParams, secret: string, now: number): AskedBy | undefined {
  const [id, person] = tickets.readerOf('confirm', ticket, secret, now)?.split(' ') ?? []
  return id && person ? { id: Number(id), person } : undefined
}

export const personOfTicket = (ticket: URLSearchParams, secret: string, now: number): string | undefined =>
  tickets.readerOf('stop', ticket, secret, now)
