import type { IncomingMessage, ServerResponse } from 'node:http'
import { accountMark, readAccountMark } from '../../domain/accounts/account-mark.ts'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import { localPath } from '../../domain/accounts/account-answer.ts'
import type { EmployeeState, Profile, SavedAddress, Security, Wishlist } from '../../domain/accounts/account-view.ts'
import { guestWishes } from '../../domain/accounts/guest-wishes.ts'
import type { Customer } from '../../domain/accounts/customer.ts'
import type { Locale } from '../../domain/locale.ts'
import type { OwnReviewsPage } from '../../domain/reviews/own-review.ts'
import { paths } from '../../domain/paths.ts'
import { pageOf } from '../../domain/private-pages.ts'
import { rowsOf } from '../database/database.ts'
import { cookiesOf, openCookie } from '../http/cookies.ts'
import { endLinks } from '../ucp/link-rows.ts'
import { emailChangeOf } from './account-mail.ts'
import type { Accounts } from './create-accounts.ts'
import type { OrderOfGuest } from './join-order.ts'
import { setCartToken } from '../cart/cart-cookie.ts'
import { renewCartToken } from './customer-cart.ts'

/** What private pages may do for accounts. A guest's question about an account is answered with undefined. */
export type AccountForRequest = {
  /** Who is signed in, asked of the database; undefined for a guest. */
  customer(): Promise<Customer | undefined>
  profile(): Promise<Profile | undefined>
  addresses(): Promise<SavedAddress[]>
  security(): Promise<Security | undefined>
  employee(): Promise<EmployeeState | undefined>
  wishlist(): Promise<Wishlist | undefined>
  /** One page of what the customer wrote of products. */
  ownReviews(page?: number): Promise<OwnReviewsPage | undefined>
  countOwnReviews(): Promise<number | undefined>
  /** A guest's wishlist, from the cookie; for a signed-in shopper, the items that did not fit on the account's list. */
  guestWishes(): string[]
  sharedWishlist(token: unknown): Promise<{ name: string; products: string[] } | undefined>
  /** Anything a form of accounts sent: its `intent` says what it wants. */
  account(form: Record<string, unknown>, locale: Locale): Promise<AccountAnswer>
  /**
   * An account with a password for a guest who reads the page of their order: all else is known from it. Only for an
   * order that was opened by its own link.
   */
  registerWithOrder(order: OrderOfGuest, password: unknown, locale: Locale): Promise<AccountAnswer>
}

type Form = Record<string, unknown>
type Guest = (form: Form, locale: Locale) => Promise<AccountAnswer>
type Own = (customer: Customer, form: Form, locale: Locale, sessionToken: string) => Promise<AccountAnswer>

/** The accounts' part of a visitor: one request, one shopper. */
export function accountForRequest(
  accounts: Accounts,
  request: IncomingMessage,
  response: ServerResponse,
  { secure }: { secure: boolean },
): AccountForRequest {
  const { identity, emails, mine, addresses, wishes, reviews, employees, guests, privacy, payload } = accounts
  let session: ReturnType<Accounts['sessionOf']> | undefined
  let leftNow: string[] | undefined
  const left = () => leftNow ?? guestWishes(cookiesOf(request).wishlist)
  const known = () => (session ??= accounts.sessionOf(request, response))
  const setMark = (mark: string, maxAgeSeconds = 365 * 86_400) =>
    response.appendHeader('set-cookie', openCookie('account', mark, { maxAgeSeconds, secure }))
  const customer = async () => {
    const found = (await known())?.customer
    const value = cookiesOf(request).account
    if (value === undefined) return found
    const mark = readAccountMark(`account=${value}`)
    // The mark outlives a session that was ended elsewhere; with it the shop's menus would offer no way in.
    if (!found) setMark('', 0)
    // The prices were switched on or off on another device.
    else if (mark?.prices !== found.employeePrices) setMark(accountMark({ ...mark, prices: found.employeePrices }))
    return found
  }
  const onlyOwn = async <T>(read: (customer: Customer, sessionToken: string) => Promise<T>): Promise<T | undefined> => {
    const found = await known()
    return found && read(found.customer, found.sessionToken)
  }
  /**
   * The script of public pages learns from this cookie whether employee prices are worth asking for; it decides
   * nothing. The session knows the entitlement, and is read anew by the page that a form without script is answered with.
   */
  const entitlement = (answer: AccountAnswer, prices: boolean): AccountAnswer => {
    if (!answer.ok) return answer
    session = undefined
    setMark(accountMark({ prices }))
    return answer
  }
  /** What is over on another device is over for its cart and checkout too, which have the shopper's address. */
  const renewCart = async (customerId: string) =>
    void setCartToken(response, await renewCartToken(await payload(), customerId), secure)
  const onward = (answer: AccountAnswer, form: Form, locale: Locale): AccountAnswer => {
    if (!answer.ok || answer.notice) return answer
    const asked = localPath(form.to)
    // The list says what found no room on it; whoever is about to pay reads it later.
    const isPaying = asked !== undefined && pageOf(asked.split(/[?#]/)[0] ?? '') === 'checkout'
    return {
      ...answer,
      to: answer.wishesLeft && !isPaying ? paths.account(locale, 'wishlist') : (asked ?? paths.account(locale)),
    }
  }

  const guestIntents: Record<string, Guest> = {
    'sign-in': async (form, locale) => onward(await identity.signIn(form, request, response), form, locale),
    register: (form, locale) => identity.register(form, locale, request, response),
    forgot: (form) => identity.forgot(form, request, response),
    'new-password': (form) => identity.newPassword(form, request),
    code: async (form, locale) => onward(await identity.code(form, request, response), form, locale),
    confirm: async (form) =>
      emailChangeOf(form.token)
        ? emails.confirm(String(form.token), await customer(), request, response)
        : identity.confirm(form, request, response),
    'sign-out': () => signOut(false),
  }
  const ownIntents: Record<string, Own> = {
    'sign-out-everywhere': async ({ id }) => {
      const answer = await signOut(true)
      await renewCartToken(await payload(), id)
      await endLinks(rowsOf(await payload()), id)
      return answer
    },
    profile: (own, form) => mine.saveProfile(own, form, response),
    newsletter: (own, form, locale) => mine.setNewsletter(own, Boolean(form.wanted), locale),
    email: (own, form) => emails.ask(own, form, request),
    password: async (own, form) => {
      const { answer, sessionToken } = await mine.changePassword(own, form, request, response)
      // The old one is over, and the page that answers lists the new one as this device.
      if (sessionToken) session = known().then((found) => found && { ...found, sessionToken })
      if (answer.ok) await renewCart(own.id)
      return answer
    },
    'end-session': async (own, form) => {
      const answer = await mine.endSession(own, form.id)
      await renewCart(own.id)
      return answer
    },
    'end-agent-link': (own, form) => mine.endAgentLink(own, form.id, request),
    'remove-passkey': (own, form) => mine.removePasskey(own, form.id, request),
    'save-address': ({ id }, form) => addresses.save(id, form),
    'remove-address': ({ id }, form) => addresses.remove(id, form.id),
    'default-address': ({ id }, form) => addresses.setDefault(id, form.id),
    wish: ({ id }, form) => wishes.add(id, form.product),
    unwish: async ({ id }, form) => {
      const answer = await wishes.remove(id, form.product)
      if (answer.ok && left().length > 0) leftNow = await guests.takeWishes(request, response, id)
      return answer
    },
    share: async ({ id }, form) => {
      await wishes.share(id, Boolean(form.shared))
      return { ok: true, notice: 'saved' }
    },
    'remove-review': ({ id }, form) => reviews.remove(id, form.id),
    searches: (own, form, locale) => mine.mergeSearches(own, form.list, locale),
    employee: async ({ id }, form) => entitlement(await employees.take(id, form, request), true),
    'employee-prices': async ({ id }, form) => {
      const on = form.on === true || form.on === 'on'
      return entitlement(await employees.switchTo(id, on), on)
    },
    delete: async (own, form) => {
      const answer = await privacy.forget(own, form, request)
      if (!answer.ok) return answer
      await identity.signOut(request, response, false)
      guests.forget(response)
      return answer
    },
  }

  async function signOut(everywhere: boolean): Promise<AccountAnswer> {
    const answer = await identity.signOut(request, response, everywhere)
    guests.forget(response)
    return answer
  }

  return {
    customer,
    profile: () => onlyOwn((own) => mine.profile(own)),
    addresses: async () => (await onlyOwn((own) => addresses.list(own.id))) ?? [],
    security: () => onlyOwn((own, token) => mine.security(own, token)),
    employee: async () => {
      const found = await known()
      return found && employees.state(found.customer.id, found.switchedOn)
    },
    wishlist: () => onlyOwn(async ({ id }) => ({ products: await wishes.list(id), shared: await wishes.link(id) })),
    ownReviews: (page) => onlyOwn(({ id }) => reviews.list(id, page)),
    countOwnReviews: () => onlyOwn(({ id }) => reviews.count(id)),
    guestWishes: left,
    sharedWishlist: (token) => wishes.shared(token),
    registerWithOrder: ({ number, email, name }, password, locale) =>
      identity.register({ email, name, password, terms: true }, locale, request, response, number),
    async account(form, locale) {
      const intent = String(form.intent)
      const guest = Object.hasOwn(guestIntents, intent) ? guestIntents[intent] : undefined
      if (guest) return guest(form, locale)
      const own = Object.hasOwn(ownIntents, intent) ? ownIntents[intent] : undefined
      if (!own) return { ok: false, reason: 'bad-request' }
      const found = await known()
      return found ? own(found.customer, form, locale, found.sessionToken) : { ok: false, reason: 'signed-out' }
    },
  }
}
