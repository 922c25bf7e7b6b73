import type { Browser, Locator, Page } from '@playwright/test'
import { beginNew, pick, saveUntil } from './admin-form.ts'
import { countClicks } from './count-clicks.ts'
import { admin } from './staff.ts'

/** The window of a member of the staff; `clicks` are those since it was last asked. */
export async function desk(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  const counted = await countClicks(page)
  let before = 0
  return {
    page,
    async clicks() {
      const [since, now] = [before, await counted()]
      before = now
      return now - since
    },
  }
}

/** Over what stands in a field, by hand. */
export async function write(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text)
}

/** Makes a member of the staff of the stores by the form, from the first page of the admin. */
export async function hire(page: Page, { email, password }: { email: string; password: string }): Promise<number> {
  await page.goto(`${admin}/admin`)
  await beginNew(page, 'users')
  await page.getByLabel(/^Email/).click()
  await page.keyboard.type(email)
  for (const _ of ['password', 'once more']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
  }
  await page.locator('#field-role input').first().click()
  await pick(page, 'Store', /^Store staff$/)
  await saveUntil(page, /users\/\d+/)
  return Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0])
}
