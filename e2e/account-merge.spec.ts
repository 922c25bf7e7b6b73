import { expect, test, type Page } from '@playwright/test'
import type { Locale } from '../src/domain/locale.ts'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { newAccount, signIn, signOut } from './support/accounts.ts'
import { pages } from './support/pages.ts'
import { alive, visit } from './support/visit.ts'

const [jacket, carabiner] = ['5107-232-GRANITE-L', '5169-892-SILVER']

const add = async ({ request }: Page, locale: Locale, sku: string, quantity: number) =>
  expect((await request.post('/api/cart', { data: { intent: 'add', sku, quantity, locale } })).status()).toBe(200)
const cartOf = async ({ request }: Page, locale: Locale) =>
  (await (await request.get(`/api/cart?locale=${locale}`)).json()) as {
    lines: { sku: string; quantity: number }[]
    saved?: { sku: string }[]
  }
const recentOf = (page: Page, locale: Locale) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as string[], `recent_searches_${locale}`)

/** Searches by the page's own form. */
async function searchFor(page: Page, locale: Locale, words: string): Promise<void> {
  await visit(page, pages.home[locale])
  const box = page.getByRole('combobox').or(page.getByRole('searchbox')).filter({ visible: true }).first()
  await box.fill(words)
  await box.press('Enter')
  await expect(page).toHaveURL(/q=/)
  await alive(page)
  // The browser notes it once the page has come.
  await expect.poll(() => recentOf(page, locale)).toContain(words)
}

const locale = 'en' as const
const say = { locale }

test(`${locale}: cart, lines saved for later, wishes and searches of a guest become the customer's, once, on every device; a link shows the list to others @desktop`, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const email = await newAccount(page, locale)
  await visit(page, paths.account(locale))
  await signOut(page, locale)

  // A guest again, with another cart.
  await add(page, locale, jacket, 2)
  await add(page, locale, carabiner, 1)
  await visit(page, paths.cart(locale))
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Lakehead' })
  await line.getByRole('button', { name: new RegExp(`^${m.cart_save({}, say)}`) }).click()
  const saved = page.getByRole('region', { name: m.cart_saved_title({}, say) })
  await expect(saved.getByRole('listitem')).toHaveCount(1)
  // Shown before the response; leaving at once must not lose it.
  await visit(page, pages.product[locale])
  await expect.poll(async () => (await cartOf(page, locale)).saved?.map(({ sku }) => sku)).toEqual([jacket])
  await page.getByRole('button', { name: m.account_wish_add({}, say) }).click()
  await searchFor(page, locale, 'tente')
  expect(await recentOf(page, locale)).toEqual(['tente'])

  for (const _ of ['once', 'twice']) {
    await signIn(page, locale, email)
    await alive(page)
    const cart = await cartOf(page, locale)
    expect([cart.lines.map(({ sku, quantity }) => [sku, quantity]), cart.saved?.map(({ sku }) => sku)]).toEqual([
      [[carabiner, 1]],
      [jacket],
    ])
    await visit(page, paths.account(locale, 'wishlist'))
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
    await expect.poll(() => recentOf(page, locale)).toEqual(['tente'])
    // The session is over, the browser's copies are not: nothing doubles.
    await page.context().clearCookies({ name: /session/ })
  }

  const context = await browser.newContext({ baseURL })
  const laptop = await context.newPage()
  await add(laptop, locale, carabiner, 3)
  await searchFor(laptop, locale, 'canot')
  await signIn(laptop, locale, email)
  await expect.poll(() => recentOf(laptop, locale)).toEqual(['canot', 'tente'])
  await visit(laptop, paths.cart(locale))
  await expect(laptop.getByRole('region', { name: m.cart_saved_title({}, say) }).getByRole('listitem')).toHaveCount(1)
  // For the same item in the carts of two devices, the larger quantity counts.
  expect((await cartOf(laptop, locale)).lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([[carabiner, 3]])
  await context.close()

  // A friend sees the list by its link, until it is taken back.
  await signIn(page, locale, email)
  await visit(page, paths.account(locale, 'wishlist'))
  await page.getByRole('button', { name: m.account_wishlist_share({}, say) }).click()
  const link = new URL(await page.getByLabel(m.account_wishlist_link({}, say)).inputValue()).pathname
  const friend = await (await browser.newContext({ baseURL })).newPage()
  await visit(friend, link)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(m.account_wishlist_of({ name: 'Léa' }, say))
  await expect(friend.getByRole('main').getByRole('article')).toHaveCount(1)
  expect(await friend.content()).not.toContain('Roy')
  await page.getByRole('button', { name: m.account_wishlist_unshare({}, say) }).click()
  await expect(page.getByRole('button', { name: m.account_wishlist_share({}, say) })).toBeFocused()
  expect((await friend.goto(link))?.status()).toBe(404)
  await friend.context().close()
})
