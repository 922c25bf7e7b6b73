import { expect, test } from '@playwright/test'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { accountParts, newAccount, newEmail, password, register } from './support/accounts.ts'
import { eventsOf } from './support/data-layer.ts'
import { locales, pages, screenOf } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { addToCart, visit } from './support/visit.ts'

for (const locale of locales) {
  const say = { locale }

  test(`${locale}: an account from its first mail to its end, without JavaScript ${screenOf[locale]}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const page = await context.newPage()
    const email = newEmail(locale)
    await page.goto(paths.account(locale))
    await expect(page).toHaveURL(new RegExp(`${paths.login(locale)}\\?to=`))
    await register(page, locale, email)
    await page.goto(paths.account(locale, 'addresses'))
    const form = page.getByRole('main')
    await form.getByLabel(m.account_address_name({}, say)).fill('Léa Roy')
    await form.getByLabel(m.account_address_line1({}, say), { exact: true }).fill('12 rue du Lac')
    await form.getByLabel(m.account_address_city({}, say)).fill('Québec')
    await form.getByLabel(m.account_address_province({}, say)).selectOption('QC')
    await form.getByLabel(m.account_address_postal_code({}, say)).fill('V1L 1A1')
    await form.getByRole('button', { name: m.account_save({}, say) }).click()
    await expect(form.getByRole('alert')).toHaveText(m.account_refused_postal_code({}, say))
    await expect(form.getByLabel(m.account_address_city({}, say))).toHaveValue('Québec')
    await form.getByLabel(m.account_address_postal_code({}, say)).fill('g1r 2s5')
    await form.getByRole('button', { name: m.account_save({}, say) }).click()
    await expect(form.getByText('G1R 2S5')).toBeVisible()
    await expect(form.getByText(m.account_address_default({}, say), { exact: true })).toBeVisible()

    const data = await context.request.get('/api/account/data')
    expect(data.headers()['content-disposition']).toContain('portage.json')
    expect(JSON.stringify(await data.json())).toContain('12 rue du Lac')

    await page.goto(paths.account(locale, 'privacy'))
    await page.getByLabel(m.account_delete_confirm({}, say)).fill(email)
    await page.getByRole('button', { name: m.account_delete({}, say) }).click()
    await expect(page.getByText(m.account_notice_deleted({}, say))).toBeVisible()
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names.filter((name) => /account|cart|wishlist|session|favourite/.test(name))).toEqual([])
    expect((await context.request.get('/api/account/data')).status()).toBe(401)
    await context.close()
  })

  test(`${locale}: the modal signs in, and what a guest had is there; signing out leaves nothing ${screenOf[locale]}`, async ({
    page,
    context,
  }) => {
    // A long journey: every part of the account is looked at by axe.
    test.slow()
    const email = await newAccount(page, locale)
    await page.goto(paths.account(locale))
    await page
      .getByRole('main')
      .getByRole('button', { name: m.account_sign_out({}, say) })
      .first()
      .click()
    await expect(page).toHaveURL((url) => url.href.endsWith(paths.signedOut(locale)))

    await visit(page, pages.listing[locale])
    const heart = page.getByRole('main').getByRole('article').last().locator('[aria-pressed=false]')
    await heart.click()
    const pressed = page.getByRole('main').getByRole('article').last().getByRole('button', { pressed: true })
    await expect(pressed).toHaveAccessibleName(new RegExp(`^${m.account_wish_heart({ title: '' }, say)}.`))
    expect(await pressed.boundingBox()).toMatchObject({ width: 44, height: 44 })
    expect(await violations(page)).toEqual([])
    await page.reload()
    await expect(pressed).toBeVisible()
    await visit(page, pages.product[locale])
    await page.getByRole('button', { name: m.account_wish_add({}, say) }).click()
    await expect(page.getByRole('button', { name: m.account_wish_remove({}, say) })).toBeVisible()
    await addToCart(page, locale)
    await expect(page.getByRole('dialog', { name: m.cart_title({}, say), exact: true })).toBeVisible()
    const code: string[] = []
    page.on('request', (request) => void (/sign-in-dialog/.test(request.url()) && code.push(request.url())))
    await visit(page, pages.product[locale])
    expect(code).toEqual([])
    await page.goto(`${pages.product[locale]}#sign-in`)
    const dialog = page.getByRole('dialog', { name: m.account_sign_in_title({}, say), exact: true })
    await dialog.getByLabel(m.account_email({}, say)).fill(email)
    await dialog.getByLabel(m.account_password({}, say)).fill('not this one at all')
    await dialog.getByRole('button', { name: m.account_sign_in({}, say), exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText(m.account_refused_wrong({}, say))
    expect(await violations(page)).toEqual([])
    await dialog.getByLabel(m.account_password({}, say)).fill(password)
    await dialog.getByRole('button', { name: m.account_sign_in({}, say), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: m.account_wish_remove({}, say) })).toBeVisible()
    await expect.poll(() => eventsOf(page, 'login')).toEqual([{ event: 'login', method: 'password' }])
    await expect(
      page.getByRole('button', { name: new RegExp(`^${m.cart_title({}, say)}, 1`), includeHidden: true }),
    ).toBeAttached()
    await page.goto(paths.account(locale, 'wishlist'))
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
    await expect(
      page.getByRole('main').getByRole('article').first().getByRole('button', { pressed: true }),
    ).toBeVisible()
    await page.getByRole('button', { name: m.account_wishlist_share({}, say) }).click()
    const field = page.getByLabel(m.account_wishlist_link({}, say))
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport()
    const link = await field.inputValue()
    const tiles = page.getByRole('main').getByRole('article')
    const [first, removed] = [
      await tiles.nth(0).getByRole('link').innerText(),
      await tiles.nth(1).getByRole('link').innerText(),
    ]
    await page.getByRole('button', { name: m.account_wishlist_remove({ title: removed }, say), exact: true }).click()
    await expect(tiles).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('link', { name: first })).toBeFocused()
    const back = page.getByRole('button', { name: m.account_wishlist_put_back({}, say) })
    await expect(back).toBeInViewport()
    await back.click()
    await expect(page.getByRole('main').getByRole('link', { name: removed })).toBeFocused()
    await expect(tiles).toHaveCount(2)
    // The French parts are looked at where they are read in narrow windows (reflow.spec.ts).
    for (const part of locale === 'en' ? accountParts : []) {
      await visit(page, paths.account(locale, part))
      expect(await violations(page), part).toEqual([])
    }
    await visit(page, paths.account(locale))
    await page
      .getByRole('main')
      .getByRole('button', { name: m.account_sign_out({}, say) })
      .or(page.getByRole('navigation').getByRole('button', { name: m.account_sign_out({}, say) }))
      .filter({ visible: true })
      .first()
      .click()
    await expect(page).toHaveURL((url) => url.href.endsWith(paths.signedOut(locale)))
    expect(
      (await context.cookies())
        .map(({ name }) => name)
        .filter((name) => /account|cart|wishlist|session|favourite/.test(name)),
    ).toEqual([])
    await page.goto(new URL(link).pathname)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.account_wishlist_of({ name: 'Léa' }, say))
  })

  if (locale === 'en')
    test(`${locale}: every step of signing in is accessible and in its language @desktop`, async ({ page }) => {
      for (const step of [undefined, 'register', 'forgot', 'code', 'confirm', 'new-password'] as const) {
        await visit(page, paths.login(locale, step))
        expect(await violations(page), step).toEqual([])
      }
      await page
        .getByRole('link', { name: locale === 'en' ? 'Français' : 'English' })
        .first()
        .click()
      await expect(page).toHaveURL(new RegExp(paths.login(locale === 'en' ? 'fr' : 'en', 'new-password')))
    })
}
