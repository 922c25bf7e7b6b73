import { expect, test, type Page } from '@playwright/test'
import { inShop } from '../src/domain/shop-name.ts'
import { otherLocale, type Locale } from '../src/domain/locale.ts'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { newAccount, signIn } from './support/accounts.ts'
import { landmarks } from './support/landmarks.ts'
import { fromMail } from './support/mails.ts'
import { locales, screenOf } from './support/pages.ts'
import { visit } from './support/visit.ts'

const gatineau = 'Gatineau, Promenade du Portage'

type Where = { name: string; line1: string; city: string; province: 'QC' | 'BC'; postalCode: string }

/** Fills the form for a new address, which is the last of the page. */
async function addAddress(
  page: Page,
  locale: Locale,
  { name, line1, city, province, postalCode }: Where,
  isDefault = false,
): Promise<void> {
  const say = { locale }
  const form = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: m.account_address_add({}, say) }) })
  await form.getByLabel(m.account_address_name({}, say)).fill(name)
  await form.getByLabel(m.account_address_line1({}, say), { exact: true }).fill(line1)
  await form.getByLabel(m.account_address_city({}, say)).fill(city)
  await form.getByLabel(m.account_address_province({}, say)).selectOption(province)
  await form.getByLabel(m.account_address_postal_code({}, say)).fill(postalCode)
  if (isDefault) await form.getByLabel(m.account_address_make_default({}, say)).check()
  await form.getByRole('button', { name: m.account_save({}, say) }).click()
  await expect(page.getByRole('main').getByText(line1)).toBeVisible()
}

for (const locale of locales) {
  const say = { locale }

  test(`${locale}: name and language are saved, and mails follow the language ${screenOf[locale]}`, async ({
    page,
  }) => {
    const [email, other] = [await newAccount(page, locale), otherLocale(locale)]
    const main = page.getByRole('main')
    await visit(page, paths.account(locale, 'profile'))
    await main.getByLabel(m.account_name({}, say), { exact: true }).fill('Zoé Roy-Tremblay')
    await main.getByLabel(m.account_language({}, say)).selectOption(other)
    await main.getByRole('button', { name: m.account_save({}, say) }).click()
    await expect(main.getByRole('status').first()).toHaveText(m.account_notice_saved({}, say))
    await visit(page, paths.account(locale, 'profile'))
    await expect(main.getByLabel(m.account_name({}, say), { exact: true })).toHaveValue('Zoé Roy-Tremblay')
    await expect(main.getByLabel(m.account_language({}, say))).toHaveValue(other)

    await page.context().clearCookies()
    await visit(page, paths.login(locale, 'forgot'))
    await main.getByLabel(m.account_email({}, say)).fill(email)
    await main.getByRole('button', { name: m.account_forgot_send({}, say) }).click()
    expect(await fromMail(email, new RegExp(`(${m.account_mail_password_button({}, { locale: other })})`))).not.toBe('')
  })

  if (locale === 'en')
    test(`${locale}: store and newsletter are saved, here and on the next device @desktop`, async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow()
      const email = await newAccount(page, locale)
      const main = page.getByRole('main')
      const saved = () => expect(main.getByRole('status').first()).toHaveText(m.account_notice_saved({}, say))
      const store = (one: Page) => one.getByRole('button', { name: landmarks[locale].myStore }).first()
      await visit(page, paths.account(locale, 'profile'))
      await main.getByLabel(m.account_store({}, say)).selectOption(gatineau)
      await main.getByRole('button', { name: m.account_save({}, say) }).click()
      await saved()
      await expect(store(page)).toHaveAccessibleName(m.store_mine({ name: gatineau }, say))

      const context = await browser.newContext({ baseURL })
      const laptop = await context.newPage()
      await signIn(laptop, locale, email)
      await expect(store(laptop)).toHaveAccessibleName(m.store_mine({ name: gatineau }, say))
      await context.close()

      await main.getByLabel(m.account_store({}, say)).selectOption(m.account_no_store({}, say))
      await main.getByRole('button', { name: m.account_save({}, say) }).click()
      await saved()
      await visit(page, paths.home(locale))
      await expect(store(page)).not.toHaveAccessibleName(new RegExp(gatineau))

      await visit(page, paths.account(locale, 'profile'))
      await expect(main.getByText(m.account_newsletter_off({}, say))).toBeVisible()
      await main.getByRole('button', { name: m.account_newsletter_join({}, say) }).click()
      await expect(main.getByRole('status').getByText(m.account_newsletter_pending({}, say))).toBeVisible()
      const link = await fromMail(
        email,
        new RegExp(`https?://[^/\\s]+(${paths.newsletter(locale, 'confirm')}\\?[^\\s"<]+)`),
      )
      await page.goto(link.replaceAll('&amp;', '&'))
      await main.getByRole('button', { name: m.newsletter_confirm({}, say) }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.newsletter_confirmed_title({}, say))
      await visit(page, paths.account(locale, 'profile'))
      await expect(main.getByText(m.account_newsletter_on({}, say))).toBeVisible()

      // The log of consents: to the terms, and to the newsletter in the words that were read.
      await visit(page, paths.account(locale, 'security'))
      await expect(main.getByText(m.account_event_consent({}, say))).toBeVisible()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page
          .goto(paths.account(locale, 'privacy'))
          .then(() => main.getByRole('link', { name: m.account_download({}, say) }).click()),
      ])
      expect(download.suggestedFilename()).toBe('portage.json')
      const stream = await download.createReadStream()
      const data = JSON.parse(Buffer.concat(await stream.toArray()).toString('utf8')) as {
        newsletter: unknown
        securityEvents: unknown
      }
      expect(data).toMatchObject({
        newsletter: [{ status: 'confirmed', consent: m.newsletter_consent(inShop(), say) }],
        securityEvents: expect.arrayContaining([expect.objectContaining({ kind: 'consent', detail: 'terms' })]),
      })

      await visit(page, paths.account(locale, 'profile'))
      await main.getByRole('button', { name: m.account_newsletter_leave({}, say) }).click()
      await expect(main.getByText(m.account_newsletter_off({}, say))).toBeVisible()
    })

  if (locale === 'fr')
    test(`${locale}: of several addresses one is the default, whatever is added, changed or removed @phone`, async ({
      page,
    }) => {
      const main = page.getByRole('main')
      const card = (line: string) => main.getByRole('listitem').filter({ hasText: line })
      const defaults = async (line: string) => {
        await expect(main.getByText(m.account_address_default({}, say), { exact: true })).toHaveCount(1)
        await expect(card(line)).toContainText(m.account_address_default({}, say))
      }
      await newAccount(page, locale)
      await visit(page, paths.account(locale, 'addresses'))
      await addAddress(page, locale, {
        name: 'Léa Roy',
        line1: '12 rue du Lac',
        city: 'Québec',
        province: 'QC',
        postalCode: 'G1R 2S5',
      })
      await addAddress(page, locale, {
        name: 'Léa Roy',
        line1: '402 Baker Street',
        city: 'Nelson',
        province: 'BC',
        postalCode: 'V1L 4H8',
      })
      await defaults('12 rue du Lac')
      await card('402 Baker Street')
        .getByRole('button', { name: m.account_address_make_default({}, say) })
        .click()
      await expect(
        main
          .getByRole('listitem')
          .filter({ has: page.getByRole('button', { name: m.account_address_remove({}, say) }) })
          .first(),
      ).toContainText('402 Baker Street')
      await defaults('402 Baker Street')
      await addAddress(
        page,
        locale,
        { name: 'Léa Roy', line1: '1 chemin du Phare', city: 'Matane', province: 'QC', postalCode: 'G4W 3M6' },
        true,
      )
      await defaults('1 chemin du Phare')
      await card('402 Baker Street').getByText(m.account_address_edit({}, say)).click()
      await card('402 Baker Street').getByLabel(m.account_address_line2({}, say)).fill('app. 7')
      await card('402 Baker Street')
        .getByRole('button', { name: m.account_save({}, say) })
        .click()
      await expect(card('402 Baker Street').getByText('app. 7')).toBeVisible()
      await page.getByRole('button', { name: m.account_remove_of({ name: '1 chemin du Phare' }, say) }).click()
      await expect(main.getByText('1 chemin du Phare')).toHaveCount(0)
      await expect(main.getByText(m.account_address_default({}, say), { exact: true })).toHaveCount(1)
    })
}
