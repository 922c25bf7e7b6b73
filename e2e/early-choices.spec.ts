import { expect, test } from '@playwright/test'
import { m } from '../src/paraglide/messages.js'
import { landmarks } from './support/landmarks.ts'
import { cartPanel, linesOfCart } from './support/visit.ts'

const options = { locale: 'fr' } as const

test('fr: colour and quantity that are given before the scripts have come are what goes to the cart @phone', async ({
  page,
}) => {
  const { promise: areAllowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await areAllowed
    await route.continue()
  })
  // Its colours are its only choice.
  await page.goto('/fr/product/5121-276', { waitUntil: 'commit' })
  // A page that still arrives may move under a press.
  const colour = page.getByRole('radio', { name: 'Carbone' })
  await expect(async () => {
    await colour.click({ force: true })
    await expect(colour).toBeChecked({ timeout: 1000 })
  }).toPass()
  const quantity = page.getByRole('spinbutton', { name: m.product_quantity({}, options) })
  await quantity.click()
  await quantity.press('ControlOrMeta+A')
  await quantity.pressSequentially('3')
  await page.getByRole('button', { name: landmarks.fr.addToCart }).first().click()
  allow()
  const line = linesOfCart(page, 'fr')
  await expect(cartPanel(page, 'fr')).toBeVisible()
  await expect(line).toContainText('Carbone')
  await expect(line.getByRole('spinbutton')).toHaveValue('3')
})
