import { expect, test } from '@playwright/test'
import { elements, textOf, tilesOf, totalOf } from '../support/html.ts'
import { cart, everyPage, locales, missing, pages } from '../support/pages.ts'
import { answer, html, pathOf } from '../support/requests.ts'

const tags = { en: 'en-CA', fr: 'fr-CA' }
const rainJackets = {
  en: '/en/products/clothing/jackets/rain-jackets',
  fr: '/fr/produits/vetements/manteaux/impermeables',
}

for (const { kind, locale, path } of everyPage) {
  test(`${kind} answers at ${path} in its language`, async ({ request }) => {
    const page = await html(request, path)
    expect(elements(page, 'html')[0]?.lang).toBe(tags[locale])
    expect(elements(page, 'h1')).toHaveLength(1)
  })

  test(`${path} links to its twin in the other language and to pages of its own (acceptance 7, 23, 29, 30)`, async ({
    request,
  }) => {
    const other = locale === 'en' ? 'fr' : 'en'
    const links = elements(await html(request, path), 'a')
    const switches = links.filter(({ hreflang }) => hreflang)
    // The short address of a category is a second one: its twin is the listing's.
    const twin = kind === 'category' ? rainJackets[other] : pages[kind][other]
    expect(new Set(switches.map(({ href, hreflang, lang }) => `${lang} ${hreflang} ${href}`))).toEqual(
      new Set([`${tags[other]} ${tags[other]} ${twin}`]),
    )
    // A picture that is enlarged is not a page.
    const pagesOnly = links.filter(({ href }) => !href?.startsWith('/media/'))
    const others = pagesOnly
      .filter(({ hreflang, href }) => !hreflang && href?.startsWith('/'))
      .map(({ href = '' }) => href)
    expect(others).toContain(`/${locale}`)
    expect(others.filter((href) => !new RegExp(`^/${locale}(?!/(en|fr)(/|$))(/|$|\\?)`).test(href))).toEqual([])
  })
}

for (const [cookie, language, home] of [
  [undefined, 'fr-CA,fr;q=0.9,en;q=0.5', '/fr'],
  [undefined, 'de, en;q=0.2', '/en'],
  [undefined, '', '/en'],
  ['fr', 'en-CA', '/fr'],
  ['en', 'fr-CA', '/en'],
  ['de', 'fr', '/fr'],
] as const) {
  test(`/ with Accept-Language “${language}” and the cookie ${cookie} leads to ${home} (acceptance 10)`, async ({
    request,
  }) => {
    const response = await answer(request, '/?utm_source=x', {
      'accept-language': language,
      ...(cookie && { cookie: `NEXT_LOCALE=${cookie}` }),
    })
    expect([302, 307]).toContain(response.status())
    expect(response.headers().location).toBe(`${home}?utm_source=x`)
    expect(response.headers().vary?.toLowerCase().split(/, ?/)).toEqual(
      expect.arrayContaining(['accept-language', 'cookie']),
    )
  })
}

for (const path of [
  '/product/5107-232/lakehead-fleece-jacket',
  '/category/rain-jackets',
  '/products/women',
  '/produits/voyage',
  '/brands',
  '/marques',
  '/explore/ski-shop',
  '/cart',
  '/panier',
  '/search?q=tent',
]) {
  test(`${path} goes to the shopper’s language and, from there, to a page (acceptance 9)`, async ({ request }) => {
    for (const locale of locales) {
      const first = await answer(request, path, { 'accept-language': locale })
      expect(first.status()).toBe(302)
      expect(first.headers().location).toBe(`/${locale}${path}`)
      const last = await request.get(path, { headers: { 'accept-language': locale } })
      expect([last.status(), pathOf(last.url()).slice(0, 4)]).toEqual([200, `/${locale}/`])
    }
  })
}

for (const [wrong, right] of [
  ['/fr/products/women', '/fr/produits/femmes'],
  ['/en/produits/femmes', '/en/products/women'],
  ['/en/produits/femmes?gender=femmes&page=2', '/en/products/women?gender=women&page=2'],
  ['/fr/products/brands/saltspray', '/fr/produits/marques/saltspray'],
  // acceptance 24, 27: filters in the words of the language; the code of a campaign stays
  ['/fr/products/women?gender=women&itc=abc&utm_source=x', '/fr/produits/femmes?gender=femmes&itc=abc&utm_source=x'],
  ['/en/produits/marques/saltspray/vetements/manteaux', '/en/products/brands/saltspray/clothing/jackets'],
  ['/fr/products/collections/rainy-day', '/fr/produits/collections/jour-de-pluie'],
  ['/fr/products/women/deals', '/fr/produits/femmes/aubaines'],
  ['/fr/category/rain-jackets', '/fr/category/impermeables'],
  ['/fr/brands', '/fr/marques'],
  ['/en/marques', '/en/brands'],
  ['/en/magasins/calgary-macleod-trail', '/en/stores/calgary-macleod-trail'],
  ['/fr/explore/ski-shop', '/fr/explorer/boutique-de-ski'],
  // Renamed in French.
  ['/fr/explorer/ski-shop', '/fr/explorer/boutique-de-ski'],
  ['/fr/produits/collections/meilleurs-vendeurs', '/fr/produits/collections/les-plus-vendus'],
  ['/fr/explore/special-offers-clothing?itc=5', '/fr/explorer/offres-speciales-vetements?itc=5'],
  ['/fr/explore/special-offers-snowsports', '/fr/explorer/offres-speciales-sports-de-neige'],
  ['/en/explorer/offres-speciales-vetements', '/en/explore/special-offers-clothing'],
  ['/en/panier', '/en/cart'],
  ['/fr/cart', '/fr/panier'],
  ['/en/products/women/', '/en/products/women'],
  ['/en/product/5107-232', '/en/product/5107-232/lakehead-fleece-jacket'],
  ['/en/product/5107-232/an-old-name?colour=lake', '/en/product/5107-232/lakehead-fleece-jacket?colour=lake'],
  ['/fr/product/5107-232/lakehead-fleece-jacket', '/fr/product/5107-232/veste-en-polar-lakehead'],
  ['/fr/product/5027-227', pages.giftCard.fr],
  // A variant by its SKU.
  ['/en/product/5107-232-MOSS-M/x?itc=5', '/en/product/5107-232/lakehead-fleece-jacket?colour=moss&size=m&itc=5'],
  ['/fr/product/5107-232-MOSS-M', '/fr/product/5107-232/veste-en-polar-lakehead?colour=moss&size=m'],
] as const) {
  test(`${wrong} has moved to ${right} (acceptance 11, 14)`, async ({ request }) => {
    expect((await answer(request, wrong)).status()).toBe(301)
    const last = await request.get(wrong)
    expect(last.status()).toBe(200)
    expect(pathOf(last.url())).toBe(right)
  })
}

for (const path of [
  '/de',
  '/es/products',
  '/fr-CA',
  '/en/Products',
  '/en/CART',
  '/en/nope',
  '/fr/rien',
  '/en//evil.test',
  '/en/%ff',
  '/en/products/%E0%A4%A',
  ...locales.flatMap((locale) => [
    missing[locale],
    `/${locale}/product/9999-999/nothing`,
    `/${locale}/product/9999-999`,
    `/${locale}/product`,
    `/${locale}/category/nope`,
    `/${locale}/brands/nope`,
    `/${locale}/explore/special-offers-kitesurfing`,
    `/${locale}/stores/nope`,
  ]),
]) {
  test(`${path} is a real 404 in the shell (acceptance 2, 11, 18, 124)`, async ({ request }) => {
    const response = await request.get(path)
    const page = await response.text()
    const locale = path.startsWith('/fr/') ? 'fr' : 'en'
    expect(response.status()).toBe(404)
    expect(elements(page, 'html')[0]?.lang).toBe(tags[locale])
    expect(textOf(page, 'title')).toBe(locale === 'fr' ? 'Page introuvable | Portage' : 'Page not found | Portage')
    expect(elements(page, 'meta')).toContainEqual(expect.objectContaining({ name: 'robots', content: 'noindex' }))
    expect(elements(page, 'footer').length).toBeGreaterThan(0)
    expect(elements(page, 'input').some(({ name }) => name === 'q')).toBe(true)
  })
}

for (const locale of locales) {
  test(`${locale}: the gift card has no size, nothing to ship, and does not count toward free shipping (acceptance 12)`, async ({
    request,
  }) => {
    const page = await html(request, pages.giftCard[locale])
    expect(elements(page, 'input').filter(({ name }) => name === 'size')).toEqual([])
    expect(page).toContain(locale === 'en' ? 'Sent by email' : 'Envoyée par courriel')
    const added = await request.post('/api/cart', {
      data: { intent: 'add', sku: '5027-227-SPRUCE', quantity: 2, locale },
    })
    expect(((await added.json()) as { cart: { lines: unknown[] } }).cart.lines).toMatchObject([
      { shippingClass: 'none', quantity: 2 },
    ])
    expect(await (await request.get(cart[locale])).text()).not.toContain(
      locale === 'en' ? 'Standard delivery is free' : 'La livraison standard est gratuite',
    )
  })

  test(`${locale}: deals are all reduced, new arrivals are some of all (acceptance 22)`, async ({ request }) => {
    // A product of which only some colours are reduced shows a span of prices, with nothing struck through.
    const isFull = (tile: string) => !/<s>|\d\s*\u00a0?\$? \u2013 /.test(tile)
    const [deals, jackets] = [
      tilesOf(await html(request, pages.deals[locale])),
      tilesOf(await html(request, pages.deals[locale].replace(/\/\w+$/, ''))),
    ]
    expect(deals.length).toBeGreaterThan(0)
    expect(deals.filter(isFull)).toEqual([])
    expect(jackets.some(isFull)).toBe(true)
    const [all, fresh] = [
      totalOf(await html(request, pages.allProducts[locale])),
      totalOf(await html(request, pages.newArrivals[locale])),
    ]
    expect(fresh).toBeGreaterThan(0)
    expect(fresh).toBeLessThan(all / 2)
  })
}

for (const [to, page] of [
  ['/fr/explorer/livraison', '/fr/explorer/livraison'],
  ['//evil.test', '/'],
  ['/\\evil.test', '/'],
  ['https://evil.test/en', '/'],
] as const) {
  test(`leaving the preview with to=${to} leads to ${page} (acceptance 20)`, async ({ request }) => {
    const response = await answer(request, `/api/exit-preview?to=${encodeURIComponent(to)}`)
    expect(response.status()).toBe(302)
    expect(response.headers()).toMatchObject({ location: page, 'cache-control': 'no-store' })
    expect(response.headers()['set-cookie']).toMatch(/^preview=;.*Max-Age=0/)
  })
}
