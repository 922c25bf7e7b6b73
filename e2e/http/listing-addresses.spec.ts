import { expect, test } from '@playwright/test'
import { elements, textOf, tilesOf, totalOf } from '../support/html.ts'
import { locales, pages } from '../support/pages.ts'
import { html } from '../support/requests.ts'

const clothing = { en: '/en/products/clothing', fr: '/fr/produits/vetements' }
const gender = (index: string, value: string) => `filters${index.replace('@', 'custom_fields.Gender')}=${value}`
const canonical = (page: string) => elements(page, 'link').find(({ rel }) => rel === 'canonical')?.href

/** Queries that no listing understands: cut off, out of range, of another type, meant for another program. */
const malformed = [
  'page=0',
  'page=-1',
  'page=1.5',
  'page=abc',
  'page=1e3',
  'page=',
  'page[]=2',
  'page=%00',
  'page=%E0%A4%A',
  'page=2%3Bdrop%20table',
  'sort=cheapest',
  'sort=constructor',
  'sort=__proto__',
  'sort=%3Cscript%3Ealert(1)%3C/script%3E',
  'sort[]=price-asc',
  'gender=zebre',
  'gender=,,,',
  'gender=%FF%FE',
  'gender[]=hommes',
  'gender=__proto__',
  'gender=constructor',
  'gender=toString',
  'price=abc',
  'price=-',
  'price=1e5-',
  'price=-5-10',
  'price=99999999999-',
  'price=50,100',
  'price=NaN-NaN',
  'stock=maybe',
  'store=nowhere',
  'store=../halifax',
  'store[]=halifax',
  'activity=,,',
  'stock=IN',
  'stock[]=in',
  'colour=',
  'colour=,',
  'size=%20',
  'brand=,,',
  `brand=${'a'.repeat(70)}`,
  `colour=${'%F0%9F%8E%BF'.repeat(40)}`,
  gender('[@][x]', 'Hommes'),
  gender('[@]', 'Hommes'),
  gender('[@][0]', ''),
  gender('[@][0]', 'zebre'),
  'filters=1',
  'filters[]=x',
  'filters[custom_fields.Colour][0]=noir',
  'utm_source=x&gclid=y&fbclid=z',
  'itc=menu-x',
  '__proto__[polluted]=1',
  'constructor[prototype][polluted]=1',
  '_routes=../../etc/passwd',
  '_routes=constructor',
  'preview=1',
  'q=tent',
  '%',
  '%%%',
  '&&&',
  '=',
  '=x',
  'a'.repeat(4000),
  `x=${'%27'.repeat(900)}`,
]

for (const locale of locales) {
  const path = clothing[locale]

  test(`${locale}: ${malformed.length} malformed parameters change nothing`, async ({ request }) => {
    const plain = await html(request, path)
    expect(totalOf(plain)).toBeGreaterThan(100)
    const shown = (page: string) => ({
      total: totalOf(page),
      first: tilesOf(page)[0],
      h1: textOf(page, 'h1'),
      filters: elements(page, 'a').filter((link) => 'aria-current' in link && link.rel === 'nofollow').length,
    })
    for (const query of malformed) expect(shown(await html(request, `${path}?${query}`)), query).toEqual(shown(plain))
  })

  test(`${locale}: unknown values change nothing, and are never written into the page as markup`, async ({
    request,
  }) => {
    const plain = totalOf(await html(request, path))
    const script = encodeURIComponent('"><script>alert(1)</script>')
    for (const name of ['colour', 'brand', 'size']) {
      const page = await html(request, `${path}?${name}=nothing-such,${script}`)
      expect(page).not.toContain('<script>alert(1)')
      expect(totalOf(page)).toBe(plain)
    }
    expect(await html(request, `/${locale}/search?q=${script}`)).not.toContain('<script>alert(1)')
  })

  test(`${locale}: gender=hommes,unisexe means men or unisex; the unknown is ignored (acceptance 24)`, async ({
    request,
  }) => {
    const total = async (query: string) => totalOf(await html(request, `${path}?${query}`))
    const [men, unisex] = [await total('gender=hommes'), await total('gender=unisexe')]
    expect(men).toBeGreaterThan(0)
    expect(unisex).toBeGreaterThan(0)
    expect(await total('gender=hommes,unisexe')).toBe(men + unisex)
    expect(await total('gender=hommes,zebre')).toBe(men)
  })

  test(`${locale}: filters[custom_fields.Gender] is the same facet, raw or encoded, and wins (acceptance 25, 26)`, async ({
    request,
  }) => {
    const total = async (query: string) => totalOf(await html(request, `${path}?${query}`))
    const [men, women] = [await total('gender=hommes'), await total('gender=femmes')]
    expect(men).not.toBe(women)
    expect(await total(gender('[@][0]', 'hommes'))).toBe(men)
    expect(await total(gender('%5B@%5D%5B0%5D', 'Hommes'))).toBe(men)
    expect(await total(`${gender('[@][0]', 'hommes')}&${gender('[@][3]', 'femmes')}`)).toBe(men + women)
    expect(await total(`gender=femmes&${gender('[@][0]', 'hommes')}`)).toBe(men)
    const page = await html(request, `${path}?${gender('[@][0]', 'hommes')}`)
    const second = elements(page, 'a').find(({ rel }) => rel === 'next')?.href ?? ''
    expect(await total(`${second.split('?')[1]}&sort=price-desc`)).toBe(men)
  })

  test(`${locale}: itc changes neither the page nor its canonical address (acceptance 27)`, async ({ request }) => {
    const plain = await html(request, `${path}?gender=hommes&page=2`)
    expect(await html(request, `${path}?itc=menu-men&gender=hommes&page=2`)).toBe(plain)
    expect(canonical(await html(request, `${path}?itc=menu-men&page=2`))).toMatch(new RegExp(`${path}\\?page=2$`))
  })

  test(`${locale}: changing a filter drops the page; sort and filters stay (acceptance 28)`, async ({ request }) => {
    const black = { en: 'black', fr: 'noir' }[locale]
    const page = await html(request, `${path}?colour=black&sort=newest&page=2`)
    // The link that opens the picker of stores is not a filter.
    const filters = elements(page, 'a').filter(
      ({ rel, href }) => rel === 'nofollow' && href?.startsWith(path) && !href.includes('#'),
    )
    expect(filters.length).toBeGreaterThan(10)
    expect(filters.filter(({ href }) => href?.includes('page=') || !href?.includes('sort=newest'))).toEqual([])
    expect(elements(page, 'a').find(({ rel }) => rel === 'prev')?.href).toBe(`${path}?colour=${black}&sort=newest`)
    const sortForm = elements(page, 'input')
      .filter(({ type }) => type === 'hidden')
      .map(({ name, value }) => `${name}=${value}`)
    expect(sortForm).toContain(`colour=${black}`)
    expect(sortForm).not.toContain('page=2')
  })

  test(`${locale}: a page beyond the last is the last`, async ({ request }) => {
    const page = await html(request, `${path}?page=900`)
    expect(tilesOf(page).length).toBeGreaterThan(0)
    expect(elements(page, 'a').filter(({ rel }) => rel === 'next')).toEqual([])
  })

  test(`${locale}: a search takes its words encoded either way (acceptance 8)`, async ({ request }) => {
    const plus = await html(request, `/${locale}/search?q=sac+%C3%A0+dos`)
    expect(textOf(plus, 'h1')).toContain('sac à dos')
    expect(textOf(await html(request, `/${locale}/search?q=sac%20%C3%A0%20dos`), 'h1')).toBe(textOf(plus, 'h1'))
    expect(tilesOf(await html(request, `/${locale}/search?q=merino`)).length).toBeGreaterThan(0)
    await html(request, `/${locale}/search?q=${'%C3%A9'.repeat(1500)}`)
    await html(request, pages.home[locale] + '?q=%00%01')
  })
}
