import { expect, test, type Locator } from '@playwright/test'
import { m as staff } from '../src/paraglide-staff/messages.js'
import { locales, screenOf } from './support/pages.ts'
import { admin, asStaff, staffRequest } from './support/staff.ts'

const words = {
  en: {
    variants: 'Variants',
    add: 'Add Variant',
    draft: 'Save Draft',
    save: 'Save',
    required: 'This field is required.',
  },
  fr: {
    variants: 'Variantes',
    add: 'Ajouter\u00a0: Variante',
    draft: 'Enregistrer le brouillon',
    save: 'Enregistrer',
    required: 'Ce champ est obligatoire.',
  },
} as const
const plum = { en: 'Plum', fr: 'Prune' }
const calgary = 'calgary-macleod-trail'

for (const locale of locales) {
  const say = { locale }
  const named = (place: Locator, label: string) => place.getByRole('combobox', { name: new RegExp(`^${label}\\b`) })

  test(`${locale}: colour, size, SKU and place are chosen by name with the keyboard, not typed as keys ${screenOf[locale]}`, async ({
    page,
  }) => {
    const own = await staffRequest()
    await asStaff(page)
    await page.context().addCookies([{ name: 'payload-lng', value: locale, url: admin }])
    const [sku, title] = [`${locale}-${Date.now()}`, `Chosen ${locale} ${Date.now()}`]
    const find = async <Doc>(path: string) =>
      ((await (await own.get(`/admin/api/${path}`)).json()) as { docs: Doc[] }).docs
    const [colour] = await find<{ id: number }>('colours?where[key][equals]=plum&depth=0')
    const { doc: product } = (await (
      await own.post(`/admin/api/products?draft=true&locale=${locale}`, {
        data: {
          _status: 'draft',
          code: sku,
          title,
          colours: [{ colour: colour?.id }],
          sizes: [{ key: 'm', name: 'Medium' }],
          variants: [{ sku: `${sku}-A`, price: 1000 }],
        },
      })
    ).json()) as { doc: { id: number } }
    try {
      await page.goto(`${admin}/admin/collections/products/${product.id}?locale=${locale}`)
      const main = page.getByRole('main')
      await expect(page.locator('[data-form-ready="true"]').first()).toBeAttached()
      await main.getByRole('button', { name: words[locale].variants, exact: true }).click()
      await main.getByRole('button', { name: staff.grid_details({}, say) }).click()
      await main.getByRole('button', { name: words[locale].add }).click()
      const row = page.locator('#variants-row-1')
      await row.locator('input[name="variants.1.sku"]').fill(`${sku}-B`)
      await named(row, staff.label_colour({}, say)).fill(plum[locale].slice(0, 4))
      await page.keyboard.press('Enter')
      // In the name of the row, and in the field.
      await expect(row.getByText(plum[locale], { exact: true })).toHaveCount(2)
      await named(row, staff.label_size({}, say)).fill('med')
      await page.keyboard.press('Enter')
      await row.locator('input[name="variants.1.price"]').fill('12.50')
      await main.getByRole('button', { name: words[locale].draft }).click()
      const variant = async () =>
        (await find<{ variants: object[] }>(`products?where[code][equals]=${sku}&draft=true&depth=0`))[0]?.variants[1]
      await expect.poll(variant).toMatchObject({ sku: `${sku}-B`, colour: 'plum', size: 'm', price: 1250 })

      await page.goto(`${admin}/admin/collections/inventory/create`)
      const save = main.getByRole('button', { name: words[locale].save, exact: true })
      await expect(page.locator('[data-form-ready="true"]').first()).toBeAttached()
      await save.click()
      // The reason of a refusal is beside its field on phones, too.
      await expect(main.getByText(words[locale].required).filter({ visible: true })).toBeVisible()
      await named(main, staff.label_sku({}, say)).fill(title)
      await page.getByRole('option', { name: new RegExp(`^${sku}-A`) }).click()
      await named(main, staff.label_location({}, say)).fill('Calg')
      await page.keyboard.press('Enter')
      await main.getByRole('spinbutton').fill('3')
      await save.click()
      const stock = () => find<object>(`inventory?where[sku][equals]=${sku}-A&depth=0`)
      await expect.poll(stock).toMatchObject([{ sku: `${sku}-A`, location: calgary, quantity: 3 }])
      await page.waitForURL(/inventory\/\d+/)
      await expect(main.getByText(`${sku}-A – ${title}`)).toBeVisible()
    } finally {
      await own.delete(`/admin/api/inventory?where[sku][equals]=${sku}-A`)
      await own.delete(`/admin/api/products/${product.id}`)
      await own.dispose()
    }
  })
}
