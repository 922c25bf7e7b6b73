import { expect, test, type Locator } from '@playwright/test'
import { inShop } from '../src/domain/shop-name.ts'
import { paths } from '../src/domain/paths.ts'
import { LONGEST_PROMO } from '../src/domain/shell/ticker.ts'
import { m } from '../src/paraglide/messages.js'
import { newAccount } from './support/accounts.ts'
import { fillCart } from './support/checkout.ts'
import { coveredBy } from './support/covered-by.ts'
import { landmarks } from './support/landmarks.ts'
import { cart, pages } from './support/pages.ts'
import { visit } from './support/visit.ts'

const box = async (locator: Locator) => (await locator.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }

/** Rows of equally many. */
async function expectNoHole(things: Locator): Promise<void> {
  await expect(things.nth(1)).toBeVisible()
  const tops = await things.evaluateAll((all) => all.map((thing) => Math.round(thing.getBoundingClientRect().top)))
  expect(new Set([...Map.groupBy(tops, (top) => top).values()].map((row) => row.length)).size).toBe(1)
}

/** Of two languages the one with the longer words. */
const locale = 'fr' as const

test.describe(`${locale}: on a tablet @desktop`, () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('every letter of the brands can be tapped without scrolling; the ribbon begins where the page does; the footer’s last row has no hole', async ({
    page,
  }) => {
    await visit(page, pages.brands[locale])
    const letters = page.getByRole('navigation', { name: m.brands_letters({}, { locale }) })
    await expect(letters.getByRole('link').last()).toBeInViewport({ ratio: 1 })
    for (const link of await letters.getByRole('link').all()) expect((await box(link)).width).toBeGreaterThanOrEqual(24)

    const title = await box(page.getByRole('heading', { level: 1 }))
    const words = await page
      .getByRole('banner')
      .getByRole('link', { name: landmarks[locale].otherLanguage })
      .evaluate((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return range.getBoundingClientRect().left
      })
    expect(Math.abs(words - title.x)).toBeLessThanOrEqual(1)

    const footer = page.getByRole('navigation', { name: m.shell_footer({}, { locale }) })
    await expect(footer).toBeVisible()
    await expectNoHole(footer.getByRole('heading', { level: 2 }))
  })

  test('choosing a size moves nothing below it', async ({ page }) => {
    await visit(page, pages.product[locale])
    const main = page.getByRole('main')
    const chooses = main.getByRole('button', { name: m.product_choose_size({}, { locale }) })
    const { y, height } = await box(chooses)
    await main.locator('input[name=size]:enabled').first().check()
    await expect(chooses).toBeHidden()
    const buys = main.getByRole('button', { name: landmarks[locale].addToCart, exact: true })
    expect(await box(buys)).toMatchObject({ y, height })
  })

  test('every part of my account is in sight', async ({ page }) => {
    await newAccount(page, locale)
    await visit(page, paths.account(locale))
    const parts = page.getByRole('navigation', { name: m.account_sections({}, { locale }) }).getByRole('link')
    await expect(parts.first()).toBeInViewport({ ratio: 1 })
    await expect(parts.last()).toBeInViewport({ ratio: 1 })
  })

  test('the order’s summary in the checkout reaches from edge to edge', async ({ page }) => {
    await fillCart(page, locale, '5107-232-GRANITE-L')
    await visit(page, paths.checkout(locale))
    const fold = page.locator('details').filter({ hasText: m.checkout_summary({}, { locale }) })
    expect(await box(fold)).toMatchObject({ x: 0, width: 768 })
  })

  test('the hero’s words begin where those below it do, and the ways into the catalogue leave no hole in their last row', async ({
    page,
  }) => {
    await visit(page, pages.home[locale])
    const [hero, below] = [
      await box(page.getByRole('heading', { level: 1 })),
      await box(page.getByRole('main').getByRole('heading', { level: 2 }).first()),
    ]
    expect(Math.abs(hero.x - below.x)).toBeLessThanOrEqual(1)

    await expectNoHole(
      page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2 }) })
        .first()
        .getByRole('listitem'),
    )
  })
})

test.describe(`${locale}: on the narrowest phone @phone`, () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('a line of the cart is taken away beside its number, and a code has the whole line', async ({ page }) => {
    await fillCart(page, locale, '5107-232-GRANITE-L')
    await visit(page, cart[locale])
    const main = page.getByRole('main')
    const [number, remove] = [
      main.getByRole('spinbutton'),
      main.getByRole('listitem').locator('button[name="to"][value="0"]'),
    ]
    const middle = async (locator: Locator) => (await box(locator)).y + (await box(locator)).height / 2
    expect(Math.abs((await middle(number)) - (await middle(remove)))).toBeLessThanOrEqual(2)
    await main.getByText(m.checkout_promo({}, { locale }), { exact: true }).first().click()
    expect((await box(main.getByRole('textbox', { name: m.checkout_promo({}, { locale }) }))).width).toBeGreaterThan(
      200,
    )
  })

  test('with twice the text the buttons of the cart stay in their box', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await fillCart(page, locale, '5107-232-GRANITE-L')
    await visit(page, cart[locale])
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    const button = page.getByRole('main').getByRole('link', { name: m.cart_keep_shopping({}, { locale }) })
    const over = () =>
      button.evaluate(
        (link) =>
          link.getBoundingClientRect().right -
          ((link.parentElement?.getBoundingClientRect().right ?? 0) -
            parseFloat(getComputedStyle(link.parentElement ?? link).paddingRight)),
      )
    await expect.poll(over).toBeLessThanOrEqual(1)
  })

  test('the longest message of the ticker and the example of an address are not cut', async ({ page }) => {
    await visit(page, pages.brands[locale])
    const message = page.locator('.ticker-message')
    await message.evaluate(
      (place, most) => (place.textContent = 'On livre vite, '.repeat(9).slice(0, most)),
      LONGEST_PROMO,
    )
    expect(await message.evaluate((place) => place.scrollHeight - place.clientHeight)).toBeLessThanOrEqual(1)
    const field = page.getByPlaceholder(m.newsletter_email_example({}, { locale }))
    await field.fill(m.newsletter_email_example({}, { locale }))
    expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  })

  test('the parts of my account fade out where more of them are, and the last is read whole', async ({ page }) => {
    await newAccount(page, locale)
    await visit(page, paths.account(locale, 'privacy'))
    const parts = page.getByRole('navigation', { name: m.account_sections({}, { locale }) })
    await parts.evaluate((nav) => nav.scrollTo({ left: nav.scrollWidth, behavior: 'instant' }))
    const { right, faded } = await parts.evaluate((nav) => ({
      right: [...nav.querySelectorAll('a')].at(-1)?.getBoundingClientRect().right ?? Number.NaN,
      faded: getComputedStyle(nav).maskImage.includes('gradient') ? nav.getBoundingClientRect().right - 40 : Number.NaN,
    }))
    expect(right).toBeLessThanOrEqual(faded)
  })
})

test.describe(`${locale}: where the row of the menu just fits @desktop`, () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('its last words end with the page', async ({ page }) => {
    await visit(page, pages.brands[locale])
    const words = await page
      .getByRole('navigation', { name: landmarks[locale].main })
      .getByRole('button', { name: 'Aubaines', exact: true })
      .evaluate((item) => {
        const range = document.createRange()
        range.selectNodeContents(item)
        return range.getBoundingClientRect().right
      })
    const edge = await page
      .getByRole('main')
      .locator('.page-width')
      .first()
      .evaluate((part) => part.getBoundingClientRect().right - parseFloat(getComputedStyle(part).paddingRight))
    expect(words).toBeLessThanOrEqual(edge + 1)
  })
})

test('wherever a page is scrolled to, the chatbot covers no word and no control @desktop', async ({ page }) => {
  const launcher = page.getByRole('button', {
    name: m.assistant_heading(inShop(), { locale: 'en' }),
    exact: true,
    includeHidden: true,
  })
  for (const kind of ['home', 'allProducts', 'product'] as const) {
    await visit(page, pages[kind].en)
    for (const [width, height] of [
      [390, 664],
      [768, 1024],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const { seen, covered } = await coveredBy(launcher)
      expect(covered, `${kind} at ${width} px`).toEqual([])
      expect(seen, `${kind} at ${width} px`).toBeGreaterThan(0)
    }
  }
})

test.describe('on a phone with the chatbot @phone', () => {
  // The narrowest with room for it, and a usual one.
  for (const width of [360, 390])
    test(`${width} px: nothing lies over a product, and the bar to buy comes when the button has left`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 664 })
      await visit(page, pages.product.en)
      const title = page.getByRole('heading', { level: 1 })
      const bar = page.locator('[data-buy-bar]')
      const launcher = page.getByRole('button', { name: m.assistant_heading(inShop(), { locale: 'en' }), exact: true })
      await expect(launcher).toBeHidden()
      await expect(bar).toBeHidden()
      await page
        .getByRole('heading', { name: m.product_specifications({}, { locale: 'en' }) })
        .evaluate((heading) => heading.scrollIntoView())
      await expect(bar).toContainText('$')
      await expect(title).not.toBeInViewport()
      const choose = bar.getByRole('button', { name: m.product_choose_size({}, { locale: 'en' }) })
      const [low, add, chat] = [await box(bar), await box(choose), await box(launcher)]
      expect(low.height).toBeLessThan(90)
      expect(chat.y).toBeGreaterThanOrEqual(low.y)
      expect(chat.x).toBeGreaterThanOrEqual(add.x + add.width)
      await launcher.click()
      await expect(page.getByRole('dialog', { name: m.assistant_heading(inShop(), { locale: 'en' }) })).toBeVisible()
    })
})

test.describe('in a low window @desktop', () => {
  test.use({ viewport: { width: 1366, height: 560 } })

  test('what the last item of a long rail opens is beside it', async ({ page }) => {
    await visit(page, '/en')
    const nav = page.getByRole('navigation', { name: landmarks.en.main })
    await nav.getByRole('button', { name: 'Gear by Activity' }).click()
    const last = nav.getByRole('link', { name: 'Travel', exact: true })
    await last.scrollIntoViewIfNeeded()
    await last.hover()
    await expect(last).toHaveAttribute('aria-expanded', 'true')
    await expect(nav.getByRole('list', { name: 'Travel', exact: true }).getByRole('link').first()).toBeInViewport({
      ratio: 1,
    })
  })
})
