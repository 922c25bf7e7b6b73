import { createHmac } from 'node:crypto'
import type { Locale } from '../../domain/locale.ts'
import { sameToken } from '../http/tokens.ts'

/** What a link of a mail carries: whose it is, until when it is good (0: always), and the server's signature. */
export type MailTicket = { reader: string; until: number; signature: string }

/** The tickets of one kind of mail; no other kind, and no other use of them, accepts them. */
export const mailTickets = <Use extends string>(kind: string) => {
  const sign = (secret: string, use: Use, reader: string, until: number): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([kind, use, reader, until]))
      .digest('base64url')
  return {
    ticketFor: (use: Use, reader: string, until: number, secret: string): MailTicket => ({
      reader,
      until,
      signature: sign(secret, use, reader, until),
    }),
    /** The reader a ticket is for; undefined where it was not made here, or has run out. */
    readerOf(use: Use, parameters: URLSearchParams, secret: string, now: number): string | undefined {
      const [reader, until] = [parameters.get('reader') ?? '', Number(parameters.get('until'))]
      if (!sameToken(parameters.get('signature') ?? '', sign(secret, use, reader, until))) return undefined
      return until === 0 || until > now ? reader : undefined
    },
  }
}

export const ticketSearch = ({ reader, until, signature }: MailTicket): string =>
  new URLSearchParams({ reader, until: String(until), signature }).toString()

/** Of an address that mail programs post to: what it answers is in the language of the mail. */
export const oneClickSearch = (locale: Locale, ticket: MailTicket): string => `${ticketSearch(ticket)}&locale=${locale}`

/** The ticket among the fields of a form or an address, for the page that follows. */
export const ticketOf = (fields: URLSearchParams): Record<string, string> =>
  Object.fromEntries(['reader', 'until', 'signature'].map((name) => [name, fields.get(name) ?? '']))
