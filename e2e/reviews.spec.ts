import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import type { Locale } from '../src/domain/locale.ts'
import { paths } from '../src/domain/paths.ts'
import { LARGEST_REVIEW_PICTURE } from '../src/domain/reviews/review-picture.ts'
import { m } from '../src/paraglide/messages.js'
import { HttpShopper } from '../src/server/testing/http-shopper.ts'
import { picture } from '../src/server/testing/uploads.ts'
import { reviewLink } from '../src/server/testing/review-link.ts'
import { admin, asStaff } from './support/staff.ts'
import { locales, pages, screenOf } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'

/** Buys the product, and returns the way to review it. */
async function bought(shop: string, locale: Locale): Promise<string> {
  // A person reviews a product once.
  const shopper = new HttpShopper(shop, fetch, `${crypto.randomUUID()}@example.com`)
  await shopper.add('5107-232-GRANITE-L')
  await shopper.fillIn()
  return reviewLink(path.dirname(process.env.MAIL_DIR ?? '.data/mail'), locale, await shopper.place())
}

const titles = { en: 'Lakehead Fleece Jacket', fr: 'Veste en polar Lakehead' }
const written = {
  en: {
    title: 'Warm on Mount Royal',
    text: 'Two winters of dog walks, and it still looks new.',
    usedFor: 'Walking a large dog',
    author: 'Wilhelmina',
    search: 'fleece',
    question: 'Does it pill?',
    answer: 'Not so far.',
  },
  fr: {
    title: 'Chaude sur le mont Royal',
    text: 'Deux hivers de marche avec le chien, et elle a l’air neuve.',
    usedFor: 'Promener un gros chien',
    author: 'Philomène',
    search: 'polar',
    question: 'Est-ce qu’elle bouloche ?',
    answer: 'Pas jusqu’ici.',
  },
}
/** The link below the reviews says another thing once there are answers. */
const askOrRead = (locale: Locale): RegExp =>
  new RegExp(`^(${m.questions_title({}, { locale })}|${m.question_ask({}, { locale })})`)

type Written = { title: string; text: string; usedFor?: string; author?: string }

/** What the reviewer types, and sends. */
async function write(page: Page, locale: Locale, words: Written): Promise<void> {
  await page.getByRole('radio', { name: m.review_stars_4({}, { locale }) }).check()
  await page.getByLabel(m.review_fit({}, { locale })).selectOption('large')
  await page.getByLabel(m.review_headline({}, { locale })).fill(words.title)
  await page.getByLabel(m.review_text({}, { locale })).fill(words.text)
  if (words.usedFor) await page.getByLabel(m.review_used_for({}, { locale })).fill(words.usedFor)
  if (words.author) await page.getByLabel(m.review_author({}, { locale })).fill(words.author)
  await page.getByRole('button', { name: m.review_send({}, { locale }) }).click()
}

for (const locale of locales)
  test(`${locale}: a review is written by whoever bought the product, read by the staff, and then on its page ${screenOf[locale]}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const say = { locale }
    const product = titles[locale]
    test.slow()
    const words = { ...written[locale], title: `${written[locale].title} ${Date.now()}` }
    await visit(page, await bought(baseURL ?? '', locale))
    await page.getByLabel(new RegExp(`^${m.review_pictures({}, say)}`)).setInputFiles([
      { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(LARGEST_REVIEW_PICTURE + 1) },
      { name: 'cuff.png', mimeType: 'image/png', buffer: await picture('#335577') },
    ])
    // The one that is too large is left out; the other stays chosen.
    await expect(page.getByText(m.review_pictures_kept({ names: 'cuff.png' }, say))).toBeVisible()
    await write(page, locale, words)
    await expect(page.getByText(m.review_sent({}, say))).toBeVisible()
    await visit(page, pages.product[locale])
    await expect(page.getByText(words.title)).toHaveCount(0)

    const merchandiser = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
    await asStaff(merchandiser)
    await merchandiser.goto(`${admin}/admin`)
    await merchandiser.getByRole('link', { name: /Reviews? to read/ }).click()
    await merchandiser.getByRole('link', { name: words.title }).click()
    await expect(merchandiser.getByLabel('Text')).toHaveValue(words.text)
    await expect(merchandiser.getByText('Shown with the review.', { exact: true })).toBeVisible()
    await merchandiser.locator('#field-status').click()
    await merchandiser.getByRole('option', { name: 'Published', exact: true }).click()
    await merchandiser.getByLabel('Reply').fill('Thanks for telling the others!')
    await merchandiser.getByRole('button', { name: 'Save' }).click()
    await expect(merchandiser.getByText('Updated successfully.').first()).toBeVisible()

    await expect(async () => {
      await visit(page, pages.product[locale])
      await expect(page.getByRole('heading', { name: words.title })).toBeVisible({ timeout: 1000 })
    }).toPass()
    const review = page.getByRole('listitem').filter({ hasText: words.title })
    await expect(review.getByText('Thanks for telling the others!')).toBeVisible()
    await expect(review.getByText(words.usedFor)).toBeVisible()
    await review
      .getByRole('img', { name: m.reviews_picture({ author: written[locale].author, title: product }, say) })
      .click()
    const large = page.getByRole('dialog', { name: m.reviews_pictures({}, say) }).getByRole('img')
    // This browser draws no pictures.
    const file = await page.request.get((await large.getAttribute('src')) ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/webp'])
    await page.keyboard.press('Escape')
    await review.getByRole('button', { name: m.reviews_helpful({}, say) }).click()
    await expect(review.getByRole('button', { name: m.reviews_helpful_count({ count: 1 }, say) })).toBeVisible()

    // A question about it, which the merchandiser answers.
    const question = `${written[locale].question} ${Date.now()}`
    const answer = `${written[locale].answer} ${Date.now()}`
    await page.getByRole('link', { name: askOrRead(locale) }).click()
    const dialog = page.getByRole('dialog', { name: m.questions_title({}, say) })
    await dialog.getByLabel(m.question_text({}, say)).fill(question)
    await dialog.getByRole('button', { name: m.question_send({}, say) }).click()
    await expect(dialog.getByText(m.question_sent_text({}, say))).toBeVisible()
    await merchandiser.goto(`${admin}/admin`)
    await merchandiser.getByRole('link', { name: /Questions? to answer/ }).click()
    await merchandiser.getByRole('link', { name: question }).click()
    await merchandiser.locator('#field-status').click()
    await merchandiser.getByRole('option', { name: 'Published', exact: true }).click()
    await merchandiser.getByLabel('Answer from the shop').fill(answer)
    await merchandiser.getByRole('button', { name: 'Save' }).click()
    await expect(merchandiser.getByText('Updated successfully.').first()).toBeVisible()
    await merchandiser.close()
    await expect(async () => {
      await visit(page, pages.product[locale])
      await page.getByRole('link', { name: askOrRead(locale) }).click()
      await expect(dialog.getByRole('heading', { name: question })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(dialog.getByText(answer)).toBeVisible()

    // And in the search, among what is rated well.
    await visit(page, `${paths.search(locale, written[locale].search)}&sort=rating`)
    const filters = locale === 'fr' ? page.getByRole('dialog') : page
    // On a phone the filters are behind a button, and each group is closed.
    if (locale === 'fr') {
      await page
        .getByRole('main')
        .getByRole('button', { name: m.listing_filter_button({}, say) })
        .click()
      await filters.getByText(m.facet_rating({}, say), { exact: true }).click()
    }
    await filters.getByRole('link', { name: m.facet_rating_least({ stars: 4 }, say) }).click()
    await expect(page).toHaveURL(/rating=4/)
    if (locale === 'fr') await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: product }).first()).toBeVisible()
  })

test('a French review with a link is refused in words, and sent without it; the link works once @phone', async ({
  page,
  baseURL,
}) => {
  const say = { locale: 'fr' } as const
  const link = await bought(baseURL ?? '', 'fr')
  const title = 'Chaude et solide'
  await visit(page, link)
  expect(await violations(page)).toEqual([])
  await write(page, 'fr', { title, text: 'Moins chère sur www.exemple.test' })
  await expect(page.getByRole('alert')).toContainText(m.review_error_link({}, say))
  await expect(page.getByLabel(m.review_headline({}, say))).toHaveValue(title)
  await write(page, 'fr', { title, text: 'Deux hivers de marche avec le chien.' })
  await expect(page.getByText(m.review_sent({}, say))).toBeVisible()
  await visit(page, link)
  await expect(page.getByText(m.review_written({}, say))).toBeVisible()
  await expect(page.getByRole('button', { name: m.review_send({}, say) })).toHaveCount(0)
})
