import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '../../src/domain/locale.ts'
import { m } from '../../src/paraglide/messages.js'
import { landmarks } from './landmarks.ts'

/** Opens a page and waits until it is alive. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

/** The cart is read as well: its button then says how many items there are. */
export async function alive(page: Page): Promise<void> {
  const alivePage = page.locator('html[data-alive]')
  await expect(alivePage.getByRole('button', { name: /^(Cart|Panier), \d/, includeHidden: true })).toBeAttached()
}

/** A dialog that has an address: closing goes back in the history, and only then may the next thing be done. */
export async function isGone(dialog: Locator): Promise<void> {
  await expect(dialog).toBeHidden()
  await expect(dialog.page()).not.toHaveURL(/#/)
}

/** Puts the product of the page into the cart: in its first size there is, where the shopper must choose one. */
export async function addToCart(page: Page, locale: Locale): Promise<void> {
  // On a phone the buy bar has the same button, once that of the page is above the screen.
  const first = (name: string) => page.getByRole('button', { name }).first()
  if (await first(m.product_choose_size({}, { locale })).isVisible())
    await page
      .getByRole('radiogroup', { name: m.product_size({}, { locale }) })
      // The name of one that is sold out says so after a comma.
      .getByRole('radio', { name: /^(?!.*, )/, disabled: false })
      .first()
      .check()
  await first(landmarks[locale].addToCart).click()
}

export const cartButton = (page: Page, locale: Locale): Locator =>
  page.getByRole('button', { name: new RegExp(`^${landmarks[locale].cart}\\b`) })
export const cartPanel = (page: Page, locale: Locale): Locator =>
  page.getByRole('dialog', { name: landmarks[locale].cart, exact: true })

/** The lines of the cart, in its panel and on its page; not what is offered beside them. */
export const linesOfCart = (page: Page, locale: Locale): Locator =>
  page.getByRole('list', { name: m.cart_lines({}, { locale }) }).getByRole('listitem')

/** The address of the page below the shop's own. */
export const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
