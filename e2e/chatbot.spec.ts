import { inShop } from '../src/domain/shop-name.ts'
import { expect, test, type Page } from '@playwright/test'
import { m } from '../src/paraglide/messages.js'
import { eventsOf } from './support/data-layer.ts'
import { tabsInside } from './support/focus.ts'
import { locales, pages, screenOf } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'

for (const locale of locales) {
  const words = { locale } as const
  const launcher = (page: Page) => page.getByRole('button', { name: m.assistant_heading(inShop(), words), exact: true })
  const extra = (page: Page) => page.getByRole('button', { name: m.assistant_ask({}, words), exact: true })
  const panel = (page: Page) => page.getByRole('dialog', { name: m.assistant_heading(inShop(), words) })
  const open = async (page: Page) => {
    await visit(page, pages.stores[locale])
    await extra(page).click()
    await expect(panel(page)).toBeVisible()
  }
  const ask = async (page: Page, question: string) => {
    await panel(page)
      .getByRole('textbox', { name: m.assistant_question({}, words) })
      .fill(question)
    await panel(page)
      .getByRole('button', { name: m.assistant_send({}, words), exact: true })
      .click()
  }

  test(`${locale}: the panel is a named dialog; a topic is answered with links; its events carry the page (acceptance 120) ${screenOf[locale]}`, async ({
    page,
  }) => {
    const chats: string[] = []
    page.on('request', (request) => void (/\/chat(-panel)?[-.]/.test(request.url()) && chats.push(request.url())))
    await visit(page, pages.stores[locale])
    await expect(launcher(page)).toHaveCount(locale === 'en' ? 1 : 0)
    expect(chats, 'the panel’s code comes with its first opening').toEqual([])
    await extra(page).click()
    await expect(panel(page)).toBeVisible()
    expect(await tabsInside(page, 8)).not.toContain(false)
    await panel(page)
      .getByRole('button', { name: m.assistant_topic_returns({}, words) })
      .click()
    const link = panel(page)
      .getByRole('link', { name: /60|Returns|Retours/ })
      .first()
    await expect(link).toHaveAttribute('href', locale === 'en' ? '/en/explore/returns' : '/fr/explorer/retours')
    expect(await violations(page, { within: 'dialog[open]', strict: true })).toEqual([])
    const tracked = (await eventsOf(page, 'chatbot_interaction')).map(({ event_name, page_path }) => [
      event_name,
      page_path,
    ])
    expect(tracked).toEqual([
      ['menu clicked', pages.stores[locale]],
      ['menu clicked', pages.stores[locale]],
      ['thread created', pages.stores[locale]],
    ])
    await link.click()
    await expect(page).toHaveURL(new RegExp(locale === 'en' ? '/en/explore/returns' : '/fr/explorer/retours'))
    await expect(panel(page)).toBeHidden()
    // The conversation goes on where it was.
    await extra(page).click()
    await expect(panel(page).getByText(m.assistant_topic_returns({}, words))).toBeVisible()
  })

  test(`${locale}: products come with the shop's own prices ${screenOf[locale]}`, async ({ page, request }) => {
    await open(page)
    await ask(page, locale === 'en' ? 'Do you have headlamps?' : 'Avez-vous des lampes frontales ?')
    const first = panel(page).getByRole('listitem').getByRole('listitem').first()
    await expect(first.getByRole('link')).toHaveAttribute('href', new RegExp(`^/${locale}/product/`))
    const shown =
      /[\d.,\u00a0]*\d/.exec((await first.innerText()).split('$').at(locale === 'en' ? 1 : 0) ?? '')?.[0] ?? 'none'
    const html = await (await request.get((await first.getByRole('link').getAttribute('href')) ?? '')).text()
    expect(html).toContain(shown.trim())
  })

  test(`${locale}: stores, delivery, an order and a person ${screenOf[locale]}`, async ({ page }) => {
    await open(page)
    await ask(page, locale === 'en' ? 'Is the Calgary store open?' : 'Le magasin de Calgary est-il ouvert ?')
    await expect(
      panel(page)
        .getByRole('link', { name: /Calgary/ })
        .first(),
    ).toHaveAttribute('href', new RegExp(`^/${locale}/(stores|magasins)/calgary`))
    await ask(page, m.assistant_topic_delivery({}, words))
    await expect(panel(page).getByText(m.assistant_rate_express({}, words))).toBeVisible()
    await ask(page, m.assistant_topic_order({}, words))
    await panel(page).getByLabel(m.assistant_order_number({}, words)).fill('P-999999')
    await panel(page).getByLabel(m.assistant_email({}, words)).fill('nobody@example.com')
    await panel(page)
      .getByRole('button', { name: m.assistant_order_look({}, words) })
      .click()
    await expect(panel(page).getByText(m.assistant_say_order_not_found({}, words))).toBeVisible()
    await ask(page, m.assistant_topic_person({}, words))
    await expect(panel(page).getByLabel(m.assistant_person_text({}, words)).last()).toBeVisible()
  })
}

test('en: the launcher pushes its own event (acceptance 120) @phone', async ({ page }) => {
  await visit(page, pages.home.en)
  await page.getByRole('button', { name: m.assistant_heading(inShop(), { locale: 'en' }), exact: true }).click()
  await expect(page.getByRole('dialog', { name: m.assistant_heading(inShop(), { locale: 'en' }) })).toBeVisible()
  expect(
    (await eventsOf(page, 'chatbot_interaction')).map(({ event_name, page_path }) => [event_name, page_path]),
  ).toEqual([['floating button clicked', '/en']])
})
