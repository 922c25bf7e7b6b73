import { inShop } from '../src/domain/shop-name.ts'
import { expect, test, type Page } from '@playwright/test'
import { dataLayerPush } from '../src/features/analytics/testing/data-layer-schema.ts'
import { m } from '../src/paraglide/messages.js'
import { dataLayerOf, eventsOf } from './support/data-layer.ts'
import { buttonNames } from './support/html.ts'
import { locales, pages, screenOf, search } from './support/pages.ts'
import { alive, visit } from './support/visit.ts'

/**
 * A shop whose operator has set a container of Google's tag manager and OneTrust, and has switched the chatbot off
 * (scripts/test.ts).
 * Neither service is asked: both scripts are answered here, as far as the shop knows them.
 */
test.use({ storageState: { cookies: [], origins: [] } })

const { GTM_ID = '', ONETRUST_ID = '' } = process.env

/** What OneTrust's stub does: it asks, writes its cookie, reports it, and has a panel. */
const stub = `
  const say = (groups) => {
    document.cookie = 'OptanonConsent=isGpcEnabled=0&datestamp=' + encodeURIComponent(new Date().toString()) + '&version=202501.1.0&groups=' + encodeURIComponent(groups) + '; Path=/'
    dispatchEvent(new CustomEvent('OneTrustGroupsUpdated'))
  }
  const bar = document.body.appendChild(document.createElement('div'))
  for (const [name, on] of [['OneTrust: yes', 1], ['OneTrust: no', 0]]) {
    const button = bar.appendChild(document.createElement('button'))
    button.textContent = name
    button.onclick = () => say('C0001:1,C0002:' + on + ',C0003:' + on + ',C0004:' + on)
  }
  bar.style.cssText = 'position:fixed;top:0;left:0;z-index:9999'
  window.OneTrust = { ToggleInfoDisplay() { document.title = 'OneTrust is open' } }`
/** What the container reads first: the data layer as it is at its start. */
const container = `window.atStart = window.dataLayer.map((entry) => Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry)`

async function servicesOf(page: Page): Promise<{ asked: string[]; complaints: string[] }> {
  const [asked, complaints]: [string[], string[]] = [[], []]
  page.on(
    'console',
    (message) => void (/Content.Security.Policy/i.test(message.text()) && complaints.push(message.text())),
  )
  page.on('request', (request) => {
    const { origin, pathname, search: query } = new URL(request.url())
    if (!/^https?:\/\/(localhost|127\.0\.0\.1)[:/]/.test(request.url()) && request.url().startsWith('http'))
      asked.push(origin + pathname + query)
  })
  await page.route('https://cdn.cookielaw.org/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stub }),
  )
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: container }),
  )
  return { asked, complaints }
}

const oneTrust = 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js'
const gtm = `https://www.googletagmanager.com/gtm.js?id=${GTM_ID}`
const [denied, granted] = ['denied', 'granted'].map((state) =>
  expect.objectContaining({
    analytics_storage: state,
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
  }),
) as [unknown, unknown]

for (const locale of locales) {
  const say = { locale }

  if (locale === 'en')
    test(`${locale}: OneTrust asks instead of the shop; the tag manager comes with its yes, after its signals, and knows nothing from before (acceptance 121, 148) @desktop`, async ({
      page,
    }) => {
      const { asked, complaints } = await servicesOf(page)
      await visit(page, pages.stores[locale])
      const yes = page.getByRole('button', { name: 'OneTrust: yes' })
      await expect(yes).toBeVisible()
      await expect(page.locator('#onetrust-stub')).toHaveAttribute('data-domain-script', ONETRUST_ID)
      await expect(page.getByRole('region', { name: m.consent_heading({}, say) })).toHaveCount(0)
      expect(await eventsOf(page, 'page_view')).toHaveLength(1)
      expect(asked).toEqual([oneTrust])

      await yes.click()
      await expect.poll(() => asked).toContain(gtm)
      const atStart = () => page.evaluate(() => (window as { atStart?: { event?: string }[] }).atStart ?? [])
      await expect
        .poll(async () => (await atStart()).slice(0, 3))
        .toEqual([
          ['consent', 'default', denied],
          ['consent', 'update', granted],
          expect.objectContaining({ event: 'gtm.js' }),
        ])
      expect((await atStart()).map(({ event }) => event)).not.toContain('page_view')
      // Without a reload, actions from here on are tracked.
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: m.consent_choices({}, say) })
        .click()
      await expect(page).toHaveTitle('OneTrust is open')
      await page.getByRole('banner').getByRole('link', { name: 'Portage' }).first().click()
      await expect.poll(async () => (await eventsOf(page, 'page_view')).length).toBe(1)
      expect(
        (await dataLayerOf(page)).map((push) => dataLayerPush.safeParse(push).error?.issues).filter(Boolean),
      ).toEqual([])

      // Taken back, the page begins anew and the container stays away.
      const before = asked.filter((url) => url === gtm).length
      const reloaded = page.waitForEvent('load')
      await page.getByRole('button', { name: 'OneTrust: no' }).click()
      await reloaded
      await alive(page)
      await visit(page, search[locale])
      expect([asked.filter((url) => url === gtm).length, before]).toEqual([1, 1])
      expect(complaints).toEqual([])
    })

  if (locale === 'fr')
    test(`${locale}: a visitor who refused in OneTrust gets no tag manager and no second question @desktop`, async ({
      page,
    }) => {
      const { asked } = await servicesOf(page)
      await visit(page, pages.home[locale])
      await page.getByRole('button', { name: 'OneTrust: no' }).click()
      for (const path of [pages.product[locale], search[locale]]) await visit(page, path)
      await expect(page.getByRole('region', { name: m.consent_heading({}, say) })).toHaveCount(0)
      expect(new Set(asked)).toEqual(new Set([oneTrust]))
    })

  if (locale === 'en')
    test(`${locale}: switched off, the chatbot has no element and no script (acceptance 42, 43) @desktop`, async ({
      page,
    }) => {
      await servicesOf(page)
      const scripts: string[] = []
      page.on(
        'request',
        (sent) => void (/\/assets\/.*(chat|assistant)[^/]*\.js/.test(sent.url()) && scripts.push(sent.url())),
      )
      for (const path of [pages.home[locale], pages.stores[locale], pages.listing[locale]]) {
        await visit(page, path)
        await expect(
          page.getByRole('button', {
            name: new RegExp(`^(${m.assistant_heading(inShop(), say)}|${m.assistant_ask({}, say)})$`),
            includeHidden: true,
          }),
          path,
        ).toHaveCount(0)
        await expect(page.locator('.chat-launcher, #ask-heading'), path).toHaveCount(0)
      }
      expect(scripts).toEqual([])
    })

  test(`${locale}: switched off, the chatbot is in no HTML and has no address (acceptance 42, 43) ${screenOf[locale]}`, async ({
    request,
  }) => {
    for (const path of [pages.home[locale], pages.stores[locale], pages.listing[locale]]) {
      const html = await (await request.get(path)).text()
      expect(html, path).not.toMatch(/chat-launcher|ask-heading|assets\/chat/)
      expect(buttonNames(html), path).not.toContain(m.assistant_ask({}, say))
    }
    for (const address of ['', '/order', '/message'])
      expect(
        (await request.post(`/api/assistant${address}`, { data: { question: 'Hello', locale } })).status(),
        address,
      ).toBe(404)
  })
}
