import { expect, test, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Locale } from '../src/domain/locale.ts'
import { m as staff } from '../src/paraglide-staff/messages.js'
import { alive, asRole, beginNew, openByCode, pick, saveUntil } from './support/admin-form.ts'
import { giveFile } from './support/give-file.ts'
import { locales, screenOf } from './support/pages.ts'

/** The journeys of a merchandiser with their clicks counted, from the sign-in to what shoppers see. */
test.setTimeout(240_000)

/** What Payload itself says. */
const says = {
  en: {
    create: 'Create New',
    file: 'Select a file',
    save: 'Save',
    next: 'Next',
    variants: 'Variants',
    content: 'Content',
  },
  fr: {
    create: 'Créer',
    file: 'Sélectionnez un fichier',
    save: 'Enregistrer',
    next: 'Suivant',
    variants: 'Variantes',
    content: 'Contenu',
  },
} as const
const of = {
  en: { title: 'Ridge Pullover', colours: ['Plum', 'Cobalt'], sizes: ['S', 'M', 'L', 'XL'], category: 'Fleece' },
  fr: { title: 'Chandail Crête', colours: ['Prune', 'Cobalt'], sizes: ['P', 'M', 'G', 'TG'], category: 'Polars' },
} as const
const code = { en: '5998-101', fr: '5998-102' } as const
/** Products that no other errand looks at, and a price that nothing else has. */
const band = { en: '5193-642', fr: '5193-418' } as const
const odd = { en: '$21.37', fr: '21,38 $' } as const
const MOST_CLICKS = { product: 35, promotion: 8, price: 7 }
/** What is typed of a product, in both languages: docs/admin.md reckons with it. */
const MOST_KEYS = 310

const whole = (text: string) => new RegExp(`^${text}$`)

for (const locale of locales) {
  const say = { locale }
  const words = says[locale]
  const other: Locale = locale === 'en' ? 'fr' : 'en'
  const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name, exact: true })

  test(`${locale}: a product in two colours and four sizes, with four pictures, in both languages, in at most ${MOST_CLICKS.product} clicks ${screenOf[locale]}`, async ({
    browser,
  }) => {
    const { own, page, presses, leave } = await asRole(browser, locale, 'variants')
    const product = `/admin/api/products?where[code][equals]=${code[locale]}`
    const clear = async () => {
      // Its form is open: what is being edited is deleted only if one insists.
      expect((await own.delete(`${product}&overrideLock=true`)).status()).toBe(200)
      await own.delete(`/admin/api/inventory?where[sku][like]=${code[locale]}`)
      await own.delete(`/admin/api/media?where[filename][like]=pullover-${locale}`)
    }
    await clear()
    const main = page.getByRole('main')
    const pictures = await Promise.all(
      ['#1e5a3c', '#5a1e3c', '#1e3c5a', '#5a5a1e'].map(async (background, nth) => ({
        name: `pullover-${locale}-${nth}.png`,
        mimeType: 'image/png',
        buffer: await sharp({ create: { width: 900, height: 900, channels: 3, background } })
          .png()
          .toBuffer(),
      })),
    )
    const fillAll = async (text: string) => {
      await main.locator('input[data-row="0"][data-column="0"]').click()
      await page.keyboard.type(text)
      await button(main, staff.grid_fill_all({}, say)).click()
    }
    try {
      await beginNew(page, 'products')
      await page.locator('#field-title').click()
      await page.keyboard.type(of[locale].title)
      await page.keyboard.press('Tab')
      await page.keyboard.type('Warm. / Chaud.')
      await page.locator('#field-code').click()
      await page.keyboard.type(code[locale])
      for (const _ of ['slug', 'brand']) await page.keyboard.press('Tab')
      await pick(page, 'Portage', /^Portage$/)

      // On a slow line the form is there before what one may do in it is known.
      await page.route('**/admin/api/media/access**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500))
        await route.continue()
      })
      await button(page.locator('#field-pictures'), words.create).click()
      const dialog = page.getByRole('dialog')
      await giveFile(button(dialog, words.file), pictures)
      for (const { name } of pictures) {
        if (name !== pictures[0]?.name) await button(dialog, words.next).click()
        await expect(dialog.locator(`input[value="${name}"]`).filter({ visible: true })).toBeVisible()
        const inOther = page.locator('[id^="field-otherAlt"]').filter({ visible: true })
        await expect(inOther).toBeEnabled()
        await page.locator('[id^="field-alt"]').filter({ visible: true }).click()
        await page.keyboard.type('A pullover / Un chandail')
        await page.keyboard.press('Tab')
        await expect(inOther).toBeFocused()
        await page.keyboard.type('Un chandail / A pullover')
        await expect(inOther).toHaveValue('Un chandail / A pullover')
      }
      await button(dialog, words.save).last().click()
      await expect(page.locator('#field-pictures').getByText(/^pullover-/)).toHaveCount(4)

      await button(main, words.variants).click()
      await main.getByRole('combobox', { name: staff.grid_colours({}, say) }).click()
      for (const colour of of[locale].colours) await pick(page, colour, whole(colour))
      await page.keyboard.press('Tab')
      for (const size of of[locale].sizes) await pick(page, size, whole(size))
      await expect(main.getByText(staff.grid_count({ n: 8 }, say))).toBeVisible()
      await fillAll(locale === 'en' ? '89.95' : '89,95')
      await main.getByRole('radio', { name: staff.grid_figure_stock({}, say) }).click()
      await fillAll('12')

      await button(main, staff.tab_placement({}, say)).click()
      await page.locator('#field-categories input').first().click()
      await pick(page, of[locale].category, new RegExp(`^${of[locale].category}`))
      // The list of choices lies above the button.
      await page.keyboard.press('Escape')
      await saveUntil(page, /products\/\d+/)

      await page.locator('.localizer button').first().click()
      await page
        .locator('.popup__content, [role=menu], .popup')
        .getByText(other === 'fr' ? 'Français' : 'English')
        .last()
        .click()
      await expect(page).toHaveURL(new RegExp(`locale=${other}`))
      await alive(page)
      await expect(page.locator('#field-title')).toHaveValue('')
      await page.locator('#field-title').click()
      await page.keyboard.type(of[other].title)
      await page.keyboard.press('Tab')
      await page.keyboard.type('Warm. / Chaud.')
      await page.locator('#action-save').click()
      const shop = await browser.newPage()
      const shown = async (language: Locale) => {
        const answer = await shop.request.get(`/${language}/product/${code[locale]}`)
        return answer.status() === 200 && (await answer.text()).includes(of[language].title)
      }
      await expect.poll(() => shown(locale)).toBe(true)
      await expect.poll(() => shown(other)).toBe(true)
      const { clicks, keys } = await presses()
      expect(clicks).toBeLessThanOrEqual(MOST_CLICKS.product)
      expect(keys).toBeLessThanOrEqual(MOST_KEYS)

      const read = async <Doc>(path: string) => ((await (await own.get(path)).json()) as { docs: Doc[] }).docs
      const [saved] = await read<{ variants: { sku: string; price: number }[]; pictures: number[] }>(
        `${product}&depth=0`,
      )
      expect(saved?.pictures).toHaveLength(4)
      expect(saved?.variants.map(({ price }) => price)).toEqual(Array.from({ length: 8 }, () => 89_95))
      const levels = await read<object>(`/admin/api/inventory?where[sku][like]=${code[locale]}&limit=20`)
      const level = (sku: string) => expect.objectContaining({ sku, location: 'online', quantity: 12 })
      expect(levels).toHaveLength(8)
      expect(levels).toEqual(expect.arrayContaining((saved?.variants ?? []).map(({ sku }) => level(sku))))
      const add = { intent: 'add', sku: saved?.variants[0]?.sku, quantity: 1, locale }
      expect(await (await shop.request.post('/api/cart', { data: add })).json()).toMatchObject({ ok: true })
      await shop.close()
    } finally {
      await clear()
      await leave()
    }
  })

  test(`${locale}: a price is changed from the list of products, in at most ${MOST_CLICKS.price} clicks ${screenOf[locale]}`, async ({
    browser,
    request,
  }) => {
    const { own, page, clicks, leave } = await asRole(browser, locale, 'price')
    const { id, variants } = (
      (await (await own.get(`/admin/api/products?where[code][equals]=${band[locale]}&depth=0`)).json()) as {
        docs: { id: number; variants: object[] }[]
      }
    ).docs[0] ?? { id: 0, variants: [] }
    const shown = async () =>
      (await (await request.get(`/${locale}/product/${band[locale]}`)).text()).replaceAll('\u00a0', ' ')
    try {
      expect(await shown()).not.toContain(odd[locale])
      await expect(page.locator('.home')).toHaveAttribute('aria-busy', 'false')
      await page.locator('.card a[href$="/collections/products"], .card-products').first().click()
      await openByCode(page, band[locale])
      await button(page.getByRole('main'), words.variants).click()
      const cell = page.locator('input[data-row="0"][data-column="0"]')
      await cell.click()
      const before = await cell.inputValue()
      // Typed over, filled down, undone step by step, and selected.
      for (const key of ['a', '5', 'd', 'z', 'z', 'a'])
        await page.keyboard.press(key === '5' ? key : `ControlOrMeta+${key}`)
      await expect(cell).toHaveValue(before)
      await page.keyboard.type(odd[locale].replace(/[$ ]/g, ''))
      await page.keyboard.press('Tab')
      const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
      await page.locator('#action-save').click()
      expect((await answered).status()).toBe(200)
      await expect.poll(shown).toContain(odd[locale])
      expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS.price)
    } finally {
      // Its form is open: what is being edited is changed only if one insists.
      const back = await own.patch(`/admin/api/products/${id}?locale=${locale}&overrideLock=true`, {
        data: { _status: 'published', variants },
      })
      expect(back.status(), await back.text()).toBe(200)
      await leave()
    }
  })

  test(`${locale}: a promotion without a code in at most ${MOST_CLICKS.promotion} clicks ${screenOf[locale]}`, async ({
    browser,
  }) => {
    const { own, page, clicks, leave } = await asRole(browser, locale, 'promotion')
    const [name, minimum] = [`Errand ${locale}`, '4321.00']
    const promotions = `/admin/api/promotions?where[nameEn][equals]=${encodeURIComponent(name)}`
    await own.delete(promotions)
    try {
      await beginNew(page, 'promotions')
      await page.locator('#field-nameEn').click()
      await page.keyboard.type(name)
      await page.keyboard.press('Tab')
      await page.keyboard.type(`Tournée ${locale}`)
      await page.getByRole('spinbutton', { name: new RegExp(`^${staff.label_percent({}, say)}`) }).click()
      await page.keyboard.type('15')
      await page.keyboard.press('Tab')
      // So much that no other test's cart gets it.
      await page.keyboard.type(minimum)
      await button(page.getByRole('main'), words.save).click()
      await expect(page).toHaveURL(/promotions\/\d+/)
      expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS.promotion)
      const { docs } = (await (await own.get(promotions)).json()) as { docs: object[] }
      expect(docs).toMatchObject([
        { kind: 'percentage', percent: 15, minimum: 4321_00, active: true, nameFr: `Tournée ${locale}` },
      ])
    } finally {
      await own.delete(promotions)
      await leave()
    }
  })
}
