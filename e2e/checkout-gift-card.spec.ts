import { expect, test } from '@playwright/test'
import { money } from '../src/domain/money.ts'
import { paths } from '../src/domain/paths.ts'
import { shopDay } from '../src/domain/shop-day.ts'
import { addDays, formatDay } from '../src/domain/time.ts'
import { m } from '../src/paraglide/messages.js'
import { confirmation, contact, fillCart, goOn, home, placeButton } from './support/checkout.ts'
import { fromMail, mailsTo } from './support/mails.ts'
import { locales, pages } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'

const carabiner = '5169-892-SILVER'

for (const locale of locales) {
  const say = { locale }

  if (locale === 'en')
    test(`${locale}: a gift card is written for a later day: the buyer sees the recipient and the day, and no one else is notified yet @desktop`, async ({
      page,
    }) => {
      const recipientEmail = `lea-${Date.now()}@example.com`
      const day = addDays(shopDay(Date.now()), 20)
      const buyer = `buyer-${Date.now()}@example.com`
      await visit(page, pages.giftCard[locale])
      const main = page.getByRole('main')
      const fill = (label: string, value: string) => main.getByLabel(label).fill(value)
      await fill(m.product_gift_recipient({}, say), 'Léa')
      await fill(m.product_gift_email({}, say), recipientEmail)
      await fill(m.product_gift_sender({}, say), 'Geneviève')
      await fill(m.product_gift_day({}, say), day)
      await fill(m.product_gift_message({}, say), 'À bientôt')
      await main
        .getByRole('button', { name: m.product_add({}, say) })
        .first()
        .click()
      const words = m.order_gift_later(
        { recipient: `Léa, ${recipientEmail}`, date: formatDay(day, locale, 'date') },
        say,
      )
      await expect(page.getByText(words).first()).toBeVisible()
      await visit(page, paths.checkout(locale))
      await page.locator('#field-email').fill(buyer)
      await page.getByLabel(m.checkout_phone({}, say)).fill('418 555-0199')
      await goOn(page, locale, 'payment')
      await goOn(page, locale, 'review')
      await placeButton(page, locale).click()
      await expect(page).toHaveURL(confirmation(locale))
      await expect(page.getByRole('main')).toContainText(words)
      expect(await fromMail(buyer, new RegExp(`(${recipientEmail})`))).toBe(recipientEmail)
      expect(mailsTo(recipientEmail)).toBe(0)
    })

  if (locale === 'fr')
    test(`${locale}: a gift card is bought, pays a pickup in Calgary in part, and its balance is shown @desktop`, async ({
      page,
    }) => {
      const recipientEmail = `luc-${Date.now()}@example.com`
      const gift = { recipientName: 'Luc', recipientEmail, senderName: 'Geneviève', message: 'Bonne route' }
      expect(
        (
          await page.request.post('/api/cart', {
            data: { intent: 'add', sku: '5027-227-SPRUCE', quantity: 1, locale, ...gift },
          })
        ).status(),
      ).toBe(200)
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
      await page.getByLabel(m.checkout_pickup_name({}, say)).fill(home.name)
      await goOn(page, locale, 'payment')
      await page.getByText(m.checkout_codes({}, say), { exact: true }).click()
      await page.getByRole('textbox', { name: m.checkout_gift_card({}, say) }).fill(code)
      // What was typed and not applied is used first, whichever button is pressed.
      const button = { en: m.checkout_gift_card_use, fr: m.checkout_continue }[locale]
      await page.getByRole('button', { name: button({}, say), exact: true }).click()
      // $18.95 and Alberta's GST; nothing is left to pay, and the rest stays on the card.
      const [used, left] = [money(19_90, locale), money(30_10, locale)]
      await expect(page.getByRole('main')).toContainText(used)
      await expect(page.getByRole('main')).toContainText(left)
      // The part of the summary that phones show while it is collapsed.
      await expect(page.locator('summary').filter({ hasText: m.checkout_summary({}, say) })).toContainText(
        money(0, locale),
      )
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
