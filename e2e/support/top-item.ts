import type { Page } from '@playwright/test'
import type { Locale } from '../../src/domain/locale.ts'
import { m } from '../../src/paraglide/messages.js'
import { landmarks } from './landmarks.ts'

/** Goes to the page of a top item, through its panel where it has one; on phones the items are in the menu. */
export async function goToTopItem(page: Page, locale: Locale, title: string, isMobile: boolean): Promise<void> {
  const named = { name: title, exact: true }
  if (isMobile) await page.getByRole('button', { name: m.shell_menu({}, { locale }), exact: true }).click()
  const place = isMobile
    ? page.getByRole('dialog', { name: m.shell_menu({}, { locale }) })
    : page.getByRole('navigation', { name: landmarks[locale].main })
  const item = place.getByRole('button', named).or(place.getByRole('link', named)).first()
  await item.waitFor()
  const opens = (await place.getByRole('button', named).count()) > 0
  await item.click()
  if (opens) await place.getByRole('link', named).first().click()
}
