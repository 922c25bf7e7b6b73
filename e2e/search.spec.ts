import { expect, test, type Page, type Request } from '@playwright/test'
import { m } from '../src/paraglide/messages.js'
import { answerConsent } from './support/consent.ts'
import { landmarks } from './support/landmarks.ts'
import { locales, pages, screenOf } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { addressOf, visit } from './support/visit.ts'

test.beforeEach(async ({ context, baseURL }) => answerConsent(context, baseURL, 0))

/** A misspelt query; the beginning of every title it should find; another query; women, in addresses. */
const words = {
  en: { typed: 'tnet', found: /tent/i, other: 'jacket', gender: 'women' },
  fr: { typed: 'tnete', found: /tente/i, other: 'manteau', gender: 'femmes' },
} as const

const boxOf = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true }).first()
const listOf = (page: Page) => page.getByRole('listbox')

/** The requests that the page sends to the search provider. */
function searches(page: Page): { url: string; requests: Record<string, unknown>[] }[] {
  const sent: { url: string; requests: Record<string, unknown>[] }[] = []
  page.on('request', (request: Request) => {
    if (request.url().includes('/1/indexes/'))
      sent.push({ url: request.url(), requests: (JSON.parse(request.postData() ?? '{}') as { requests: [] }).requests })
  })
  return sent
}

for (const locale of locales) {
  const { search } = landmarks[locale]
  const { typed, found, other, gender } = words[locale]
  const options = { locale }

  test(`${locale}: a misspelt word is typed, suggestions come once, their list is accessible, and the keyboard leads to a product ${screenOf[locale]}`, async ({
    page,
    isMobile,
  }) => {
    const sent = searches(page)
    await visit(page, pages.stores[locale])
    const box = boxOf(page, search)
    await box.focus()
    await page.keyboard.type(typed, { delay: 40 })
    await expect(listOf(page)).toBeVisible()
    // acceptance 105–108
    expect(sent).toHaveLength(1)
    expect(sent[0]?.requests.map((each) => each.indexName)).toEqual([`suggestions_${locale}`, `products_${locale}`])
    for (const each of sent[0]?.requests ?? [])
      expect(each).toMatchObject({
        query: typed,
        analytics: true,
        clickAnalytics: true,
        ruleContexts: ['context_autocomplete'],
        analyticsTags: ['mec', 'autocomplete', isMobile ? 'mobile' : 'desktop', 'external'],
      })

    await expect(box).toHaveAttribute('aria-expanded', 'true')
    const product = listOf(page)
      .getByRole('option')
      .filter({ has: page.locator('img') })
      .first()
    await expect(product).toContainText(found)
    await expect(product.locator('img')).toHaveAttribute('sizes', '60px')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Home')
    const first = listOf(page).getByRole('option').first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
    expect(await violations(page, { strict: true })).toEqual([])
    const href = await product.getAttribute('href')
    for (
      let i = 0;
      i < 20 && (await page.locator('[role=option][aria-selected=true]').getAttribute('href')) !== href;
      i++
    )
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(found)
  })

  test(`${locale}: Enter without a choice goes to the results; filters, order and pages change nothing but the address ${screenOf[locale]}`, async ({
    page,
    isMobile,
  }) => {
    let documents = 0
    page.on('request', (request) => void (request.isNavigationRequest() && documents++))
    await visit(page, pages.home[locale])
    await boxOf(page, search).fill(other)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${locale}/search\\?q=${other}$`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(other)
    await expect(listOf(page)).toBeHidden()

    // What was understood of the words is a filter already, and counted on the button.
    if (isMobile) await page.getByRole('button', { name: m.listing_filter_button({}, options) }).click()
    const filters = isMobile
      ? page.getByRole('dialog', { name: m.listing_filters({}, options) })
      : page.getByRole('complementary')
    await filters.getByRole('link', { name: new RegExp(`^${m.facet_gender_women({}, options)} ?\\(`) }).click()
    await expect(page).toHaveURL(new RegExp(`q=${other}&gender=${gender}$`))
    if (isMobile) await page.keyboard.press('Escape')
    const tiles = page.getByRole('article')
    // The address is there a moment before what it leads to; a whole page of tiles is 24.
    await expect.poll(() => tiles.count()).toBeLessThan(24)
    const women = await tiles.count()
    await page.getByRole('combobox', { name: m.listing_sort({}, options) }).selectOption('price-asc')
    await expect(page).toHaveURL(new RegExp(`q=${other}&gender=${gender}&sort=price-asc$`))
    const remove = page.getByRole('link', {
      name: new RegExp(
        `^${m.listing_remove_filter({}, options).replaceAll(/\s/g, '\\s')}\\s${m.facet_gender_women({}, options)}`,
      ),
    })
    await expect(remove).toHaveAttribute('href', /sort=price-asc/)
    await remove.click()
    await expect(page).toHaveURL(/q=\w+&sort=price-asc$/)
    // acceptance 28
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`gender=${gender}&sort=price-asc$`))
    await expect(tiles).toHaveCount(women)
    expect(documents).toBe(1)
  })

  if (locale === 'fr')
    test(`${locale}: going back to the results finds them as they were left, with the focus on the product @phone`, async ({
      page,
    }) => {
      await visit(page, `/${locale}/search?q=${other}`)
      const link = page.getByRole('article').nth(9).getByRole('link')
      await link.scrollIntoViewIfNeeded()
      const href = await link.getAttribute('href')
      const depth = () => page.evaluate(() => Math.round(window.scrollY))
      await link.focus()
      const before = await depth()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${href}$`))
      await page.goBack()
      await expect(page.locator('main').locator(`a[href="${href}"]`)).toBeFocused()
      await expect.poll(depth).toBe(before)
    })

  if (locale === 'en')
    test(`${locale}: Escape closes the list and cancels the request in flight @desktop`, async ({ page }) => {
      const sent = searches(page)
      await visit(page, pages.stores[locale])
      const box = boxOf(page, search)
      await box.focus()
      await page.keyboard.type(other, { delay: 20 })
      await page.keyboard.press('Escape')
      await page.waitForTimeout(900)
      expect(sent).toEqual([])
      await expect(listOf(page)).toBeHidden()
      await expect(box).toHaveValue(other)
      // Known or not, an arrow opens the list again.
      await page.keyboard.press('ArrowDown')
      await expect(listOf(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(listOf(page)).toBeHidden()
    })

  if (locale === 'fr')
    test(`${locale}: an empty field offers popular and recent searches @phone`, async ({ page }) => {
      const sent = searches(page)
      await visit(page, `/${locale}/search?q=`)
      await boxOf(page, search).click()
      await expect(listOf(page)).toContainText(m.search_popular({}, options))
      expect(sent.flatMap(({ requests }) => requests)).toMatchObject([
        { query: '', analytics: false },
        { query: '', analytics: false },
      ])
      await page.keyboard.type(other)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`q=${other}$`))
      await page.reload()
      await boxOf(page, search).fill('')
      await expect(page.getByRole('group', { name: m.search_recent({}, options) }).getByRole('option')).toHaveText([
        other,
      ])
    })

  if (locale === 'fr')
    test(`${locale}: a touch opens the list, and another goes to a suggestion @phone`, async ({ page }) => {
      await visit(page, pages.home[locale])
      await boxOf(page, search).tap()
      await page.keyboard.type(other)
      const option = page
        .getByRole('group', { name: m.search_suggestions({}, options) })
        .getByRole('option')
        .first()
      const href = (await option.getAttribute('href')) ?? ''
      await option.tap()
      await expect.poll(() => addressOf(page)).toBe(href)
      await expect(listOf(page)).toBeHidden()
    })

  if (locale === 'en')
    test(`${locale}: nothing found offers other ways @desktop`, async ({ page }) => {
      await visit(page, `/${locale}/search?q=zzzqqq`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('zzzqqq')
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
      await expect(page.getByRole('article').first()).toBeVisible()
    })
}
