import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import type { Locale } from '../../src/domain/locale.ts'
import { adminWindow, countPresses, type Presses } from './count-clicks.ts'
import { admin, asStaff, staffRequest } from './staff.ts'

/**
 * A member of the staff of their own on the first page of the admin, with what was pressed counted: the sign-in, whose
 * form admin-sales.spec.ts goes through, is one press.
 */
export async function asRole(browser: Browser, locale: Locale, name: string, role = 'merchandiser') {
  const own = await staffRequest()
  const email = `${name}-${locale}@portage.example`
  const password = 'three dry tents of mine'
  const users = `/admin/api/users?where[email][equals]=${email}`
  await own.delete(users)
  expect((await own.post('/admin/api/users', { data: { email, password, role } })).status()).toBe(201)
  const page = await browser.newPage(adminWindow[locale])
  const counted = await countPresses(page)
  const presses = async (): Promise<Presses> => {
    const { clicks, keys } = await counted()
    return { clicks: 1 + clicks, keys }
  }
  await asStaff(page, { email, password, locale })
  await page.goto(`${admin}/admin`)
  return {
    own,
    page,
    presses,
    clicks: async () => (await presses()).clicks,
    leave: async () => void (await own.delete(users), await page.close()),
  }
}

export const alive = (page: Page): Promise<void> =>
  expect(page.locator('[data-form-ready="true"]').first()).toBeAttached({ timeout: 30_000 })

/** Opens the form of a new document by its plus on the first page of the admin. */
export async function beginNew(page: Page, collection: string): Promise<void> {
  // An administrator of a new shop also sees what to do with its samples.
  await expect(page.locator('.home[aria-busy]')).toHaveAttribute('aria-busy', 'false')
  await page.locator(`a[href$="/collections/${collection}/create"]`).first().click()
  await alive(page)
}

/** Finds a product in its list by the code, typed into the search, and opens its form. */
export async function openByCode(page: Page, code: string): Promise<void> {
  await page.getByPlaceholder(/GTIN/).click()
  await page.keyboard.type(code)
  // A part of the code finds it as well, and the list that comes with all of it takes the place of a form.
  await expect(page).toHaveURL(new RegExp(`[?&]search=${code}(&|$)`))
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(2)
  await rows.filter({ hasText: code }).getByRole('link').first().click()
  await alive(page)
}

/** Types what leads to a choice, and takes it with Enter once it is the first. */
export async function pick(page: Page, text: string, option: RegExp): Promise<void> {
  await page.keyboard.type(text)
  await expect(page.getByRole('option').first()).toHaveAccessibleName(option)
  await page.keyboard.press('Enter')
}

/**
 * Saves until that leads to an address, or shows something. The form takes no press while it still works on what was
 * typed last.
 */
export const saveUntil = (page: Page, outcome: RegExp | Locator): Promise<void> =>
  expect(async () => {
    await page.locator('#action-save').click()
    if (outcome instanceof RegExp) await expect(page).toHaveURL(outcome, { timeout: 8000 })
    else await expect(outcome).toBeVisible({ timeout: 8000 })
  }).toPass({ timeout: 40_000 })
