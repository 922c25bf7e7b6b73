import { expect, test, type Page } from '@playwright/test'
import { paths } from '../../src/domain/paths.ts'
import type { Locale } from '../../src/domain/locale.ts'
import { m } from '../../src/paraglide/messages.js'
import { fromMail } from './mails.ts'

export const password = 'canot rouge et pagaie'
let count = 0

/** An address that nobody has had. */
export const newEmail = (locale: Locale): string => `${locale}-${test.info().project.name}-${Date.now()}-${++count}@example.com`

/** Registers by the page's own forms and confirms by the mail's link. */
export async function register(page: Page, locale: Locale, email: string): Promise<void> {
  const say = { locale }
  await page.goto(paths.login(locale, 'register'))
  await page.getByLabel(m.account_name({}, say), { exact: true }).fill('Léa Roy')
  await page.getByRole('main').getByLabel(m.account_email({}, say)).fill(email)
  await page.getByLabel(m.account_password({}, say)).fill(password)
  await page.getByLabel(m.account_terms({}, say)).check()
  await page.getByRole('main').getByRole('button', { name: m.account_register_link({}, say) }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(m.account_notice_check_mail({}, say))
  await page.goto(await linkFor(email, paths.login(locale, 'confirm')))
  await page.getByRole('button', { name: m.account_confirm({}, say) }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(m.account_notice_confirmed({}, say))
}

/** The address, below the shop's own, that the newest mail with a ticket for this page leads to. */
export const linkFor = (email: string, page: string): Promise<string> => fromMail(email, new RegExp(`https?://[^/\\s]+(${page}\\?token=[\\w.-]+)`))
