import { expect, test } from '@playwright/test'
import { m } from '../src/paraglide/messages.js'
import { locales, pages, screenOf } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'

for (const locale of locales)
  test(`${locale}: a size is chosen and put in the cart from a list, by keyboard ${screenOf[locale]}`, async ({
    page,
  }) => {
    const say = { locale }
    await visit(page, pages.listing[locale])
    const title = await page.getByRole('article').first().getByRole('link').first().innerText()
    const quickAdd = page.getByRole('button', { name: m.tile_quick_add({ title }, say), exact: true })
    await quickAdd.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: title })
    const choose = dialog.getByRole('button', { name: m.product_choose_size({}, say) })
    await expect(choose).toBeVisible()
    expect(await violations(page)).toEqual([])
    // The list stays in sight above it, on a phone too.
    expect((await dialog.boundingBox())!.y).toBeGreaterThan(60)
    await choose.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert').first()).toHaveText(m.product_size_needed({}, say))
    await expect(dialog.locator('input[name=size]:enabled').first()).toBeFocused()
    await page.keyboard.press('Space')
    await dialog.getByRole('button', { name: m.product_add({}, say) }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    const cart = page.getByRole('dialog', { name: m.cart_title({}, say) })
    await expect(cart.getByRole('listitem').filter({ hasText: title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cart).toBeHidden()
    await expect(quickAdd).toBeFocused()
  })
