import { expect, test } from '@playwright/test'
import { m } from '../src/paraglide/messages.js'
import { landmarks } from './support/landmarks.ts'
import { cart, filteredBy, locales, pages, screenOf } from './support/pages.ts'
import { addressOf, linesOfCart } from './support/visit.ts'

test.use({ javaScriptEnabled: false })

const words = {
  en: { women: 'Women', jacket: 'Lakehead Fleece Jacket', granite: 'Granite', two: '$139.90' },
  fr: { women: 'Femmes', jacket: 'Veste en polar Lakehead', granite: 'Granit', two: '139,90\u00a0$' },
} as const

for (const locale of locales) {
  const options = { locale }
  const { women, jacket, granite, two } = words[locale]

  test(`${locale}: without JavaScript, from the home page to a filled cart and an empty one ${screenOf[locale]}`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(pages.home[locale])
    await page
      .getByRole('navigation', { name: landmarks[locale].main })
      .getByRole('link', { name: women, exact: true })
      .and(page.locator(`[href="${pages.listing[locale]}"]`))
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: women })).toBeVisible()

    if (isMobile) {
      await page.getByRole('link', { name: m.listing_filter_button({}, options), exact: true }).click()
      const [header, filters] = await Promise.all(
        ['[data-site-header]', '#filters'].map((part) => page.locator(part).boundingBox()),
      )
      expect(filters?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    }
    await page
      .getByRole('complementary')
      .getByRole('link', { name: new RegExp(`^${m.colour_family_green({}, options)} ?\\(`) })
      .click()
    await page.getByRole('combobox', { name: m.listing_sort({}, options) }).selectOption('price-desc')
    await page.getByRole('button', { name: m.listing_sort_apply({}, options), exact: true }).click()
    await expect(page).toHaveURL(filteredBy(locale, '&sort=price-desc'))
    await page.getByRole('link', { name: m.listing_page({ page: 2 }, options), exact: true }).click()
    await expect(page).toHaveURL(filteredBy(locale, '&sort=price-desc&page=2'))

    await page.getByRole('article').getByRole('link', { name: jacket }).click()
    expect(addressOf(page)).toBe(pages.product[locale])
    await page.getByRole('radio', { name: granite }).check()
    // Sold out in the colour that the page still shows, as its name says.
    await page.getByRole('radio', { name: /^M\b/ }).check()
    await page.getByRole('button', { name: m.product_show_choice({}, options) }).click()
    await expect(page).toHaveURL(/\?colour=granite&size=m$/)
    await page.getByRole('button', { name: landmarks[locale].addToCart }).click()

    await expect(page).toHaveURL(new RegExp(`${cart[locale]}$`))
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: jacket })
    await expect(line).toContainText(granite)
    await page.getByRole('spinbutton', { name: m.cart_quantity_of({ title: jacket }, options) }).fill('2')
    await page.getByRole('button', { name: m.cart_update({}, options), exact: true }).click()
    await expect(page.getByRole('region', { name: m.cart_summary({}, options) })).toContainText(two)
    await page.getByRole('button', { name: m.cart_remove_of({ title: jacket }, options) }).click()
    await expect(page.getByText(m.cart_empty_title({}, options))).toBeVisible()
  })

  test(`${locale}: without JavaScript, more than there are is refused in words ${screenOf[locale]}`, async ({
    page,
  }) => {
    await page.goto(`${pages.product[locale]}?colour=moss`)
    await page.getByRole('spinbutton', { name: m.product_quantity({}, options) }).fill('3')
    // Buttons that only a script works are not shown.
    await expect(page.getByRole('button', { name: m.product_quantity_more({}, options) })).toBeHidden()
    for (let times = 0; times < 2; times++) {
      await page.getByRole('combobox', { name: m.product_size({}, options) }).selectOption('5107-232-MOSS-S')
      await page.getByRole('button', { name: landmarks[locale].addToCart }).click()
      await expect(linesOfCart(page, locale)).toHaveCount(1)
      if (times === 0) await page.goBack()
    }
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      m.cart_refusal_not_enough({ count: 3 }, options),
    )
    await expect(page.getByRole('spinbutton')).toHaveValue('3')
  })

  test(`${locale}: without JavaScript, a gift card with a mistake is mended where it was typed ${screenOf[locale]}`, async ({
    page,
  }) => {
    await page.goto(pages.giftCard[locale])
    const [amount, name] = [m.product_gift_amount({}, options), m.product_gift_recipient({}, options)]
    await page.getByLabel(amount).fill('5')
    await page.getByLabel(name).fill('Zoé')
    await page.getByRole('button', { name: landmarks[locale].addToCart }).click()
    await expect(page.getByRole('alert').filter({ hasText: m.checkout_problems({ count: 1 }, options) })).toBeVisible()
    await expect(page).toHaveTitle(m.title_refused({ title: `${m.cart_title({}, options)} | Portage` }, options))
    await expect(page.getByLabel(name)).toHaveValue('Zoé')
    await page.getByLabel(amount).fill('60')
    await page.getByRole('button', { name: landmarks[locale].addToCart }).click()
    await expect(linesOfCart(page, locale)).toContainText('60')
  })

  test(`${locale}: without JavaScript, a search lists results (acceptance 8) ${screenOf[locale]}`, async ({ page }) => {
    await page.goto(pages.home[locale])
    await page.getByRole('searchbox', { name: landmarks[locale].search }).fill('lakehead')
    await page.getByRole('searchbox', { name: landmarks[locale].search }).press('Enter')
    expect(addressOf(page)).toBe(`/${locale}/search?q=lakehead`)
    await expect(page.getByRole('article').first()).toContainText(jacket)
  })
}
