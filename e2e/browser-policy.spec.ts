import { expect, test, type Page } from '@playwright/test'
import { blocked } from './support/blocked.ts'
import { landmarks } from './support/landmarks.ts'
import { cart, locales, missing, pages, screenOf, search } from './support/pages.ts'
import { alive, cartPanel, visit } from './support/visit.ts'

for (const locale of locales) {
  test(`${locale}: code loaded on intent obeys the policy too ${screenOf[locale]}`, async ({ page }) => {
    const found = await blocked(page)
    await visit(page, pages.product[locale])
    await page.getByRole('button', { name: landmarks[locale].addToCart }).click()
    await expect(cartPanel(page, locale).getByRole('listitem')).toHaveCount(1)
    expect(found).toEqual([])
  })

  test(`${locale}: no page breaks its own policy, logs an error or asks another host ${screenOf[locale]}`, async ({
    page,
    baseURL,
  }) => {
    const complaints = watch(page, new URL(baseURL ?? '').host)
    for (const path of [...Object.values(pages), search, cart, missing].map((both) => both[locale])) {
      await visit(page, path)
      await page.keyboard.press('End')
    }
    await alive(page)
    expect(complaints).toEqual([])
  })
}

test('a script that is not ours does not run, and the browser says so @desktop', async ({ page }) => {
  const found = await blocked(page)
  await visit(page, pages.home.en)
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," alt="" onerror="document.title = \'taken\'">'),
  )
  await expect.poll(() => found.join()).toContain('script-src')
  await expect(page).not.toHaveTitle('taken')
})

/** Policy violations, and every request that leaves the shop. */
function watch(page: Page, host: string): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // The browser's own word for the page that is missing on purpose.
    if (['error', 'warning'].includes(message.type()) && !/status of 404/.test(message.text()))
      complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('request', (sent) => {
    if (/^https?:/.test(sent.url()) && new URL(sent.url()).host !== host)
      complaints.push(`${page.url()} asks ${sent.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document')
      complaints.push(`${page.url()}: ${response.status()} ${response.url()}`)
  })
  return complaints
}
