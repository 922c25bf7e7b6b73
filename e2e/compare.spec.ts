import { expect, test } from '@playwright/test'
import { m } from '../src/paraglide/messages.js'
import { locales, pages, screenOf } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'

for (const locale of locales)
  test(`${locale}: a product waits in the bar until it is compared, by keyboard ${screenOf[locale]}`, async ({
    page,
  }) => {
    const say = { locale }
    await visit(page, pages.product[locale])
    await page.getByLabel(m.compare_choose({}, say)).focus()
    await page.keyboard.press('Space')
    await visit(page, pages.listing[locale])
    const bar = page.getByRole('region', { name: m.compare_title({}, say) })
    await expect(bar.getByRole('listitem')).toHaveCount(1)
    expect(await violations(page)).toEqual([])
    await page.getByRole('article').last().getByRole('link').first().click()
    await page.getByLabel(m.compare_choose({}, say)).check()
    await page
      .getByRole('link', { name: m.compare_go({ count: 2 }, say) })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await expect(page.getByText(m.compare_free({}, say))).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('cell').getByRole('link').last().click()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await visit(page, pages.listing[locale])
    await expect(bar.getByRole('listitem')).toHaveCount(1)
    await bar.getByRole('listitem').getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(bar).toBeHidden()
  })
