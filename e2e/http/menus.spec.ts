import { expect, test, type APIRequestContext } from '@playwright/test'
import type { MenuItem, MenuLink, TopMenuItem } from '../../src/domain/navigation/menu.ts'
import { elements } from '../support/html.ts'
import { locales } from '../support/pages.ts'
import { answer, problems } from '../support/requests.ts'

const titles = {
  en: ['Gifts', 'Gear by Activity', 'Women', 'Men', 'Kids', 'Footwear', 'New Arrivals', 'Brands', 'Deals'],
  fr: [
    'Course et entraînement',
    'Hiver',
    'Sacs à dos',
    'Voyage',
    'Électronique',
    'Femmes',
    'Hommes',
    'Enfants',
    'Bottes et chaussures',
    'Nouveautés',
    'Marques',
    'Aubaines',
  ],
}
const about = { en: 600, fr: 500 }
const depth = (item: MenuItem): number => 1 + Math.max(0, ...item.subnav.map(depth))
const linksOf = (item: MenuItem): MenuLink[] => [item, ...item.groups, ...item.subnav.flatMap(linksOf)]

for (const locale of locales) {
  test(`${locale}: the menu is whole (acceptance 3, 4)`, async ({ request }) => {
    const menu = await menuOf(request, locale)
    expect(menu.map(({ title }) => title)).toEqual(titles[locale])
    expect(menu.flatMap(linksOf).length).toBeGreaterThan(about[locale] * 0.9)
    expect(Math.max(...menu.map(depth))).toBe(3)
    expect(menu.flatMap(({ groups }) => groups).length).toBeGreaterThan(0)
    expect(menu.flatMap(linksOf).some(({ coopBrand }) => coopBrand)).toBe(true)
    expect(
      menu
        .flatMap(linksOf)
        .filter(({ title, url }) => !title.trim() || !url.startsWith('/') || /null|undefined/.test(title + url)),
    ).toEqual([])
  })

  test(`${locale}: every entry of the menu leads to a page with something in it`, async ({ request }) => {
    const urls = new Set((await menuOf(request, locale)).flatMap(linksOf).map(({ url }) => url))
    const empty = await problems([...urls], 8, async (url) => {
      const response = await answer(request, `/${locale}${isBrands(url) ? url : url.replace(/(?=\?|$)/, '.data')}`)
      if (response.status() !== 200) return `${response.status()} ${url}`
      return hasSomething(url, await response.text()) ? undefined : `empty ${url}`
    })
    expect(empty).toEqual([])
  })
}

test('every address of the French menu has one of its shapes (acceptance 21)', async ({ request }) => {
  const shape = /^\/produits\/[a-z0-9-]+(\/[a-z0-9-]+)*$|^\/produits$|^\/marques$|^\/product\/\d{4}-\d{3}\/[a-z0-9-]+$/
  const urls = (await menuOf(request, 'fr')).flatMap(linksOf).map(({ url }) => url.split('?')[0] ?? '')
  expect(urls.filter((url) => !shape.test(url))).toEqual([])
})

const menuOf = async (request: APIRequestContext, locale: 'en' | 'fr') =>
  (await (await request.get(`/api/menu/${locale}`)).json()) as TopMenuItem[]

const isBrands = (url: string) => /^\/(brands|marques)$/.test(url)

/**
 * The list of brands has links to them. A product has its articles, every other page products: that is said by what the
 * page is made from, which costs the shop a tenth of the page.
 */
function hasSomething(url: string, answered: string): boolean {
  if (isBrands(url))
    return elements(answered, 'a').filter(({ href }) => /\/(brands|marques)\/./.test(href ?? '')).length >= 40
  if (url.startsWith('/product/')) return answered.includes('"sku"')
  return /"\/..\/product\//.test(answered)
}
