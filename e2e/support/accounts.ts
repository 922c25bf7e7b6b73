import { expect, test, type Page } from '@playwright/test'
import { inShop } from '../../src/domain/shop-name.ts'
import { paths } from '../../src/domain/paths.ts'
import type { Locale } from '../../src/domain/locale.ts'
import { m } from '../../src/paraglide/messages.js'
import { fromMail } from './mails.ts'

export const password = 'canot rouge et pagaie'
/** The pages of an account, its overview first. */
export const accountParts = [
  undefined,
  'profile',
  'addresses',
  'orders',
  'wishlist',
  'reviews',
  'security',
  'employee',
  'privacy',
] as const
let count = 0

/** A new, unused address. */
export const newEmail = (locale: Locale): string =>
  `${locale}-${test.info().project.name}-${Date.now()}-${++count}@example.com`

/**
 * An account, and its session in this browser: what the forms of signing up send, without their pages. The address is
 * returned.
 */
export async function newAccount(page: Page, locale: Locale, email = newEmail(locale)): Promise<string> {
  const send = async (form: Record<string, string>) => {
    const answer = await page.request.post('/api/account', { data: { locale, ...form } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await send({ intent: 'register', name: 'Léa Roy', email, password, terms: 'on' })
  await send({ intent: 'confirm', token: await fromMail(email, /token=([\w.-]+)/) })
  return email
}

/** Registers by the page's own forms and confirms by the mail's link. */
export async function register(page: Page, locale: Locale, email: string): Promise<void> {
  const say = { locale }
  await page.goto(paths.login(locale, 'register'))
  await page.getByLabel(m.account_name({}, say), { exact: true }).fill('Léa Roy')
  await page.getByRole('main').getByLabel(m.account_email({}, say)).fill(email)
  await page.getByLabel(m.account_password({}, say)).fill(password)
  await page.getByLabel(m.account_terms(inShop(), say)).check()
  await page
    .getByRole('main')
    .getByRole('button', { name: m.account_register_link({}, say) })
    .click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(m.account_notice_check_mail({}, say))
  await page.goto(await linkFor(email, paths.login(locale, 'confirm')))
  await page.getByRole('button', { name: m.account_confirm({}, say) }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(m.account_notice_confirmed({}, say))
}

/** Signs in by the page's own form, and waits for the account. */
export async function signIn(
  page: Page,
  locale: Locale,
  email: string,
  { secret = password, remember = true } = {},
): Promise<void> {
  await trySignIn(page, locale, email, { secret, remember })
  await expect(page).toHaveURL(new RegExp(`${paths.account(locale)}$`))
}

/** Sends the form of the sign-in page; the caller checks the response. */
export async function trySignIn(
  page: Page,
  locale: Locale,
  email: string,
  { secret = password, remember = true } = {},
): Promise<void> {
  const say = { locale }
  const main = page.getByRole('main')
  await page.goto(paths.login(locale))
  await main.getByLabel(m.account_email({}, say)).fill(email)
  await main.getByLabel(m.account_password({}, say)).fill(secret)
  await main.getByLabel(m.account_remember({}, say)).setChecked(remember)
  await main.getByRole('button', { name: m.account_sign_in({}, say), exact: true }).click()
}

/** Signs out on a page of the account; its button is beside the page, or below it on a phone. */
export async function signOut(page: Page, locale: Locale): Promise<void> {
  await page
    .getByRole('button', { name: m.account_sign_out({}, { locale }), exact: true })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL((url) => url.href.endsWith(paths.signedOut(locale)))
}

/** A browser that knows the account has led to the sign-in page instead, and back afterwards. */
export const expectSignedOut = async (page: Page, locale: Locale): Promise<void> => {
  await page.goto(paths.account(locale, 'profile'))
  await expect(page).toHaveURL(new RegExp(`${paths.login(locale)}\\?to=`))
}

/** The address, below the shop's own, that the newest mail with a ticket for this page leads to. */
export const linkFor = (email: string, page: string): Promise<string> =>
  fromMail(email, new RegExp(`https?://[^/\\s]+(${page}\\?token=[\\w.-]+)`))
