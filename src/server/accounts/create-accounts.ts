import type { IncomingMessage } from 'node:http'
import type { Payload } from 'payload'
import { type Locale, localeOr } from '../../domain/locale.ts'
import { rowsOf, sql } from '../database/database.ts'
import type { Mailer } from '../mail/mailer.ts'
import { patientMailer } from '../mail/patient-mailer.ts'
import type { Newsletter } from '../newsletter/newsletter.ts'
import { accountMails } from './account-mail.ts'
import { afterAnswer } from './after-response.ts'
import { addressBook } from './address-book.ts'
import { customerAuth, type CustomerAuth } from './auth.ts'
import { emailChange } from './change-email.ts'
import { ownerCheck } from './owner-check.ts'
import { customerSessions } from './customer-session.ts'
import { employeeAccounts } from './employees.ts'
import { guestThings } from './guest-merge.ts'
import { identity } from './identity.ts'
import { anonymizeOrders, ordersFor } from './customer-orders.ts'
import { joinOrder } from './join-order.ts'
import { myAccount } from './my-account.ts'
import { passkeys } from './passkeys.ts'
import { privacy } from './privacy.ts'
import { ownReviews } from '../reviews/own-reviews.ts'
import { securityLog } from './security-log.ts'
import { signInThrottle } from './sign-in-delay.ts'
import { notifyingLog } from './safety-notices.ts'
import { wishlists } from './wishlists.ts'
import { isHttps } from '../http/same-origin.ts'

type Options = {
  payload(): Promise<Payload>
  mail: Mailer
  newsletter: Newsletter
  siteUrl: string
  /** The shop's own address, for a reader who needs a person. */
  office: string
  now?(): number
  addressOf(request: IncomingMessage): string
  log(sentence: string): void
}

/** Joins the parts of customers' accounts; the library is made with the first question, once. */
export function createAccounts({ payload, mail, newsletter, siteUrl, office, log, now, ...options }: Options) {
  const addressOf = remembered(options.addressOf)
  let made: Promise<CustomerAuth> | undefined
  const localeOfAccount = async (email: string): Promise<Locale> => {
    const [found] = await rowsOf(await payload())<{ locale: string }>(
      sql`select locale from customers where email = ${email.toLowerCase()}`,
    )
    return localeOr(found?.locale)
  }
  const mails = accountMails({ mail: patientMailer(mail), siteUrl, office, localeOfAccount })
  const later = (sent: Promise<unknown>) =>
    void sent.catch((error: unknown) => console.error(`An account mail was not written: ${String(error)}`))
  const make = async () => customerAuth({ payload: await payload(), siteUrl, mails, later })
  const auth = () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
  const secure = isHttps(siteUrl)
  const throttle = signInThrottle({ payload, ...(now && { now }) })
  const owner = ownerCheck({ payload, auth, addressOf })
  const note = notifyingLog({ payload, log: securityLog({ payload, addressOf }), mails, later, ...(now && { now }) })
  const guests = guestThings({ payload, secure })
  const merge: typeof guests.merge = async (request, response, id, act) => {
    if (act.event === 'sign_up') await joinOrder(await payload(), id)
    return guests.merge(request, response, id, act)
  }
  const own = identity({ payload, auth, addressOf, throttle, log: note, after: afterAnswer(log), merge })
  return {
    payload,
    auth,
    ...customerSessions({ payload, auth, addressOf }),
    identity: own,
    emails: emailChange({ payload, auth, addressOf, throttle, owner, log: note, mails, later }),
    guests,
    mine: myAccount({ payload, auth, addressOf, throttle, log: note, newsletter, secure }),
    addresses: addressBook(payload),
    wishes: wishlists(payload),
    reviews: ownReviews(payload),
    employees: employeeAccounts({ payload, addressOf, throttle, log: note, ...(now && { now }) }),
    passkeys: passkeys({ auth, addressOf, siteUrl, throttle, log: note, begun: own.begun }),
    privacy: privacy({
      payload,
      throttle,
      owner,
      log: note,
      ...(now && { now }),
      more: async (id) => ordersFor(await payload(), id),
      anonymize: async (id) => anonymizeOrders(await payload(), id, (now ?? Date.now)()),
    }),
    note,
  }
}
export type Accounts = ReturnType<typeof createAccounts>

/**
 * What is done after the answer still knows where it came from: a connection that is closed has no address any more.
 */
function remembered(addressOf: Options['addressOf']): Options['addressOf'] {
  const known = new WeakMap<IncomingMessage, string>()
  return (request) => {
    const address = known.get(request) ?? addressOf(request)
    known.set(request, address)
    return address
  }
}
