import { expect, test, type APIRequestContext } from '@playwright/test'
import { elements, jsonLd, textOf } from '../support/html.ts'
import { cart, everyPage, locales, missing, pages, search } from '../support/pages.ts'
import { answer, html, pathOf, problems } from '../support/requests.ts'

const tags = { en: 'en-CA', fr: 'fr-CA' }
const other = { en: 'fr', fr: 'en' } as const
const searchedFor = { en: '“jacket”', fr: '« manteau »' } as const
/** The short address of a category names the listing as its original. */
const originals: Partial<Record<keyof typeof pages, (typeof pages)['home' | 'listing'] | { en: string; fr: string }>> =
  { category: { en: '/en/products/clothing/jackets/rain-jackets', fr: '/fr/produits/vetements/manteaux/impermeables' } }
/** The structured data each kind of page must have. */
const types: Partial<Record<keyof typeof pages, string[]>> = {
  home: ['Organization', 'WebSite'],
  listing: ['ItemList', 'BreadcrumbList'],
  deals: ['ItemList', 'BreadcrumbList'],
  brandInCategory: ['ItemList', 'BreadcrumbList'],
  collection: ['ItemList'],
  product: ['ProductGroup', 'BreadcrumbList'],
  giftCard: ['ProductGroup'],
  store: ['SportingGoodsStore', 'BreadcrumbList'],
}

const head = (page: string) => {
  const links = elements(page, 'link')
  const metas = elements(page, 'meta')
  return {
    title: textOf(page, 'title') ?? '',
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => href),
    alternates: Object.fromEntries(
      links.filter(({ rel }) => rel === 'alternate').map(({ hreflang = '', href = '' }) => [hreflang, href]),
    ),
    content: (name: string) => metas.find((meta) => meta.name === name || meta.property === name)?.content ?? '',
  }
}
const asPath = (links: Record<string, string>) =>
  Object.fromEntries(Object.entries(links).map(([language, href]) => [language, pathOf(href)]))

for (const { kind, locale, path } of everyPage) {
  test(`${path} has structured data, in both languages`, async ({ request }) => {
    const own = originals[kind] ?? pages[kind]
    const page = await html(request, path)
    const { title, canonical, alternates, content } = head(page)
    expect(title).toMatch(/Portage/)
    expect(title.length).toBeLessThan(90)
    expect(content('description').length).toBeGreaterThan(20)
    expect(content('robots')).toBe('')
    expect(canonical.map(pathOf)).toEqual([own[locale]])
    expect(asPath(alternates)).toEqual({ 'en-CA': own.en, 'fr-CA': own.fr, 'x-default': own.en })
    // Reciprocal: the twin names the same three.
    expect(head(await html(request, own[other[locale]])).alternates).toEqual(alternates)
    expect(content('og:title').length).toBeGreaterThan(0)
    expect([content('og:description'), content('og:url'), content('og:site_name')]).toEqual([
      content('description'),
      canonical[0],
      'Portage',
    ])
    expect([content('og:locale'), content('og:locale:alternate')]).toEqual([
      tags[locale].replace('-', '_'),
      tags[other[locale]].replace('-', '_'),
    ])
    expect(content('og:type')).toBe(
      kind === 'product' || kind === 'giftCard' ? 'product' : kind === 'explore' ? 'article' : 'website',
    )
    const picture = content('og:image')
    expect(picture).toMatch(/^https?:\/\/.+\/media\//)
    expect((await request.get(pathOf(picture))).headers()['content-type']).toMatch(/^image\//)
  })
}

for (const locale of locales) {
  test(`${locale}: structured data is valid and complete`, async ({ request }) => {
    for (const [kind, wanted] of Object.entries(types) as [keyof typeof pages, string[]][]) {
      const nodes = jsonLd(await html(request, pages[kind][locale]))
      expect(
        nodes.map((node) => node['@type']),
        kind,
      ).toEqual(expect.arrayContaining(wanted))
      expect(
        nodes.every((node) => node['@context'] === 'https://schema.org'),
        kind,
      ).toBe(true)
      expect(JSON.stringify(nodes)).not.toMatch(/undefined|NaN|\[object/)
    }
    const product = jsonLd(await html(request, pages.product[locale])).find((node) =>
      /^Product(Group)?$/.test(String(node['@type'])),
    )
    expect(JSON.stringify(product)).toContain('"priceCurrency":"CAD"')
    expect(JSON.stringify(product)).toContain('"price":"69.95"')
    expect(JSON.stringify(product)).toContain('https://schema.org/InStock')
    const list = jsonLd(await html(request, pages.listing[locale])).find((node) => node['@type'] === 'ItemList')
    expect(list?.itemListElement).toHaveLength(24)
  })

  test(`${locale}: a page that is not to be indexed says so`, async ({ request }) => {
    for (const path of [
      cart[locale],
      search[locale],
      missing[locale],
      `${pages.listing[locale]}?colour=black&size=m`,
    ]) {
      const { content, canonical } = head(await (await request.get(path)).text())
      expect(content('robots'), path).toMatch(/noindex/)
      expect(canonical).toEqual([])
    }
    // A link to a search, sent to a friend, says what it leads to.
    expect(head(await html(request, search[locale])).content('description')).toContain(searchedFor[locale])
  })

  test(`${locale}: the sitemap has every public page once, with its twin`, async ({ request }) => {
    const entries = await sitemapOf(request, locale)
    const own = entries.map(({ path }) => path)
    expect(new Set(own).size).toBe(own.length)
    expect(own.length).toBeGreaterThan(650)
    for (const [kind, path] of Object.entries(pages))
      if (!/category|brandInCategory|^deals/i.test(kind)) expect(own).toContain(path[locale])
    expect(entries.filter(({ path, alternates }) => alternates[tags[locale].toLowerCase()] !== path)).toEqual([])
    const twins = new Map((await sitemapOf(request, other[locale])).map(({ path, alternates }) => [path, alternates]))
    expect(
      entries.filter(
        ({ alternates }) =>
          twins.get(alternates[tags[other[locale]].toLowerCase()] ?? '')?.[tags[locale].toLowerCase()] === undefined,
      ),
    ).toEqual([])
  })

  // All of them on demand: E2E_ALL_URLS=1.
  test(`${locale}: the addresses of the sitemap answer 200 and are their own originals`, async ({ request }) => {
    const all = (await sitemapOf(request, locale)).map(({ path }) => path)
    const step = process.env.E2E_ALL_URLS ? 1 : Math.ceil(all.length / 60)
    const wrong = await problems(
      all.filter((_, at) => at % step === 0),
      8,
      async (path) => {
        const response = await answer(request, path)
        if (response.status() !== 200) return `${response.status()} ${path}`
        const { canonical, content } = head(await response.text())
        return pathOf(canonical[0] ?? '/none') === path && !content('robots') ? undefined : `another original: ${path}`
      },
    )
    expect(wrong).toEqual([])
  })
}

test('the titles of a language are unique', async ({ request }) => {
  for (const locale of locales) {
    const titles = await Promise.all(
      everyPage
        .filter((page) => page.locale === locale && page.kind !== 'category')
        .map(async ({ path }) => head(await html(request, path)).title),
    )
    expect(new Set(titles).size).toBe(titles.length)
  }
})

test('robots.txt names both sitemaps and keeps crawlers out of private pages', async ({ request }) => {
  const response = await request.get('/robots.txt')
  const text = await response.text()
  expect(response.headers()['content-type']).toMatch(/^text\/plain/)
  expect([...text.matchAll(/^Sitemap: (.+)$/gm)].map(([, address = '']) => pathOf(address))).toEqual([
    '/sitemap-en.xml',
    '/sitemap-fr.xml',
  ])
  for (const path of ['/admin', '/api/', cart.en, cart.fr]) expect(text).toContain(`Disallow: ${path}\n`)
})

async function sitemapOf(request: APIRequestContext, locale: 'en' | 'fr') {
  const response = await request.get(`/sitemap-${locale}.xml`)
  expect(response.headers()['content-type']).toMatch(/xml/)
  return [...(await response.text()).matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    path: pathOf(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''),
    alternates: asPath(
      Object.fromEntries(elements(entry, 'xhtml:link').map(({ hreflang = '', href = '' }) => [hreflang, href])),
    ),
  }))
}
