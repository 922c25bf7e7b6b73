import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { alertEnd } from '../../domain/stock-alerts/stock-alert.ts'
import { mailTickets, oneClickSearch, ticketSearch, type MailTicket } from '../mail/mail-ticket.ts'

type Use = 'confirm' | 'stop'
const tickets = mailTickets<Use>('stock-alert')

/** The page that asks once more: a mail program that opens every link of a mail must not confirm anything. */
export const stockAlertPage = (locale: Locale, use: Use, ticket: MailTicket): string =>
  `${paths.stockAlert(locale, use)}?${ticketSearch(ticket)}`

/** What a mail program's own unsubscribe button posts to (RFC 8058). */
export const oneClickStop = (locale: Locale, ticket: MailTicket): string =>
  `/api/stock-alerts/stop?${oneClickSearch(locale, ticket)}`

export const confirmTicket = (id: number | string, secret: string, now: number): MailTicket =>
  tickets.ticketFor('confirm', String(id), alertEnd(now, 'pending'), secret)

/** Good for ever, and names nobody: the sum of the address. */
export const stopTicket = (person: string, secret: string): MailTicket => tickets.ticketFor('stop', person, 0, secret)

export function alertOf(ticket: URLSearchParams, secret: string, now: number): number | undefined {
  const id = tickets.readerOf('confirm', ticket, secret, now)
  return id === undefined ? undefined : Number(id)
}

export const personOfTicket = (ticket: URLSearchParams, secret: string, now: number): string | undefined =>
  tickets.readerOf('stop', ticket, secret, now)
