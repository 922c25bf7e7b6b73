import type { IncomingMessage } from 'node:http'
import type { Payload } from 'payload'
import { locales, type Locale } from '../../domain/locale.ts'
import { rowsOf, sql } from '../database.ts'
import type { Mailer } from '../mail/mailer.ts'
import { accountMails } from './account-mail.ts'
import { customerAuth, type CustomerAuth } from './auth.ts'
import { customerSessions } from './customer-session.ts'

type Options = { payload(): Promise<Payload>; mail: Mailer; siteUrl: string; addressOf(request: IncomingMessage): string; log(sentence: string): void }

/** Joins the parts of customers' accounts; the library is made with the first question, once. */
export function createAccounts({ payload, mail, siteUrl, addressOf, log }: Options) {
  let made: Promise<CustomerAuth> | undefined
  const localeOfAccount = async (email: string): Promise<Locale> => {
    const [found] = await rowsOf(await payload())<{ locale: string }>(sql`select locale from customers where email = ${email.toLowerCase()}`)
    return locales.find((locale) => locale === found?.locale) ?? 'en'
  }
  const make = async () => customerAuth({ payload: await payload(), siteUrl, mails: accountMails(mail, siteUrl, localeOfAccount), log })
  const auth = () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
  return { auth, ...customerSessions({ payload, auth, addressOf }) }
}
