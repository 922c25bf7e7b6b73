import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { dataLayerPush } from '../src/features/analytics/testing/data-layer-schema.ts'
import { m } from '../src/paraglide/messages.js'
import { dataLayerOf, eventsOf } from './support/data-layer.ts'
import { locales, pages, screenOf, search } from './support/pages.ts'
import { shifted, watchShifts } from './support/shifted.ts'
import { violations } from './support/violations.ts'
import { addToCart, cartPanel, visit } from './support/visit.ts'

// A shopper who was never asked; all other tests are of one who has refused.
test.use({ storageState: { cookies: [], origins: [] } })

const words = {
  consent_heading: m.consent_heading,
  consent_accept: m.consent_accept,
  consent_refuse: m.consent_refuse,
  consent_choices: m.consent_choices,
  consent_save: m.consent_save,
}
const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).toSorted()
const necessary = ['NEXT_LOCALE', 'OptanonAlertBoxClosed', 'OptanonConsent', 'cart', 'favourite_store']

/** Every request of the page from now on: those to other sites, and those that measure. */
function watched(page: Page): { foreign: string[]; measured: string[] } {
  const [foreign, measured]: [string[], string[]] = [[], []]
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (
      url.protocol.startsWith('http') &&
      url.origin !== new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin
    )
      foreign.push(request.url())
    if (url.pathname === '/api/events' || /googletagmanager|web-vitals|measuring/.test(url.href))
      measured.push(url.pathname)
  })
  return { foreign, measured }
}

/** Another tab is looked at for a moment: what waits to be sent goes then. */
const lookElsewhere = (page: Page) =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })

for (const locale of locales) {
  const say = (key: keyof typeof words) => words[key]({}, { locale })
  const banner = (page: Page) => page.getByRole('region', { name: say('consent_heading') })
  const panel = (page: Page) => page.getByRole('dialog', { name: say('consent_choices') })
  const journey = async (page: Page) => {
    await visit(page, pages.product[locale])
    await addToCart(page, locale)
    await expect(cartPanel(page, locale)).toBeVisible()
    await visit(page, search[locale])
  }

  test(`${locale}: before an answer only the shop is contacted and the necessary stored; refusing is one press, is remembered, and measures nothing (acceptance 121, 148) ${screenOf[locale]}`, async ({
    page,
    context,
  }) => {
    const seen = watched(page)
    const onlyNecessary = async () => {
      await journey(page)
      expect([seen.foreign, seen.measured]).toEqual([[], []])
      expect((await cookieNames(context)).filter((name) => !necessary.includes(name))).toEqual([])
    }
    await onlyNecessary()
    expect(await cookieNames(context)).not.toContain('OptanonConsent')
    await banner(page)
      .getByRole('button', { name: say('consent_refuse') })
      .click()
    await expect(banner(page)).toHaveCount(0)
    await onlyNecessary()
    await expect(banner(page)).toHaveCount(0)
    const consent = (await context.cookies()).find(({ name }) => name === 'OptanonConsent')
    expect(new URLSearchParams(consent?.value).get('groups')).toBe('C0001:1,C0002:0,C0003:0,C0004:0,C0005:0')
  })

  test(`${locale}: accepting measures from then on, in the shop only, and nothing from before (acceptance 121) @desktop`, async ({
    page,
    context,
  }) => {
    const sent: { language: string; events: { name: string; path: string }[] }[] = []
    // The browser exposes the body of a beacon only here.
    await page.exposeFunction('sentBeacon', (text: string) => void sent.push(JSON.parse(text)))
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator)
      navigator.sendBeacon = (url, body) => (
        body instanceof Blob &&
          void body.text().then((window as unknown as { sentBeacon(text: string): void }).sentBeacon),
        send(url, body)
      )
    })
    const seen = watched(page)
    await visit(page, pages.product[locale])
    expect(await eventsOf(page, 'view_item')).toHaveLength(1)
    const measuring = page.waitForRequest(/measuring/)
    await banner(page)
      .getByRole('button', { name: say('consent_accept') })
      .click()
    await measuring
    const tracked = () => sent.flatMap(({ events }) => events.map(({ name, path }) => `${name} ${path}`))
    // Each page stays open until it has sent: requests of its last moment can no longer be read here.
    const trackedNow = async () => (await lookElsewhere(page), tracked())
    await visit(page, pages.listing[locale])
    await expect.poll(trackedNow).toContain(`page_view ${pages.listing[locale]}`)
    await visit(page, search[locale])
    await expect.poll(trackedNow).toContain(`search ${search[locale].split('?')[0]}`)
    expect(
      tracked().filter((event) => event.endsWith(pages.product[locale]) && !event.startsWith('web_vital')),
    ).toEqual([])
    expect(sent.every(({ language }) => language === locale)).toBe(true)
    expect(seen.foreign).toEqual([])
    expect((await cookieNames(context)).filter((name) => !necessary.includes(name))).toEqual([])
  })

  if (locale === 'en')
    test(`${locale}: by keyboard the banner is reached after the header, and both answers look alike (acceptance 148) @desktop`, async ({
      page,
    }) => {
      await visit(page, pages.brands[locale])
      await expect(banner(page)).toBeVisible()
      const [refuse, accept] = [
        banner(page).getByRole('button', { name: say('consent_refuse') }),
        banner(page).getByRole('button', { name: say('consent_accept') }),
      ]
      const look = (button: typeof refuse) =>
        button.evaluate((element) => {
          const { color, backgroundColor, fontSize, fontWeight, borderColor, height, width } = getComputedStyle(element)
          return [color, backgroundColor, fontSize, fontWeight, borderColor, height, width].join()
        })
      expect(await look(refuse)).toBe(await look(accept))
      for (
        let times = 0;
        times < 60 && !(await refuse.evaluate((element) => element === document.activeElement));
        times++
      )
        await page.keyboard.press('Tab')
      await expect(refuse).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(accept).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(panel(page)).toBeVisible()
      expect(await violations(page, { strict: true })).toEqual([])
      await page.keyboard.press('Escape')
      await expect(panel(page)).toBeHidden()
      await expect(banner(page)).toBeVisible()
      await refuse.focus()
      await page.keyboard.press('Enter')
      await expect(banner(page)).toHaveCount(0)
    })

  test(`${locale}: with the banner the page is accessible, nothing jumps, and its end can be reached ${screenOf[locale]}`, async ({
    page,
  }) => {
    await watchShifts(page)
    await visit(page, pages.home[locale])
    await expect(banner(page)).toBeVisible()
    expect(await violations(page, { strict: true })).toEqual([])
    expect(await shifted(page)).toBeLessThan(0.1)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const link = page.getByRole('contentinfo').getByRole('link', { name: say('consent_choices') })
    await expect(link).toBeInViewport()
    const covered = await link.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === element
    })
    expect(covered).toBe(true)
  })

  if (locale === 'fr')
    test(`${locale}: the footer's link reopens the choice at any time, group by group (acceptance 148) @phone`, async ({
      page,
      context,
    }) => {
      await visit(page, pages.stores[locale])
      await banner(page)
        .getByRole('button', { name: say('consent_accept') })
        .click()
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say('consent_choices') })
        .click()
      await expect(panel(page)).toBeVisible()
      const boxes = panel(page).getByRole('checkbox')
      await expect(boxes).toHaveCount(5)
      await expect(boxes.nth(0)).toBeDisabled()
      for (const at of [0, 1, 2, 3, 4]) await expect(boxes.nth(at)).toBeChecked()
      await boxes.nth(1).uncheck()
      await panel(page)
        .getByRole('button', { name: say('consent_save') })
        .click()
      await expect(panel(page)).toBeHidden()
      const groups = async () =>
        new URLSearchParams((await context.cookies()).find(({ name }) => name === 'OptanonConsent')?.value).get(
          'groups',
        )
      await expect.poll(groups).toBe('C0001:1,C0002:0,C0003:1,C0004:1,C0005:1')
      const seen = watched(page)
      await journey(page)
      expect(seen.measured).toEqual([])
    })

  test(`${locale}: every push is what the contract says, once per act (acceptance 114–118, 121) ${screenOf[locale]}`, async ({
    page,
    isMobile,
  }) => {
    await visit(page, search[locale])
    await page.locator('main article a').first().click()
    await expect(page).toHaveURL(/\/product\//)
    await expect.poll(async () => (await eventsOf(page, 'view_item')).length).toBe(1)
    const views = async () => (await eventsOf(page, 'page_view')).length
    await page.goBack()
    await expect(page).toHaveURL(/\/search/)
    await expect.poll(views).toBe(3)
    await page.goForward()
    await expect(page).toHaveURL(/\/product\//)
    await expect.poll(views).toBe(4)
    if (await page.getByRole('heading', { name: m.stock_alert_title({}, { locale }) }).isHidden())
      await addToCart(page, locale)
    const pushes = await dataLayerOf(page)
    expect(
      pushes.map((push) => dataLayerPush.safeParse(push).error?.issues).filter(Boolean),
      JSON.stringify(pushes),
    ).toEqual([])
    const count = (name: string) => (pushes as { event?: string }[]).filter(({ event }) => event === name).length
    expect({
      search: count('search'),
      list: count('view_item_list') > 0,
      select: count('select_item'),
      item: count('view_item'),
      views: count('page_view'),
    }).toEqual({ search: 1, list: true, select: 1, item: 1, views: 4 })
    if (!isMobile) expect(count('user_interaction')).toBe(0)
  })
}
