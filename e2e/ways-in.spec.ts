import { expect, test } from '@playwright/test'
import { paths } from '../src/domain/paths.ts'
import { shopDate } from '../src/domain/shop-day.ts'
import { m } from '../src/paraglide/messages.js'
import { linkFor, newAccount, newEmail, register } from './support/accounts.ts'
import { eventsOf } from './support/data-layer.ts'
import { fromMail } from './support/mails.ts'
import { locales } from './support/pages.ts'
import { visit } from './support/visit.ts'

// WebAuthn wants a name, not an address: this runs against a shop at http://localhost (scripts/test.ts).
for (const locale of locales) {
  const say = { locale }

  if (locale === 'en')
    test(`${locale}: a passkey is made, and signs in without a password; each sign-in method is tracked once @desktop`, async ({
      page,
    }) => {
      const client = await page.context().newCDPSession(page)
      await client.send('WebAuthn.enable')
      await client.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      })
      await register(page, locale, newEmail(locale))
      await expect.poll(() => eventsOf(page, 'sign_up')).toEqual([{ event: 'sign_up', method: 'email' }])
      await visit(page, paths.account(locale, 'security'))
      await page.getByLabel(m.account_passkey_name({}, say)).fill('Work laptop')
      await page.getByRole('button', { name: m.account_passkey_add({}, say) }).click()
      const made = page.getByRole('listitem').filter({
        has: page.getByRole('button', { name: m.account_remove_of({ name: 'Work laptop' }, say) }),
      })
      await expect(made).toContainText([
        `${m.account_added_on({ date: shopDate(new Date().toISOString(), locale) }, say)} · ${m.account_passkey_one_device({}, say)}`,
      ])
      await page
        .getByRole('button', { name: m.account_sign_out({}, say), exact: true })
        .filter({ visible: true })
        .first()
        .click()
      await expect(page).toHaveURL((url) => url.href.endsWith(paths.signedOut(locale)))
      await visit(page, paths.login(locale))
      await page.getByRole('button', { name: m.account_passkey({}, say) }).click()
      await expect(page).toHaveURL(new RegExp(`${paths.account(locale)}$`))
      await expect.poll(() => eventsOf(page, 'login')).toEqual([{ event: 'login', method: 'passkey' }])
    })

  if (locale === 'fr')
    test(`${locale}: a forgotten password is chosen anew by mail, and a code of a mail signs in as well @desktop`, async ({
      page,
      context,
    }) => {
      const email = await newAccount(page, locale)
      const main = page.getByRole('main')
      await context.clearCookies({ name: /session|account|cart/ })

      await visit(page, paths.login(locale, 'forgot'))
      await main.getByLabel(m.account_email({}, say)).fill(email)
      await main.getByRole('button', { name: m.account_forgot_send({}, say) }).click()
      await expect(main.getByRole('status')).toHaveText(m.account_notice_check_mail({}, say))
      const before = await linkFor(email, paths.login(locale, 'new-password'))
      await visit(page, before)
      await main.getByLabel(m.account_new_password({}, say)).fill('une tente bien sèche')
      await main.getByRole('button', { name: m.account_save({}, say) }).click()
      await expect(main.getByRole('status')).toHaveText(m.account_notice_password_set({}, say))

      await visit(page, paths.login(locale))
      await main.getByLabel(m.account_email({}, say)).fill(email)
      await main.getByLabel(m.account_password({}, say)).fill('une tente bien sèche')
      await main.getByRole('button', { name: m.account_sign_in({}, say), exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${paths.account(locale)}$`))
      await expect.poll(() => eventsOf(page, 'login')).toEqual([{ event: 'login', method: 'password' }])
      await page.reload()
      await expect.poll(() => eventsOf(page, 'page_view')).toHaveLength(1)
      expect(await eventsOf(page, 'login')).toEqual([])
      await context.clearCookies({ name: /session|account|cart/ })

      await visit(page, paths.login(locale, 'code'))
      await main.getByLabel(m.account_email({}, say)).fill(email)
      await main.getByRole('button', { name: m.account_code_send({}, say) }).click()
      await main.getByLabel(m.account_code({}, say)).fill(await fromMail(email, /^(\d{6})\s*$/m))
      await main.getByRole('button', { name: m.account_sign_in({}, say), exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${paths.account(locale)}$`))
      await expect.poll(() => eventsOf(page, 'login')).toEqual([{ event: 'login', method: 'code' }])
    })
}
