import { expect, test, type Page } from '@playwright/test'
import { injectedPage } from '../src/server/testing/injected-page.ts'
import { blocked } from './support/blocked.ts'
import { pages } from './support/pages.ts'
import { addToCart, cartPanel, visit } from './support/visit.ts'

const locale = 'en' as const

test(`${locale}: code loaded on intent obeys the policy too @desktop`, async ({ page }) => {
  const found = await blocked(page)
  await visit(page, pages.product[locale])
  await addToCart(page, locale)
  await expect(cartPanel(page, locale).getByRole('listitem')).toHaveCount(1)
  expect(found).toEqual([])
})

/** A script as a stranger's words would hold it, with every attribute that it could guess. */
const injected = ['', ' nonce=""', ' nonce="guessed"', ' type="module"']
  .map((attributes, at) => `<script${attributes}>document.documentElement.dataset.taken${at} = ''</script>`)
  .join('')
const taken = (page: Page) => page.evaluate(() => Object.keys(document.documentElement.dataset).join(' '))

for (const [what, hasPolicy] of [
  ['a script that got into a page before its policy was made stays dead, and the page’s own run', true],
  ['without the policy such a script runs', false],
] as const)
  test(`${what} @desktop`, async ({ page }) => {
    const found = await blocked(page)
    await page.route(pages.product.en, async (route) => {
      const { headers, ...sent } = await injectedPage(await (await route.fetch()).text(), injected)
      if (!hasPolicy) delete headers['content-security-policy']
      await route.fulfill({ ...sent, headers })
    })
    await visit(page, pages.product.en)
    if (!hasPolicy) return expect(await taken(page)).toContain('taken0 taken1 taken2 taken3')
    await addToCart(page, 'en')
    await expect(cartPanel(page, 'en').getByRole('listitem')).toHaveCount(1)
    expect(await taken(page)).not.toContain('taken')
    expect(found.filter((complaint) => /script-src-elem inline/.test(complaint))).toHaveLength(4)
  })

test('a handler in an attribute that comes later does not run, and the browser says so @desktop', async ({ page }) => {
  const found = await blocked(page)
  await visit(page, pages.home.en)
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," alt="" onerror="document.title = \'taken\'">'),
  )
  await expect.poll(() => found.join()).toContain('script-src')
  await expect(page).not.toHaveTitle('taken')
})
