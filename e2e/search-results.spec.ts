import { expect, test, type Page } from '@playwright/test'
import { m } from '../src/paraglide/messages.js'
import { answerConsent } from './support/consent.ts'
import { landmarks } from './support/landmarks.ts'
import { locales, pages, screenOf } from './support/pages.ts'
import { visit } from './support/visit.ts'

test.beforeEach(async ({ context, baseURL }) => answerConsent(context, baseURL, 0))

/** A misspelt query; the beginning of every title it should find; a query without results. */
const words = {
  en: { typed: 'tnet', found: /tent/i, other: 'jacket' },
  fr: { typed: 'tnete', found: /tente/i, other: 'manteau' },
} as const

const boxOf = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true }).first()

test('suggestions that cannot be had leave the form, which still searches (acceptance 110) @desktop', async ({
  page,
}) => {
  // Too many requests from this address: the server's response then, without really sending that many.
  await page.route('**/1/indexes/**', (route) => route.fulfill({ status: 429, body: 'Too many requests' }))
  await visit(page, pages.stores.en)
  await boxOf(page, 'Search').fill('jacket')
  await expect(page.getByText(m.search_failed({}, { locale: 'en' })).first()).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('while other results are on their way the tiles are bars of the same size, even where less motion is wanted @desktop', async ({
  page,
}) => {
  await visit(page, '/en/search?q=jacket')
  let answer = () => {}
  const delayed = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/search.data?**', async (route) => {
    await delayed
    await route.continue()
  })
  const tile = page.getByRole('article').first()
  const before = await tile.evaluate((element) => [element.clientWidth, element.clientHeight])
  await page.getByRole('combobox', { name: m.listing_sort({}, { locale: 'en' }) }).selectOption('price-desc')
  const title = tile.getByRole('heading').getByRole('link')
  await expect(title).toHaveCSS('opacity', '0')
  expect(await tile.evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual(before)
  answer()
  await expect(page).toHaveURL(/sort=price-desc/)
  await expect(title).toHaveCSS('opacity', '1')
})

test('before the field is pointed at or focused, none of its code is loaded @desktop', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => void (/autocomplete/.test(request.url()) && loaded.push(request.url())))
  await visit(page, pages.stores.en)
  expect(loaded).toEqual([])
  await boxOf(page, 'Search').hover()
  await expect.poll(() => loaded.length).toBeGreaterThan(0)
})

test('clicks and the cart carry the search they came from, only after consent (acceptance 109) @phone', async ({
  page,
  context,
  baseURL,
}) => {
  const events: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/1/events'))
      events.push(...(JSON.parse(request.postData() ?? '{}') as { events: [] }).events)
  })
  await visit(page, '/en/search?q=headlamp')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  expect(events).toEqual([])

  await answerConsent(context, baseURL, 1)
  await visit(page, '/en/search?q=headlamp')
  await page.getByRole('article').nth(1).getByRole('link').click()
  await expect.poll(() => events.length).toBe(1)
  expect(events[0]).toMatchObject({
    eventType: 'click',
    index: 'products_en',
    positions: [2],
    queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect.poll(() => events.length).toBe(2)
  expect(events[1]).toMatchObject({
    eventType: 'conversion',
    eventSubtype: 'addToCart',
    objectIDs: events[0]?.objectIDs,
    queryID: events[0]?.queryID,
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a search for help leads to its page, before products and where there are none @desktop', async ({ page }) => {
    const links = page
      .getByRole('navigation', { name: m.search_help({}, { locale: 'fr' }), exact: true })
      .getByRole('link')
    await page.goto('/fr/search?q=guide+des+tailles')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(links).not.toHaveCount(0)
    await page.goto('/fr/search?q=mot+de+passe+oubli%C3%A9&price=-0.01')
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(links).toHaveText([m.account_title({}, { locale: 'fr' })])
    await page.goto('/fr/search?q=sac')
    await expect(links).toHaveCount(0)
  })

  for (const locale of locales) {
    test(`${locale}: the form leads to results, which can be filtered ${screenOf[locale]}`, async ({
      page,
      isMobile,
    }) => {
      await page.goto(pages.home[locale])
      await page
        .getByRole('searchbox', { name: landmarks[locale].search, exact: true })
        .first()
        .fill(words[locale].typed)
      await page.getByRole('search').first().getByRole('button', { name: landmarks[locale].search }).click()
      await expect(page.getByRole('article').first()).toContainText(words[locale].found)
      if (isMobile) await page.getByRole('link', { name: m.listing_filter_button({}, { locale }) }).click()
      await page
        .getByRole('complementary')
        .getByRole('link', { name: new RegExp(`^${m.facet_in_stock({}, { locale })}`) })
        .click()
      await expect(page).toHaveURL(/stock=in/)
    })
  }
})
