import { createOTP } from '@better-auth/utils/otp'
import { base32 } from '@better-auth/utils/base32'
import { expect, test, type Page } from '@playwright/test'
import { violations } from './support/violations.ts'
import { admin, asStaff, staffRequest } from './support/staff.ts'

const says = {
  en: {
    section: 'Second step at sign-in',
    setUp: 'Set up',
    code: 'Code from the app',
    present: 'Current password',
    on: 'Turn on',
    kept: 'I’ve saved them',
    state: /^On since .+ Recovery codes left: 10\.$/,
    left: /Recovery codes left: 9\.$/,
    login: 'Login',
    signIn: 'Sign in',
    wrong: /wrong or was already used/,
    useRecovery: 'Use a recovery code',
    recovery: 'Recovery code',
    send: 'Submit',
    again: 'Resend',
    sent: 'Email Sent',
    soon: /was just requested/,
  },
  fr: {
    section: 'Deuxième étape à la connexion',
    setUp: 'Configurer',
    code: 'Code de l’application',
    present: 'Mot de passe actuel',
    on: 'Activer',
    kept: 'Je les ai gardés',
    state: /^Activée depuis le .+ Codes de secours restants\s: 10\.$/,
    left: /Codes de secours restants\s: 9\.$/,
    login: /^(Se connecter|Ouvrir une session)$/,
    signIn: 'Ouvrir une session',
    wrong: /n’est pas le bon, ou a déjà servi/,
    useRecovery: 'Utiliser un code de secours',
    recovery: 'Code de secours',
    send: 'Soumettre',
    again: 'Renvoyer',
    sent: 'Courriel envoyé',
    soon: /vient d’être demandé/,
  },
} as const
const password = 'only-for-the-tests-of-this-machine'
const STEP_MS = 30_000

for (const [locale, at] of [
  ['en', '@desktop'],
  ['fr', '@phone'],
] as const)
  test.describe(`${locale} ${at}`, () => {
    test.use({ locale: locale === 'en' ? 'en-CA' : 'fr-CA' })
    test('a member of the staff sets up a second step and signs in with it, and with a recovery code', async ({
      page,
    }) => {
      test.setTimeout(180_000)
      const words = says[locale]
      const email = `second-step-${locale}@portage.example`
      const staff = await staffRequest()
      await staff.delete(`/admin/api/users?where[email][equals]=${email}`)
      const made = await staff.post('/admin/api/users', { data: { email, password, role: 'editor' } })
      expect(made.status()).toBe(201)

      await asStaff(page, { email, password })
      await page.goto(`${admin}/admin/account`)
      const section = page.getByRole('region', { name: words.section })
      await section.getByRole('button', { name: words.setUp }).click()
      const key = await section.locator('.second-step__key').innerText()
      const otp = createOTP(new TextDecoder().decode(base32.decode(key.replaceAll(' ', ''))))
      await section.getByLabel(words.code).fill(await otp.totp())
      await section.getByLabel(words.present).fill(password)
      expect(await violations(page, { within: '.second-step__section' })).toEqual([])
      // By keyboard; the document's own form must not take it.
      await section.getByLabel(words.present).press('Enter')
      const codes = section.getByRole('listitem')
      await expect(codes).toHaveCount(10)
      const [recovery = ''] = await codes.allInnerTexts()
      // Printed, they begin the first sheet, with nothing around them.
      await page.emulateMedia({ media: 'print' })
      expect((await codes.first().boundingBox())?.y).toBeLessThan(120)
      await expect(section.getByRole('button', { name: words.kept })).toBeHidden()
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900)
      await page.emulateMedia({ media: null })
      await section.getByRole('button', { name: words.kept }).click()
      await expect(section.getByRole('status').first()).toHaveText(words.state)

      const toTheCode = async () => {
        await page.context().clearCookies({ name: 'payload-token' })
        await page.goto(`${admin}/admin/login`)
        await page.getByLabel(/^(Email|Courriel)/).fill(email)
        await page.getByLabel(/^(Password|Mot de passe)/).fill(password)
        await page.getByRole('button', { name: words.login }).click()
        await expect(page.getByRole('heading', { name: words.section })).toBeVisible()
        expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('payload-token')
      }
      const isIn = (of: Page) =>
        expect(of.getByRole('heading', { name: 'Catalogue', exact: true })).toBeVisible({ timeout: 20_000 })
      await toTheCode()
      expect(await violations(page)).toEqual([])
      await page.getByLabel(words.code).fill('000000')
      await page.getByLabel(words.code).press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: words.wrong })).toBeVisible()
      // The code of the step at set-up is used; the next is good already.
      await page.getByLabel(words.code).fill(await otp.hotp(Math.floor(Date.now() / STEP_MS) + 1))
      await page.getByRole('button', { name: words.signIn }).click()
      await isIn(page)

      await toTheCode()
      await page.getByRole('button', { name: words.useRecovery }).click()
      await page.getByLabel(words.recovery).fill(recovery)
      await page.getByRole('button', { name: words.signIn }).click()
      await isIn(page)
      await page.goto(`${admin}/admin/account`)
      await expect(section.getByRole('status').first()).toHaveText(words.left)
      await staff.dispose()
    })

    test('whoever forgot the password reads whether the mail was sent', async ({ page }) => {
      const [words, away] = [says[locale], 'No mail can leave.']
      const answered = '**/admin/api/users/forgot-password'
      await page.route(answered, (route) => route.fulfill({ status: 503, json: { errors: [{ message: away }] } }))
      await page.goto(`${admin}/admin/forgot`)
      await page.getByLabel(/^(Email|Courriel)/).fill(`forgot-${locale}@portage.example`)
      await page.getByRole('button', { name: words.send }).click()
      await expect(page.getByRole('alert').filter({ hasText: away })).toBeVisible()
      await expect(page.getByRole('heading', { name: words.sent })).toBeHidden()
      expect(await violations(page)).toEqual([])
      await page.unroute(answered)
      await page.getByRole('button', { name: words.send }).click()
      await expect(page.getByRole('heading', { name: words.sent })).toBeFocused()
      await page.getByRole('button', { name: words.again }).click()
      await expect(page.getByRole('alert').filter({ hasText: words.soon })).toBeVisible()
    })
  })
