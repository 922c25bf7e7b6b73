import { expect, test } from '@playwright/test'
import { m } from '../src/paraglide/messages.js'
import { answerConsent } from './support/consent.ts'
import { landmarks } from './support/landmarks.ts'
import { pages } from './support/pages.ts'
import { alive, visit } from './support/visit.ts'

test.beforeEach(async ({ context, baseURL }) => answerConsent(context, baseURL, 0))

const locale = 'fr' as const

test(`${locale}: a search sent before the list under the field came is among the recent ones @phone`, async ({
  page,
}) => {
  let letGo = () => {}
  const delayed = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/autocomplete-/, async (route) => {
    await delayed
    await route.continue()
  })
  await visit(page, pages.stores[locale])
  const field = page.getByRole('combobox', { name: landmarks[locale].search, exact: true })
  await Promise.all([page.waitForRequest(/autocomplete-/), field.fill('tente')])
  await field.press('Enter')
  await expect(page).toHaveURL(/q=tente$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tente')
  letGo()
  await field.fill('')
  await expect(page.getByRole('group', { name: m.search_recent({}, { locale }) }).getByRole('option')).toHaveText([
    'tente',
  ])

  // Cleared, it stays away when its results are loaded anew.
  await page.getByRole('button', { name: m.search_recent_clear({}, { locale }) }).click()
  await page.reload()
  await alive(page)
  await field.fill('')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expect(page.getByRole('group', { name: m.search_recent({}, { locale }) })).toBeHidden()
})
