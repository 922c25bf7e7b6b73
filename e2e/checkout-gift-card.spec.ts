import { expect, test } from '@playwright/test'
import { money } from '../src/domain/money.ts'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { confirmation, contact, fillCart, goOn, placeButton } from './support/checkout.ts'
import { fromMail } from './support/mails.ts'
import { locales } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'

test.use({ reducedMotion: 'reduce' })

const carabiner = '5169-892-SILVER'

for (const locale of locales) {
  const say = { locale }

  test(`${locale}: a gift card is bought, pays a pickup in Calgary in part, and its balance is told @desktop`, async ({ page }) => {
    const recipientEmail = `luc-${Date.now()}@example.com`
    const gift = { recipientName: 'Luc', recipientEmail, senderName: 'Geneviève', message: 'Bonne route' }
    expect((await page.request.post('/api/cart', { data: { intent: 'add', sku: '5027-227-SPRUCE', quantity: 1, locale, ...gift } })).status()).toBe(200)
    await visit(page, paths.checkout(locale))
    await contact(page, locale, 'payment')
    await goOn(page, locale, 'review')
    await placeButton(page, locale).click()
    await expect(page).toHaveURL(confirmation(locale))
    const code = await fromMail(recipientEmail, /\b([2-9A-Z]{4}(?:-[2-9A-Z]{4}){3})\b/)

    await fillCart(page, locale, carabiner)
    await visit(page, paths.checkout(locale))
    await contact(page, locale)
    await page.getByRole('radio', { name: m.checkout_way_pickup({}, say) }).check()
    await page.getByLabel(m.checkout_store({}, say), { exact: true }).selectOption('calgary-macleod-trail')
    await goOn(page, locale, 'payment')
    await page.getByText(m.checkout_codes({}, say), { exact: true }).click()
    await page.getByRole('textbox', { name: m.checkout_gift_card({}, say) }).fill(code)
    await page.getByRole('button', { name: m.checkout_gift_card_use({}, say) }).click()
    // $18.95 and Alberta's GST; nothing is left to pay, and the rest stays on the card.
    const [used, left] = [money(19_90, locale), money(30_10, locale)]
    await expect(page.getByRole('main')).toContainText(used)
    await expect(page.getByRole('main')).toContainText(left)
    expect(await violations(page)).toEqual([])
    await goOn(page, locale, 'review')
    await placeButton(page, locale).click()
    await expect(page).toHaveURL(confirmation(locale))
    await visit(page, paths.giftCards(locale))
    await page.getByLabel(m.gift_balance_code({}, say)).fill(code.toLowerCase())
    await page.getByRole('button', { name: m.gift_balance_show({}, say) }).click()
    await expect(page.getByRole('status').filter({ hasText: left })).toBeVisible()
  })
}
