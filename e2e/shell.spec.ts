import { expect, test, type Locator, type Page } from '@playwright/test'
import type { Locale } from '../src/domain/locale.ts'
import { inShop } from '../src/domain/shop-name.ts'
import { HIDE_BELOW_PX, SCROLL_THROTTLE_MS } from '../src/domain/shell/header-visibility.ts'
import { m } from '../src/paraglide/messages.js'
import { scrollTo } from './support/focus.ts'
import { landmarks } from './support/landmarks.ts'
import { cart, locales, missing, pages, screenOf } from './support/pages.ts'
import { goToTopItem } from './support/top-item.ts'
import { addressOf, alive, cartButton, cartPanel, visit } from './support/visit.ts'

test.use({ reducedMotion: 'no-preference' })

for (const locale of locales) {
  const { skipToContent, skipToNavigation, otherLanguage, main, myStore, addToCart } = landmarks[locale]
  const other = locale === 'en' ? 'fr' : 'en'

  test(`${locale}: on every kind of page the parts come in their order, and the first two Tabs are the skip links, which move the focus (acceptance 32, 33) ${screenOf[locale]}`, async ({
    page,
    isMobile,
  }) => {
    for (const both of [pages.home, cart, missing]) {
      await visit(page, both[locale])
      expect(await areInOrder(page, partsOf(page, locale, isMobile))).toBe(true)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: skipToContent })).toBeFocused()
      await expect(page.getByRole('link', { name: skipToContent })).toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: skipToNavigation })).toBeFocused()
      await page.keyboard.press('Enter')
      const menu = isMobile
        ? page.getByRole('button', { name: m.shell_menu({}, { locale }), exact: true })
        : page.getByRole('navigation', { name: main })
      await expect(menu).toBeFocused()
      await page.getByRole('link', { name: skipToContent }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    }
  })

  test(`${locale}: the language link leads to the twin, where the cart and its language are (acceptance 29–31) ${screenOf[locale]}`, async ({
    page,
  }) => {
    await visit(page, `${pages.product[locale]}?colour=granite&size=m`)
    await page.getByRole('button', { name: addToCart }).click()
    await expect(cartPanel(page, locale)).toBeVisible()
    await page.keyboard.press('Escape')
    const link = page.getByRole('banner').getByRole('link', { name: otherLanguage, exact: true })
    await expect(link).toHaveAttribute('hreflang', other === 'en' ? 'en-CA' : 'fr-CA')
    await link.click()
    await alive(page)
    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toBe(`${pages.product[other]}?colour=granite&size=m`)
    await expect(page.locator('html')).toHaveAttribute('lang', other === 'en' ? 'en-CA' : 'fr-CA')
    await expect(cartButton(page, other)).toHaveAccessibleName(
      `${landmarks[other].cart}, ${m.cart_count({ count: 1 }, { locale: other })}`,
    )
  })

  if (locale === 'fr')
    test(`${locale}: after a move the focus is on the new heading, and its title is announced (acceptance 90) @phone`, async ({
      page,
      isMobile,
    }) => {
      const women = 'Femmes'
      await visit(page, pages.home[locale])
      await goToTopItem(page, locale, women, isMobile)
      await expect(page.getByRole('heading', { level: 1, name: women })).toBeFocused()
      await expect(page.getByRole('status').filter({ hasText: `${women} | Portage` })).toBeAttached()
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${pages.home[locale]}$`))
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })

  if (locale === 'en')
    test(`${locale}: the ticker moves on, pauses on request, and never moves under reduced motion (acceptance 75–77) @desktop`, async ({
      page,
    }) => {
      await page.clock.install()
      await visit(page, pages.brands[locale])
      const ticker = page.getByRole('group', { name: m.shell_offers({}, { locale }) })
      const first = await ticker.getByRole('paragraph').innerText()
      await page.clock.runFor(7100)
      await expect(ticker.getByRole('paragraph')).not.toHaveText(first)
      await ticker.getByRole('button', { name: m.shell_ticker_pause({}, { locale }) }).click()
      const resume = ticker.getByRole('button', { name: m.shell_ticker_play({}, { locale }) })
      await expect(resume).toBeVisible()
      const second = await ticker.getByRole('paragraph').innerText()
      await page.clock.runFor(15_000)
      await expect(ticker.getByRole('paragraph')).toHaveText(second)
      await resume.click()
      await page.mouse.move(0, 400)
      await page.keyboard.press('Tab')
      await page.clock.runFor(7100)
      await expect(ticker.getByRole('paragraph')).not.toHaveText(second)

      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.reload()
      await alive(page)
      const still = await ticker.getByRole('paragraph').innerText()
      await page.clock.runFor(15_000)
      await expect(ticker.getByRole('paragraph')).toHaveText(still)
    })

  if (locale === 'fr')
    test(`${locale}: exactly one store selector at any width, and no id twice (acceptance 34) @desktop`, async ({
      page,
    }) => {
      await visit(page, pages.home[locale])
      for (const width of [320, 390, 719, 720, 1023, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(page.getByRole('button', { name: myStore })).toHaveCount(1)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          `${width} px scrolls sideways`,
        ).toBe(0)
        expect(
          await page.evaluate(() =>
            [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at),
          ),
        ).toEqual([])
      }
    })

  if (locale === 'en')
    test(`${locale}: a page without ribbon and store selector keeps the skip links, the menu and its twin (acceptance 35, 73) @desktop`, async ({
      page,
      isMobile,
    }) => {
      await visit(page, { en: '/en/explore/gift-guide', fr: '/fr/explorer/guide-cadeaux' }[locale])
      const banner = page.getByRole('banner')
      await expect(banner.getByRole('link', { name: otherLanguage, exact: true })).toHaveCount(0)
      await expect(banner.getByRole('button', { name: myStore })).toHaveCount(0)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: skipToContent })).toBeFocused()
      if (!isMobile)
        await expect(page.getByRole('navigation', { name: main }).getByRole('listitem').first()).toBeVisible()
      await expect(page.locator(`link[rel="alternate"][hreflang^="${other}"]`)).toHaveAttribute(
        'href',
        { en: /\/fr\/explorer\/guide-cadeaux$/, fr: /\/en\/explore\/gift-guide$/ }[locale],
      )
    })
}

test('the header hides below 100 px on the way down, and returns on the way up and at the end (acceptance 78–81)', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, pages.listing.en)
  const logo = page.getByRole('banner').getByRole('link', { name: m.shell_home(inShop(), { locale: 'en' }) })
  const settle = () => page.clock.runFor(SCROLL_THROTTLE_MS + 250)
  await scrollTo(page, HIDE_BELOW_PX)
  await settle()
  await expect(logo).toBeInViewport()
  await scrollTo(page, HIDE_BELOW_PX + 1)
  await settle()
  await expect(logo).not.toBeInViewport()
  await scrollTo(page, 900)
  await settle()
  await expect(logo).not.toBeInViewport()
  await scrollTo(page, 890)
  await settle()
  await expect(logo).toBeInViewport()
  await scrollTo(page, 1400)
  await settle()
  await expect(logo).not.toBeInViewport()
  await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight))
  await settle()
  await expect(logo).toBeInViewport()
})

test('the header stays while the keyboard is in it (acceptance 80) @desktop', async ({ page }) => {
  await page.clock.install()
  await visit(page, pages.listing.fr)
  for (let tabs = 0; tabs < 8; tabs++) await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1)
  await scrollTo(page, 1200)
  await page.clock.runFor(SCROLL_THROTTLE_MS + 250)
  await expect(
    page.getByRole('banner').getByRole('link', { name: m.shell_home(inShop(), { locale: 'fr' }) }),
  ).toBeInViewport()
  await focused.blur()
  await scrollTo(page, 1300)
  await page.clock.runFor(SCROLL_THROTTLE_MS + 250)
  await expect(
    page.getByRole('banner').getByRole('link', { name: m.shell_home(inShop(), { locale: 'fr' }) }),
  ).not.toBeInViewport()
})

test('without JavaScript the footer and every top item are in the page (acceptance 88) @desktop', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto(pages.home.fr)
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  for (const title of ['Course et entraînement', 'Hiver', 'Femmes', 'Aubaines'])
    await expect(
      page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: title, exact: true }).first(),
    ).toBeVisible()
  expect(addressOf(page)).toBe('/fr')
  await context.close()
})

function partsOf(page: Page, locale: Locale, isMobile: boolean): Locator[] {
  const { skipToContent, skipToNavigation, otherLanguage, main, myStore } = landmarks[locale]
  const banner = page.getByRole('banner')
  return [
    page.getByRole('link', { name: skipToContent }),
    page.getByRole('link', { name: skipToNavigation }),
    banner.getByRole('link', { name: otherLanguage, exact: true }),
    page.getByRole('group', { name: m.shell_offers({}, { locale }) }),
    page.getByRole('button', { name: myStore }),
    page.getByRole('link', { name: m.shell_home(inShop(), { locale }) }),
    banner.getByRole('search'),
    cartButton(page, locale),
    ...(isMobile ? [] : [page.getByRole('navigation', { name: main })]),
    page.getByRole('main'),
    page.getByRole('contentinfo'),
  ]
}

/** Whether each element comes after the one before it in the document. */
async function areInOrder(page: Page, parts: Locator[]): Promise<boolean> {
  const handles = await Promise.all(parts.map((part) => part.elementHandle()))
  return page.evaluate(
    (elements) =>
      elements.every(
        (element, at) =>
          at === 0 ||
          Boolean((elements[at - 1]?.compareDocumentPosition(element as Node) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING),
      ),
    handles,
  )
}
