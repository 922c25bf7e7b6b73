import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, request, type APIRequestContext, type Page } from '@playwright/test'
import type { Locale } from '../../src/domain/locale.ts'
import { lock } from '../../scripts/file-lock.mjs'

/** The admin's own process where it runs apart (ADMIN_URL), else the shop under test. */
export const admin = process.env.ADMIN_URL ?? process.env.BASE_URL ?? 'http://127.0.0.1:3000'

const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = process.env

/** Payload keeps only one session of two simultaneous sign-ins as the same user: the second waits. */
export async function oneAfterTheOther<Result>(signIn: () => Promise<Result>): Promise<Result> {
  const release = lock(path.join(tmpdir(), 'portage-staff-signs-in'))
  return signIn().finally(release)
}

/** Who signs in, and the language of their browser: their contents open in it. */
type Member = { email: string; password: string; locale?: Locale }

const tokenOf = ({ email, password, locale = 'en' }: Member): Promise<string> =>
  oneAfterTheOther(async () => {
    const guest = await request.newContext({ baseURL: admin })
    const answer = await guest.post('/admin/api/users/login', {
      headers: { 'accept-language': `${locale}-CA` },
      data: { email, password },
    })
    expect(answer.status()).toBe(200)
    const { token } = (await answer.json()) as { token: string }
    await guest.dispose()
    return token
  })

let session: Promise<string> | undefined

/** The session of the first administrator: one for each worker, as it lasts longer than a run. */
const staffToken = (): Promise<string> => (session ??= tokenOf({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD }))

/** Requests of the first administrator to the admin's REST API. */
export const staffRequest = async (): Promise<APIRequestContext> =>
  request.newContext({ baseURL: admin, extraHTTPHeaders: { authorization: `JWT ${await staffToken()}` } })

/**
 * The session of a member of the staff in a browser, without the form; the first administrator's by default.
 * e2e/admin.spec.ts and e2e/staff-second-step.spec.ts sign in by the form.
 */
export async function asStaff(page: Page, member?: Member): Promise<void> {
  const value = await (member ? tokenOf(member) : staffToken())
  await page.context().addCookies([{ name: 'payload-token', value, url: admin, httpOnly: true }])
}

/**
 * Signs a member of the staff in by the form of the admin, which speaks the browser's language; the first
 * administrator by default.
 */
export async function signInToAdmin(page: Page, email = ADMIN_EMAIL, password = ADMIN_PASSWORD): Promise<void> {
  await page.goto(`${admin}/admin/login`)
  await page.getByLabel(/^(Email|E-mail|Courriel)/).fill(email)
  await page.getByLabel(/^(Password|Mot de passe)/).fill(password)
  await oneAfterTheOther(async () => {
    await page.getByRole('button', { name: /^(Login|Se connecter|Ouvrir une session)$/ }).click()
    await expect(page.getByRole('heading', { name: 'Catalogue', exact: true })).toBeVisible({ timeout: 20_000 })
  })
}
