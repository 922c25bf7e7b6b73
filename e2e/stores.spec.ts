import { expect, test, type Locator, type Page } from '@playwright/test'
import type { Locale } from '../src/domain/locale.ts'
import { m } from '../src/paraglide/messages.js'
import { landmarks } from './support/landmarks.ts'
import { locales, pages, screenOf } from './support/pages.ts'
import { addToCart, cartPanel, isGone, visit } from './support/visit.ts'

/** Friday 18 December 2026, 20:55 in Gatineau; the Friday after is Christmas Day. */
const FRIDAY = Date.parse('2026-12-18T20:55:00-05:00')
/** Monday 23 November 2026, 10:00 in Calgary, whose store counts its stock on the day after. */
const MONDAY = Date.parse('2026-11-23T10:00:00-07:00')
/** In the stock of the seed: a beacon pack that is in Gatineau. */
const PRODUCT = {
  en: '/en/product/5163-970/x?colour=poppy&size=s-m',
  fr: '/fr/product/5163-970/x?colour=poppy&size=s-m',
}
/** Sent from the warehouse, and sold out in Gatineau. */
const SOLD_OUT_THERE = { en: '/en/product/5178-809/x?colour=moss', fr: '/fr/product/5178-809/x?colour=moss' }
const GATINEAU: Record<Locale, string> = { en: 'Gatineau, Promenade du Portage', fr: 'Gatineau, promenade du Portage' }
const clock = (locale: Locale, en: string, fr: string) => (locale === 'en' ? en : fr).replaceAll('_', '\u00a0')

// The names of the contract, word for word (docs/contracts.md#accessible-names).
const myStore = (page: Page, locale: Locale) => page.getByRole('button', { name: landmarks[locale].myStore }).first()
const modal = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: locale === 'en' ? 'Choose a store' : 'Choisir un magasin' })
const flyout = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: m.store_mine({ name: GATINEAU[locale] }, { locale }) })

async function chooseGatineau(page: Page, locale: Locale) {
  await myStore(page, locale).click()
  await modal(page, locale).getByRole('searchbox').fill('J8X 3Y9')
  await modal(page, locale)
    .getByRole('button', { name: m.store_make_mine_named({ name: GATINEAU[locale] }, { locale }) })
    .click()
  await isGone(modal(page, locale))
}

/** Scrolls, and waits until the page is there. */
async function scrollTo(page: Page, y: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)
  await page.waitForTimeout(300)
}

for (const locale of locales) {
  // A Monday is bold and has the longest hours; without the font letters are wider.
  for (const font of ['its font', 'no font']) {
    test(`${locale}: on a phone with ${font} the hours of a day are on one line, a long note beside them or not @phone`, async ({
      page,
    }) => {
      if (font === 'no font') await page.route('**/*.woff2', (route) => route.abort())
      await page.clock.setFixedTime(MONDAY)
      await visit(page, pages.store[locale])
      const week = page.getByRole('table', { name: m.store_hours({}, { locale }) })
      await expect(week).toContainText(locale === 'en' ? 'We count until noon.' : 'Nous comptons jusqu’à midi.')
      const hours = week.getByRole('row').locator('td > span')
      await expect(hours).toHaveCount(7)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      for (const height of await hours.evaluateAll((all) => all.map((span) => span.clientHeight)))
        expect(height).toBeLessThan(30)
    })
  }

  // acceptance 57, 82, 83, 113, 140, 142, 143
  test(`${locale}: a shopper in Gatineau finds the nearest open store on a Friday evening before a holiday, saves it, and picks an item up ${screenOf[locale]}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(FRIDAY)
    await visit(page, PRODUCT[locale])
    await myStore(page, locale).click()
    const dialog = modal(page, locale)
    await dialog.getByRole('searchbox').fill('J8X 3Y9')
    // The box itself is out of sight; its label must stop moving before it is pressed.
    await dialog.getByText(m.store_filter_open({}, { locale }), { exact: true }).click()
    await expect(dialog.getByRole('checkbox', { name: m.store_filter_open({}, { locale }) })).toBeChecked()
    const nearest = dialog.getByRole('listitem').first()
    await expect(nearest.getByRole('heading')).toHaveText(GATINEAU[locale])
    await expect(nearest).toContainText(m.store_open_till({ time: clock(locale, '9:00_p.m.', '21_h_00') }, { locale }))
    await nearest.getByRole('button').click()
    await expect(dialog).toBeHidden()

    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    await page.reload()
    await expect(myStore(page, locale)).toHaveAccessibleName(m.store_mine({ name: GATINEAU[locale] }, { locale }))
    await myStore(page, locale).click()
    await expect(flyout(page, locale)).toContainText(
      m.store_open_till({ time: clock(locale, '9:00_p.m.', '21_h_00') }, { locale }),
    )
    await expect(flyout(page, locale).getByRole('row')).toHaveCount(7)
    await expect(flyout(page, locale)).toContainText(locale === 'en' ? 'We close at 4.' : 'Fermeture à 16 h.')
    expect(asked.filter((path) => path.startsWith('/api/stores'))).toEqual([])
    await page.keyboard.press('Escape')
    await expect(flyout(page, locale)).toBeHidden()

    const ready = m.pickup_ready_tomorrow_from({ time: clock(locale, '8_a.m.', '8_h') }, { locale })
    await expect(page.getByText(ready)).toBeVisible()
    await page.getByRole('button', { name: m.pickup_add({}, { locale }), exact: true }).click()
    const way = cartPanel(page, locale).getByRole('button', {
      name: m.pickup_way_store({ name: GATINEAU[locale] }, { locale }),
    })
    await expect(way).toHaveAttribute('aria-pressed', 'true')
    await expect(cartPanel(page, locale)).toContainText(ready)
  })

  // acceptance 143
  test(`${locale}: the message flips at the minute of closing, without reload ${screenOf[locale]}`, async ({
    page,
  }) => {
    await page.clock.install({ time: FRIDAY + 4 * 60_000 + 30_000 })
    await visit(page, pages.stores[locale])
    await chooseGatineau(page, locale)
    await myStore(page, locale).click()
    await expect(flyout(page, locale)).toContainText(
      m.store_open_till({ time: clock(locale, '9:00_p.m.', '21_h_00') }, { locale }),
    )
    await page.clock.runFor(31_000)
    await expect(flyout(page, locale)).toContainText(
      m.store_open_tomorrow({ time: clock(locale, '8:00_a.m.', '8_h_00') }, { locale }),
    )
  })

  // acceptance 82
  if (locale === 'en')
    test(`${locale}: the flyout closes on a press elsewhere and on scrolling down, not up @desktop`, async ({
      page,
    }) => {
      await visit(page, pages.stores[locale])
      await chooseGatineau(page, locale)
      await scrollTo(page, 60)
      // A click would scroll to the button first, and the button that should be visible would be hidden.
      await myStore(page, locale).dispatchEvent('click')
      await expect(flyout(page, locale)).toBeVisible()
      await scrollTo(page, 20)
      await expect(flyout(page, locale)).toBeVisible()
      await scrollTo(page, 60)
      await expect(flyout(page, locale)).toBeHidden()
      await scrollTo(page, 0)
      await myStore(page, locale).click()
      await expect(flyout(page, locale)).toBeVisible()
      // Below the flyout on a phone too.
      await page.mouse.click(10, (page.viewportSize()?.height ?? 844) - 15)
      await expect(flyout(page, locale)).toBeHidden()
    })

  // acceptance 89
  test(`${locale}: other stores come by distance; an item that cannot be picked up is reported in the cart, until the next page ${screenOf[locale]}`, async ({
    page,
    baseURL,
  }) => {
    await page
      .context()
      .addCookies([{ name: 'favourite_store', value: 'gatineau-promenade-du-portage', url: baseURL ?? '' }])
    await visit(page, SOLD_OUT_THERE[locale])
    await page.getByRole('button', { name: m.pickup_others({}, { locale }) }).click()
    const others = page.getByRole('dialog', { name: m.pickup_others({}, { locale }) })
    await expect(others.getByRole('listitem').first()).toContainText(GATINEAU[locale])
    await expect(others.getByRole('listitem').first()).toContainText(m.pickup_stock_out({}, { locale }))
    await expect(others.getByRole('listitem').nth(1)).toContainText('Ottawa')
    await page.keyboard.press('Escape')
    await expect(others).toBeHidden()

    await addToCart(page, locale)
    const refusal = m.pickup_refusal_sold_out_here({}, { locale })
    const pickUp = async (lines: Locator) => {
      await lines.getByRole('button', { name: m.pickup_way_store({ name: GATINEAU[locale] }, { locale }) }).click()
      await expect(lines.getByText(refusal)).toBeVisible()
    }
    await cartPanel(page, locale)
      .getByRole('link', { name: m.cart_view({}, { locale }) })
      .click()
    await expect(
      page.getByRole('main').getByRole('button', { name: m.pickup_way_delivery({}, { locale }) }),
    ).toHaveAttribute('aria-pressed', 'true')
    await pickUp(page.getByRole('main'))
    await page.goBack()
    // The address is there before its page.
    await expect(page.getByRole('button', { name: landmarks[locale].addToCart })).toBeVisible()
    await page.goForward()
    await expect(
      page.getByRole('main').getByRole('button', { name: m.pickup_way_delivery({}, { locale }) }),
    ).toBeVisible()
    await expect(page.getByText(refusal)).toHaveCount(0)
  })
}
