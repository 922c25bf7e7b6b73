import { expect, test, type Browser, type Page } from '@playwright/test'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import {
  expectSignedOut,
  linkFor,
  newAccount,
  newEmail,
  password,
  signIn,
  signOut,
  trySignIn,
} from './support/accounts.ts'
import { fromMail } from './support/mails.ts'
import { locales } from './support/pages.ts'
import { alive, visit } from './support/visit.ts'

const tablet = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'

/** Another browser of the same shopper, which the list of sessions calls Firefox. */
async function otherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL, userAgent: tablet })).newPage()
}

for (const locale of locales) {
  const say = { locale }

  if (locale === 'en')
    test(`${locale}: a session is ended from another browser, then all of them, then all others by a new password @desktop`, async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow()
      const [email, next] = [await newAccount(page, locale), 'une tente bien sèche']
      const main = page.getByRole('main')
      const other = await otherBrowser(browser, baseURL)
      await signIn(other, locale, email)
      await visit(page, paths.account(locale, 'security'))
      const end = page.getByRole('button', { name: m.account_session_end_of({ browser: 'Firefox, Linux' }, say) })
      await expect(page.getByText(m.account_session_current({}, say))).toHaveCount(1)
      await end.click()
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(m.account_notice_removed({}, say))
      await expect(end).toHaveCount(0)
      await expectSignedOut(other, locale)
      expect(
        (await other.context().cookies()).map(({ name }) => name).filter((name) => /account|session/.test(name)),
      ).toEqual([])
      // Signing in again leads to the page that was asked for.
      await other.getByRole('main').getByLabel(m.account_email({}, say)).fill(email)
      await other.getByRole('main').getByLabel(m.account_password({}, say)).fill(password)
      await other
        .getByRole('main')
        .getByRole('button', { name: m.account_sign_in({}, say), exact: true })
        .click()
      await expect(other).toHaveURL(new RegExp(`${paths.account(locale, 'profile')}$`))

      await visit(page, paths.account(locale, 'security'))
      await page.getByRole('button', { name: m.account_sign_out_everywhere({}, say) }).click()
      await expect(page).toHaveURL((url) => url.href.endsWith(paths.signedOut(locale)))
      for (const one of [page, other]) await expectSignedOut(one, locale)

      // A new password ends all other sessions, too; without “remember me” the session ends with the browser.
      await signIn(page, locale, email)
      await signIn(other, locale, email, { remember: false })
      const expiry = async (one: Page) =>
        (await one.context().cookies()).find(({ name }) => name.endsWith('portage.session_token'))?.expires
      expect(await expiry(other)).toBe(-1)

      await visit(page, paths.account(locale, 'security'))
      await main.getByLabel(m.account_password_current({}, say)).fill(password)
      await main.getByLabel(m.account_new_password({}, say)).fill('motdepasse1')
      await main.getByRole('button', { name: m.account_password_change({}, say) }).click()
      await expect(main.getByRole('alert').first()).toHaveText(m.account_refused_common_password({}, say))
      await main.getByLabel(m.account_password_current({}, say)).fill(password)
      await main.getByLabel(m.account_new_password({}, say)).fill(next)
      await main.getByRole('button', { name: m.account_password_change({}, say) }).click()
      await expect(main.getByRole('status').first()).toHaveText(m.account_notice_password_set({}, say))
      await visit(page, paths.account(locale, 'security'))
      await expect(main.getByText(m.account_event_password({}, say))).toBeVisible()
      await expectSignedOut(other, locale)
      await signIn(other, locale, email, { secret: next })
      const days = ((await expiry(other)) ?? 0) / 86_400 - Date.now() / 86_400_000
      expect([days > 29, days < 31]).toEqual([true, true])
      await other.context().close()
    })

  if (locale === 'fr')
    test(`${locale}: a new e-mail address counts once its link is followed, and the old one is notified of both @phone`, async ({
      page,
    }) => {
      const [old, wanted] = [await newAccount(page, locale), newEmail(locale)]
      const main = page.getByRole('main')
      await visit(page, paths.account(locale, 'profile'))
      const ask = async (secret: string) => {
        await main.getByLabel(m.account_email_new({}, say)).fill(wanted)
        await main.getByLabel(m.account_password_current({}, say)).fill(secret)
        await main.getByRole('button', { name: m.account_email_change({}, say) }).click()
      }
      await main.getByText(m.account_email_change({}, say)).first().click()
      await ask('not this one at all')
      await expect(main.getByRole('alert').first()).toHaveText(m.account_refused_password_wrong({}, say))
      await alive(page)
      await ask(password)
      await expect(main.getByRole('status').first()).toHaveText(m.account_notice_email_asked({}, say))
      expect(await fromMail(old, new RegExp(`(${m.account_mail_email_asked_text({ email: wanted }, say)})`))).not.toBe(
        '',
      )
      await expect(main.getByText(old)).toBeVisible()

      await page.goto(await linkFor(wanted, paths.login(locale, 'confirm')))
      await main.getByRole('button', { name: m.account_confirm({}, say) }).click()
      await expect(main.getByRole('status')).toHaveText(m.account_notice_email_changed({}, say))
      expect(
        await fromMail(old, new RegExp(`(${m.account_mail_email_changed_text({ email: wanted }, say)})`)),
      ).not.toBe('')
      await visit(page, paths.account(locale))
      await signOut(page, locale)
      await trySignIn(page, locale, old)
      await expect(main.getByRole('alert')).toHaveText(m.account_refused_wrong({}, say))
      await signIn(page, locale, wanted)
    })
}
