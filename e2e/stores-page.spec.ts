import { expect, test, type Page } from '@playwright/test'
import type { Locale } from '../src/domain/locale.ts'
import { m } from '../src/paraglide/messages.js'
import { landmarks } from './support/landmarks.ts'
import { locales, pages, screenOf } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { isGone, visit } from './support/visit.ts'

/** In the stock of the seed: a beacon pack that is in Gatineau. */
const PRODUCT = {
  en: '/en/product/5163-970/x?colour=poppy&size=s-m',
  fr: '/fr/product/5163-970/x?colour=poppy&size=s-m',
}
const GATINEAU: Record<Locale, string> = { en: 'Gatineau, Promenade du Portage', fr: 'Gatineau, promenade du Portage' }

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

for (const locale of locales) {
  test(`${locale}: the picker has a map, whose markers lead to their stores by keyboard ${screenOf[locale]}`, async ({
    page,
    isMobile,
  }) => {
    await visit(page, pages.stores[locale])
    await myStore(page, locale).click()
    const dialog = modal(page, locale)
    await dialog.getByRole('searchbox').fill('J8X 3Y9')
    const inList = dialog.getByRole('listitem').filter({ hasText: 'Rosemont' })
    await expect(inList).toBeVisible()
    if (isMobile) {
      await dialog.getByRole('button', { name: m.store_view_map({}, { locale }), exact: true }).click()
      await expect(inList).toBeHidden()
    }
    const map = dialog.getByRole('region', { name: m.store_map({}, { locale }) })
    await map.getByRole('link', { name: GATINEAU[locale] }).first().focus()
    await page.keyboard.press('Enter')
    await expect(map.getByRole('listitem').getByRole('button').first()).toBeFocused()
    expect(await violations(page)).toEqual([])
    await map.getByRole('button', { name: m.store_make_mine_named({ name: GATINEAU[locale] }, { locale }) }).click()
    await isGone(modal(page, locale))
    await expect(myStore(page, locale)).toHaveAccessibleName(m.store_mine({ name: GATINEAU[locale] }, { locale }))
  })

  if (locale === 'fr')
    test(`${locale}: the page of stores sorts by town and by location, and filters @phone`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({ latitude: 47.5, longitude: -52.8 })
      await visit(page, pages.stores[locale])
      const first = page.getByRole('main').getByRole('article').first().getByRole('heading')
      const field = page.getByRole('main').getByRole('searchbox')
      await field.fill('banff')
      await expect(first).toHaveText(/^Canmore/)
      await page.getByRole('button', { name: m.store_near_me({}, { locale }) }).click()
      await expect(first).toHaveText(/^St. John’s|^St\. John/)
      await field.fill('Paris')
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(m.store_found_none({}, { locale }))
    })

  test(`${locale}: the picker, the flyout and other stores have no violation of WCAG 2.2 AA ${screenOf[locale]}`, async ({
    page,
  }) => {
    await visit(page, pages.stores[locale])
    await myStore(page, locale).click()
    await expect(modal(page, locale).getByRole('listitem').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await isGone(modal(page, locale))
    await chooseGatineau(page, locale)
    await myStore(page, locale).click()
    await expect(flyout(page, locale)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await visit(page, PRODUCT[locale])
    await page.getByRole('button', { name: m.pickup_others({}, { locale }) }).click()
    await expect(
      page
        .getByRole('dialog', { name: m.pickup_others({}, { locale }) })
        .getByRole('listitem')
        .first(),
    ).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
}

test('a listing filtered by the chosen store shows only products in stock there @desktop', async ({
  page,
  request,
}) => {
  await visit(page, '/en/products')
  await chooseGatineau(page, 'en')
  await page
    .getByRole('complementary')
    .getByRole('link', { name: m.facet_my_store({}, { locale: 'en' }) })
    .click()
  await expect(page).toHaveURL(/\/en\/products\?store=gatineau-promenade-du-portage$/)
  const chip = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${m.listing_remove_filter({}, { locale: 'en' })}.*${GATINEAU.en}`) })
  await expect(chip).toBeVisible()
  const hrefs = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(2)
  for (const href of hrefs.slice(0, 4)) {
    const { variants } = (await (
      await request.get(`/api/search/1/indexes/products_en/${href.split('/')[3]}`)
    ).json()) as { variants: { sku: string }[] }
    const inStock = await Promise.all(
      variants.map(
        async ({ sku }) =>
          (
            (await (await request.get(`/api/store-stock?sku=${sku}`)).json()) as Record<
              string,
              { status: string } | undefined
            >
          )['gatineau-promenade-du-portage']?.status,
      ),
    )
    expect(
      inStock.some((status) => status === 'IN_STOCK' || status === 'LOW_STOCK'),
      href,
    ).toBe(true)
  }
  await chip.click()
  await expect(page).toHaveURL(/\/en\/products$/)
})
