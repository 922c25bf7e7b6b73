import { expect, test, type Locator, type Page } from '@playwright/test'
import type { Locale } from '../src/domain/locale.ts'
import { m } from '../src/paraglide/messages.js'
import { landmarks } from './support/landmarks.ts'
import { cart, filteredBy, locales, pages, screenOf } from './support/pages.ts'
import { goToTopItem } from './support/top-item.ts'
import { addressOf, alive, cartPanel, linesOfCart, visit } from './support/visit.ts'

const words = {
  en: {
    women: 'Women',
    jacket: 'Lakehead Fleece Jacket',
    granite: 'Granite',
    one: '$69.95',
    two: '$139.90',
    three: '$209.85',
  },
  fr: {
    women: 'Femmes',
    jacket: 'Veste en polar Lakehead',
    granite: 'Granit',
    one: '69,95\u00a0$',
    two: '139,90\u00a0$',
    three: '209,85\u00a0$',
  },
} as const

for (const locale of locales) {
  const options = { locale }
  const { women, jacket, granite, one, two, three } = words[locale]

  test(`${locale}: from the home page through a listing to a product ${screenOf[locale]}`, async ({
    page,
    isMobile,
  }) => {
    await visit(page, pages.home[locale])
    await goToTopItem(page, locale, women, isMobile)
    await expect(page.getByRole('heading', { level: 1, name: women })).toBeVisible()
    const results = page.getByRole('main').getByRole('status')
    const all = Number.parseInt(await results.innerText(), 10)

    const green = m.colour_family_green({}, options)
    await chooseFilter(page, locale, green, isMobile)
    await expect(page).toHaveURL(filteredBy(locale))
    await expect.poll(async () => Number.parseInt(await results.innerText(), 10)).toBeLessThan(all)
    const taken = page.getByRole('link', { name: `${m.listing_remove_filter({}, options)} ${green}` })
    await expect(taken).toBeVisible()

    await page
      .getByRole('combobox', { name: m.listing_sort({}, options) })
      .selectOption(m.listing_sort_price_asc({}, options))
    await expect(page).toHaveURL(filteredBy(locale, '&sort=price-asc'))
    await expect.poll(async () => isAscending(await pricesOf(page))).toBe(true)
    const cheapest = await pricesOf(page)

    await page.getByRole('link', { name: m.listing_page({ page: 2 }, options), exact: true }).click()
    await expect(page).toHaveURL(filteredBy(locale, '&sort=price-asc&page=2'))
    await expect
      .poll(async () => Math.min(...(await pricesOf(page))))
      .toBeGreaterThanOrEqual(cheapest.at(-1) ?? Number.NaN)

    await page.goBack()
    await expect(page).toHaveURL(filteredBy(locale, '&sort=price-asc'))
    await expect.poll(() => pricesOf(page)).toEqual(cheapest)
    // The links to the pages are below the tiles; there the shopper was (acceptance 28).
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    await expect(taken).toBeVisible()
    await expect(page.getByRole('combobox', { name: m.listing_sort({}, options) })).toHaveValue('price-asc')

    await page.getByRole('article').getByRole('link', { name: jacket }).click()
    await expect(page.getByRole('heading', { level: 1, name: jacket })).toBeVisible()
    expect(addressOf(page)).toBe(pages.product[locale])
  })

  test(`${locale}: colour and size by keyboard, then to the cart and through it ${screenOf[locale]}`, async ({
    page,
  }) => {
    await visit(page, pages.product[locale])
    const colours = page.getByRole('radiogroup', { name: m.product_colour({}, options) })
    const sizes = page.getByRole('radiogroup', { name: m.product_size({}, options) })
    await colours.getByRole('radio', { checked: true }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(colours.getByRole('radio', { name: granite, checked: true })).toBeFocused()
    await expect(page).toHaveURL(/[?&]colour=granite(&|$)/)
    // No size is chosen for the shopper: the button says so, and the keyboard comes to the first.
    await expect(page.getByRole('button', { name: landmarks[locale].addToCart })).toBeHidden()
    await expect(page.getByRole('button', { name: m.product_choose_size({}, options) })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: m.size_guide({}, options), exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(sizes.getByRole('radio', { name: 'M', exact: true, checked: true })).toBeFocused()
    await expect(page).toHaveURL(/\?colour=granite&size=m$/)

    await page.getByRole('button', { name: landmarks[locale].addToCart }).click()
    const panel = cartPanel(page, locale)
    const line = panel.getByRole('listitem').filter({ hasText: jacket })
    await expect(line).toContainText(granite)
    await expect(line).toContainText(one)
    await line.getByRole('button', { name: m.cart_one_more({ title: jacket }, options) }).click()
    await expect(line.getByRole('spinbutton')).toHaveValue('2')
    await expect(panel.getByText(two).last()).toBeVisible()

    await panel.getByRole('link', { name: m.cart_view({}, options) }).click()
    await expect(page).toHaveURL(new RegExp(`/${locale === 'en' ? 'en/cart' : 'fr/panier'}$`))
    await expect(panel).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(m.cart_count({ count: 2 }, options))
    const summary = page.getByRole('region', { name: m.cart_summary({}, options) })
    const quantity = page.getByRole('spinbutton', { name: m.cart_quantity_of({ title: jacket }, options) })
    await quantity.fill('3')
    await quantity.press('Enter')
    await expect(summary.getByText(three)).toBeVisible()

    // Stored by the shop, not by the page.
    await page.reload()
    await alive(page)
    await expect(quantity).toHaveValue('3')
    await page.getByRole('button', { name: m.cart_remove_of({ title: jacket }, options) }).click()
    await expect(page.getByRole('main').getByText(m.cart_empty_title({}, options))).toBeVisible()
    await expect(summary).toBeHidden()
  })
}

test('three adds at once give three lines @desktop', async ({ page }) => {
  await visit(page, pages.giftCard.en)
  // The first change makes the cart; the three after it meet in the same one.
  await page.getByRole('button', { name: landmarks.en.addToCart }).click()
  await expect(cartPanel(page, 'en').getByRole('listitem')).toHaveCount(1)
  const skus = ['5107-232-GRANITE-S', '5107-232-GRANITE-M', '5107-232-GRANITE-L']
  const statuses = await page.evaluate(
    (wanted) =>
      Promise.all(
        wanted.map(
          async (sku) =>
            (
              await fetch('/api/cart', {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: JSON.stringify({ intent: 'add', sku, quantity: 2, locale: 'en' }),
              })
            ).status,
        ),
      ),
    skus,
  )
  expect(statuses).toEqual([200, 200, 200])
  await visit(page, cart.en)
  await expect(linesOfCart(page, 'en')).toHaveCount(4)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('7 items')
  await expect(page.getByRole('region', { name: m.cart_summary({}, { locale: 'en' }) })).toContainText('$469.70')
})

/** On phones the filters are in a sheet, which stays open while one chooses. */
async function chooseFilter(page: Page, locale: Locale, name: string, isMobile: boolean) {
  const value = new RegExp(`^${name} ?\\(`)
  if (!isMobile) return page.getByRole('complementary').getByRole('link', { name: value }).click()
  await page.getByRole('button', { name: m.listing_filter_button({}, { locale }), exact: true }).click()
  const sheet = page.getByRole('dialog', { name: m.listing_filters({}, { locale }) })
  const link = sheet.getByRole('link', { name: value })
  const group = sheet.locator('details', { has: page.getByRole('link', { name: value, includeHidden: true }) })
  if (!(await link.isVisible())) await group.locator('summary').first().click()
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'true')
  await sheet
    .getByRole('button', {
      name: new RegExp(`^${m.listing_show({ count: 2, shown: '' }, { locale }).split(' ')[0]} \\d`),
    })
    .click()
  await expect(sheet).toBeHidden()
}

/** The lowest price of each tile, in cents, in the order shown. */
const pricesOf = (page: Page): Promise<number[]> =>
  page
    .getByRole('article')
    .evaluateAll((tiles) =>
      tiles.map((tile) =>
        Math.min(
          ...[...(tile as HTMLElement).innerText.matchAll(/(\d[\d,\u00a0]*)[.,](\d\d)/g)].map(
            ([, dollars = '', cents = '']) => Number(dollars.replaceAll(/\D/g, '') + cents),
          ),
        ),
      ),
    )

const isAscending = (amounts: number[]) =>
  amounts.length > 0 && amounts.every((amount, at) => amount >= (amounts[at - 1] ?? 0))

test('fr: five taps lead from a listing to the checkout @phone', async ({ page }) => {
  const say = { locale: 'fr' } as const
  let taps = 0
  const tap = async (what: Locator) => {
    taps++
    await what.tap()
  }
  await visit(page, pages.listing.fr)
  await tap(page.getByRole('article').getByRole('link').first())
  await expect(page.getByRole('heading', { name: m.product_specifications({}, say) })).toBeVisible()
  const sizes = page.getByRole('radiogroup', { name: m.product_size({}, say) })
  // What comes in one size needs no choice.
  if (await sizes.isVisible())
    await tap(sizes.locator('label', { has: page.getByRole('radio', { name: /^(?!.*, )/, disabled: false }) }).first())
  await tap(page.getByRole('button', { name: landmarks.fr.addToCart }).first())
  await tap(cartPanel(page, 'fr').getByRole('link', { name: landmarks.fr.checkout, exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: m.checkout_title({}, say) })).toBeVisible()
  await expect(page).toHaveTitle(`${m.checkout_step_contact({}, say)} – ${m.checkout_title({}, say)} | Portage`)
  expect(taps).toBeLessThanOrEqual(5)
})
