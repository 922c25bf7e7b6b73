import { expect, test } from '@playwright/test'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { addressOf } from './support/address.ts'
import { address, buyer, confirmation, contact, fillCart, goOn, home, placeButton } from './support/checkout.ts'
import { landmarks } from './support/landmarks.ts'
import { locales, screenOf } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'

test.use({ ...addressOf(1) })

const jacket = '5107-232-GRANITE-L'
const bike = '5175-318-SPRUCE-L'
const carabiner = '5169-892-SILVER'

for (const locale of locales) {
  const say = { locale }

  test(`${locale}: a guest ships a jacket, a carabiner and a bike to Québec; every step is accessible ${screenOf[locale]}`, async ({
    page,
  }) => {
    await fillCart(page, locale, jacket, carabiner, bike)
    await visit(page, paths.checkout(locale))
    await expect(page).toHaveURL(new RegExp(`${paths.checkout(locale, 'contact')}$`))
    // Nothing around the form leads away from it but the way home, to help and to the cart.
    await expect(page.getByRole('banner')).toContainText(m.checkout_secure({}, say))
    await expect(page.getByRole('combobox').or(page.getByRole('searchbox'))).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: landmarks[locale].main })).toHaveCount(0)
    await expect(page.locator('.chat-launcher')).toHaveCount(0)
    await expect(
      page
        .getByRole('region', { name: m.checkout_help({}, say) })
        .getByRole('link')
        .first(),
    ).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: m.checkout_continue({}, say), exact: true })
      .click()
    // Errors are shown above the form, where they take the focus, and next to the field.
    await expect(page.getByRole('alert').filter({ hasText: m.checkout_error_email_missing({}, say) })).toBeFocused()
    expect(await violations(page)).toEqual([])
    await contact(page, locale)
    // The postal code says the place; what the shopper writes stays.
    const [code, city] = [page.getByLabel(m.checkout_postal_code({}, say)), page.getByLabel(m.checkout_city({}, say))]
    await code.fill('h2x 1y4')
    await expect(city).toHaveValue('Montréal')
    await expect(page.getByLabel(m.checkout_province({}, say))).toHaveValue('QC')
    await city.fill('Lachine')
    await code.fill('t2p 1j9')
    await expect(page.getByLabel(m.checkout_province({}, say))).toHaveValue('AB')
    await expect(city).toHaveValue('Lachine')
    expect(await violations(page)).toEqual([])
    await address(page, locale)
    await expect(page.getByRole('radio', { name: new RegExp(m.product_delivery_regular({}, say)) })).toBeChecked()
    expect(await violations(page)).toEqual([])
    await goOn(page, locale, 'payment')
    expect(await violations(page)).toEqual([])

    // Stored by the shop: a reload loses nothing, and Back goes to a step that is done.
    await page.reload()
    await goOn(page, locale, 'review')
    const tax = locale === 'fr' ? /TVQ \(9,975\u00a0%\)/ : /QST \(9\.975%\)/
    await expect(page.getByText(tax).filter({ visible: true }).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await placeButton(page, locale).click()
    await expect(page).toHaveURL(confirmation(locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.order_thanks({ name: home.name }, say))
    await expect(
      page
        .getByRole('button', {
          name: new RegExp(
            `^${m.cart_title({}, say)}, 0|^${m.cart_title({}, say)}$|${m.cart_count({ count: 0 }, say)}`,
          ),
        })
        .first(),
    ).toBeVisible()
    expect(await violations(page)).toEqual([])
    const events = await page.evaluate(() =>
      (globalThis as unknown as { dataLayer: { event?: string }[] }).dataLayer.map(({ event }) => event),
    )
    expect(events.filter((event) => event === 'purchase')).toHaveLength(1)
    // Printed, the step that is done has its mark.
    const step = page.getByRole('main').locator('[aria-current=step] > [aria-hidden]').first()
    await expect(step).toHaveCSS('print-color-adjust', 'exact')

    // Looked up by number and address, as from the mail.
    const number = /P-\d+/.exec(page.url())?.[0] ?? ''
    await visit(page, paths.orders(locale))
    await page.getByLabel(m.orders_number({}, say)).fill(number.toLowerCase())
    await page.locator('#order-email').fill(buyer.email)
    await page.getByRole('button', { name: m.orders_find({}, say) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.order_title({ number }, say))
  })

  if (locale === 'en')
    test(`${locale}: a declined card, then another; two presses place one order @desktop`, async ({ page }) => {
      await fillCart(page, locale, jacket)
      await visit(page, paths.checkout(locale))
      await contact(page, locale)
      await address(page, locale)
      await goOn(page, locale, 'payment')
      await page.getByRole('radio', { name: `${m.checkout_test_decline({}, say)} 4000 0000 0000 0002` }).check()
      await goOn(page, locale, 'review')
      await placeButton(page, locale).click()
      await expect(page).toHaveURL(new RegExp(`${paths.checkout(locale, 'payment')}\\?declined=declined`))
      const declined = page.getByRole('alert').filter({ hasText: m.place_declined({}, say) })
      await expect(declined).toBeFocused()
      await expect(declined).toBeInViewport()
      await page.getByRole('radio', { name: `${m.checkout_test_approve({}, say)} 4242` }).check()
      await goOn(page, locale, 'review')
      await placeButton(page, locale).dblclick()
      await expect(page).toHaveURL(confirmation(locale))
    })

  if (locale === 'en')
    test(`${locale}: the bank asks: a shopper who agrees has an order without another press, one who refuses reads so @desktop`, async ({
      page,
    }) => {
      await fillCart(page, locale, jacket)
      await visit(page, paths.checkout(locale))
      await contact(page, locale)
      await address(page, locale)
      await goOn(page, locale, 'payment')
      for (const answer of [m.challenge_refuse({}, say), m.challenge_agree({}, say)]) {
        await page.getByRole('radio', { name: `${m.checkout_test_challenge({}, say)} 4000 0025 0000 3155` }).check()
        await goOn(page, locale, 'review')
        await placeButton(page, locale).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.challenge_title({}, say))
        await page.getByRole('button', { name: answer }).click()
        if (answer === m.challenge_agree({}, say)) break
        await expect(page).toHaveURL(
          new RegExp(`${paths.checkout(locale, 'payment')}\\?declined=authentication-failed`),
        )
        const refused = page.getByRole('alert').filter({ hasText: m.place_authentication_failed({}, say) })
        await expect(refused).toBeFocused()
        await expect(refused).toBeInViewport()
      }
      await expect(page).toHaveURL(confirmation(locale))
    })

  if (locale === 'fr')
    test(`${locale}: without a signal the step says so, preserves the typed values, and goes on when there is one @phone`, async ({
      page,
      context,
    }) => {
      await fillCart(page, locale, jacket)
      await visit(page, paths.checkout(locale))
      const email = page.locator('#field-email')
      await email.fill(buyer.email)
      await context.setOffline(true)
      await page
        .getByRole('main')
        .getByRole('button', { name: m.checkout_continue({}, say), exact: true })
        .click()
      await expect(page.getByRole('alert').filter({ hasText: m.checkout_offline({}, say) })).toBeFocused()
      await expect(email).toHaveValue(buyer.email)
      await context.setOffline(false)
      await contact(page, locale)
    })

  test(`${locale}: a pickup in Calgary, paid in the store ${screenOf[locale]}`, async ({ page }) => {
    await fillCart(page, locale, '5163-624-EMBER')
    await visit(page, paths.checkout(locale))
    await contact(page, locale)
    await page.getByRole('radio', { name: m.checkout_way_pickup({}, say) }).check()
    await page.getByLabel(m.checkout_store({}, say), { exact: true }).selectOption('calgary-macleod-trail')
    await page.getByLabel(m.checkout_pickup_name({}, say)).fill(home.name)
    await goOn(page, locale, 'payment')
    await page.getByRole('radio', { name: m.checkout_pay_store({}, say) }).check()
    await goOn(page, locale, 'review')
    await placeButton(page, locale).click()
    await expect(page).toHaveURL(confirmation(locale))
    await expect(page.getByRole('main')).toContainText(m.order_payment_store({}, say))
  })

  test(`${locale}: a line is put aside and taken back, a code is refused in words, taxes are estimated ${screenOf[locale]}`, async ({
    page,
  }) => {
    await fillCart(page, locale, jacket)
    await visit(page, paths.cart(locale))
    const main = page.getByRole('main')
    const checkout = main.getByRole('link', { name: landmarks[locale].checkout, exact: true }).first()
    const promo = main.getByText(m.checkout_promo({}, say), { exact: true }).first()
    await expect(checkout).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    expect(await main.evaluate((node) => getComputedStyle(node, '::before').content)).toBe('"Portage"')
    for (const unprinted of [checkout, promo]) await expect(unprinted).toBeHidden()
    await page.emulateMedia({ media: null })
    await promo.click()
    await main.getByRole('textbox', { name: m.checkout_promo({}, say) }).fill('NO-SUCH-CODE')
    await main.getByRole('button', { name: m.checkout_promo_apply({}, say) }).click()
    await expect(main).toContainText(m.promo_unknown_code({}, say))
    await main.getByText(m.cart_estimate({}, say)).click()
    await main.getByLabel(m.cart_estimate_province({}, say)).selectOption('ON')
    await main.getByRole('button', { name: m.cart_estimate_show({}, say) }).click()
    await expect(main).toContainText(locale === 'fr' ? 'TVH (13\u00a0%)' : 'HST (13%)')
    expect(await violations(page)).toEqual([])
    await page.getByRole('banner').getByRole('link', { name: landmarks[locale].otherLanguage }).first().click()
    await expect(main).toContainText(locale === 'fr' ? 'HST (13%)' : 'TVH (13\u00a0%)')
    await page.goBack()
    await main.getByRole('button', { name: /^(Save for later|Garder pour plus tard)/ }).click()
    await expect(main).toContainText(m.cart_empty_title({}, say))
    await main.getByRole('button', { name: /^(Move to cart|Remettre au panier)/ }).click()
    await expect(main.getByRole('link', { name: landmarks[locale].checkout, exact: true })).toBeVisible()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const locale of locales) {
    test(`${locale}: from the cart to the payment, and with a test card through it ${screenOf[locale]}`, async ({
      page,
    }) => {
      await fillCart(page, locale, jacket)
      await page.goto(paths.cart(locale))
      await page.getByRole('main').getByRole('link', { name: landmarks[locale].checkout, exact: true }).click()
      await contact(page, locale)
      await address(page, locale)
      await goOn(page, locale, 'payment')
      await goOn(page, locale, 'review')
      await placeButton(page, locale).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.order_thanks({ name: home.name }, { locale }))
    })
  }
})
