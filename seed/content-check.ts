import { listingWords } from '../src/domain/paths.ts'
import { readContent, scenes, type SeedPage } from './content.ts'
import { readCatalogue, readYaml } from './read.ts'
import { collections as collectionKeys } from './schema.ts'

/**
 * Checks what the schemas cannot see: keys and links that lead nowhere, texts that are missing, names used twice.
 * Prints sentences.
 */
const locales = ['en', 'fr'] as const
type Locale = (typeof locales)[number]
type Tree = Record<string, { en: [string, string]; fr: [string, string]; children?: Tree }>

const content = readContent()
const found: string[] = []
const say = (where: string, what: string) => found.push(`${where}: ${what}`)

// The keys that can be referred to.
const categories = new Map<string, Record<Locale, string>>()
const walk = (tree: Tree, above?: Record<Locale, string>) => {
  for (const [key, { en, fr, children }] of Object.entries(tree)) {
    const own = { en: above ? `${above.en}/${en[1]}` : en[1], fr: above ? `${above.fr}/${fr[1]}` : fr[1] }
    categories.set(key, own)
    if (children) walk(children, own)
  }
}
walk(readYaml<Tree>('vocabulary/categories.yaml'))
const brands = Object.keys(readYaml<object>('vocabulary/brands.yaml'))
const tags = readYaml<Record<string, { path: Record<Locale, string> }>>('vocabulary/tags.yaml')
const products = new Set(readCatalogue().map(({ id }) => id))
const pageKeys = new Set(content.pages.map(({ key }) => key))

/** Every path of the shop that copy may link to. */
const knownPaths = Object.fromEntries(
  locales.map((locale) => {
    const [all, stores, explore, marques] =
      locale === 'en'
        ? ['/products', '/stores', '/explore', '/brands']
        : ['/produits', '/magasins', '/explorer', '/marques']
    const { deals, new: fresh, collections, brands: brandWord } = listingWords
    const bases = [all, ...[...categories.values()].map((paths) => `${all}/${paths[locale]}`)]
    return [
      locale,
      new Set([
        '/',
        marques,
        stores,
        ...content.stores.map(({ slug }) => `${stores}/${slug}`),
        ...content.pages.filter(({ key }) => key !== 'home').map(({ slug }) => `${explore}/${slug[locale]}`),
        ...bases.flatMap((base) => [base, `${base}/${deals[locale]}`, `${base}/${fresh[locale]}`]),
        ...Object.values(content.collections).map(({ slug }) => `${all}/${collections[locale]}/${slug[locale]}`),
        ...brands.map((brand) => `${all}/${brandWord[locale]}/${brand}`),
      ]),
    ]
  }),
) as Record<Locale, Set<string | undefined>>

const checkLink = (where: string, locale: Locale, url: string) => {
  if (/^(mailto|tel):/.test(url)) return
  if (!knownPaths[locale].has(url)) say(where, `no ${locale} page ${url}`)
}
const sameKeys = (where: string, has: Iterable<string>, wants: Iterable<string>) => {
  const [given, wanted] = [new Set(has), new Set(wants)]
  for (const key of wanted) if (!given.has(key)) say(where, `no copy for ${key}`)
  for (const key of given) if (!wanted.has(key)) say(where, `nothing is called ${key}`)
}
const unique = (where: string, names: string[]) => {
  for (const name of new Set(names)) if (names.filter((other) => other === name).length > 1) say(where, `${name} twice`)
}

// Vocabulary.
sameKeys('brand-copy.yaml', Object.keys(content.brandCopy), brands)
sameKeys(
  'category-copy.yaml',
  Object.keys(content.categoryCopy),
  [...categories.keys()].filter((key) => !/^(women|men)-/.test(key)),
)
sameKeys('tag-info.yaml', Object.keys(content.tagInfo), Object.keys(tags))
sameKeys('collections.yaml', Object.keys(content.collections), collectionKeys)
for (const locale of locales) {
  unique(
    `collections.yaml ${locale}`,
    Object.values(content.collections).map(({ slug }) => slug[locale]),
  )
  unique(
    `brand-copy.yaml ${locale}`,
    Object.values(content.brandCopy).map((copy) => copy[locale]),
  )
  unique(
    `category-copy.yaml ${locale}`,
    Object.values(content.categoryCopy).map((copy) => copy[locale]),
  )
  for (const [tag, { path }] of Object.entries(tags)) checkLink(`tags.yaml ${tag}`, locale, path[locale])
}

// Promos and stores.
for (const { from, to } of content.redirects) {
  const locale = to.startsWith('/fr/') ? 'fr' : 'en'
  checkLink(`redirects.yaml ${from}`, locale, to.slice(3))
}
for (const { text, url } of content.promos)
  for (const locale of locales) if (url) checkLink(`promos.yaml “${text.en}”`, locale, url[locale])
unique(
  'stores.yaml',
  content.stores.map(({ slug }) => slug),
)
unique(
  'stores.yaml',
  content.stores.map(({ phone }) => phone),
)
for (const { slug, hours, exceptions, events } of content.stores) {
  const where = `stores.yaml ${slug}`
  unique(
    where,
    exceptions.map(({ date, open }) => `exception ${date} ${open}`),
  )
  for (const { date } of exceptions)
    if (date < '2026-11-21' || date > '2027-03-31') say(where, `exception on ${date} is out of the season`)
  for (const { date } of events)
    if (date < '2026-11-01' || date > '2027-02-28') say(where, `event on ${date} is not from November to February`)
  for (const { date } of events)
    if (exceptions.some((exception) => exception.date === date && exception.open === 'closed'))
      say(where, `event on ${date}, when the store is closed`)
  const weekdays = new Set<string>(hours.map(({ day }) => day))
  for (const { date } of events) {
    const day = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(date)).toLowerCase()
    if (!weekdays.has(day)) say(where, `event on ${date}, a ${day}`)
  }
}

// Pages.
const shownScenes = new Set<string>()
const words = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /\p{L}|\d/u.test(word)).length
const noArticle = ['home', 'ski-shop', 'special-offers-snowsports', 'special-offers-clothing']

for (const locale of locales) {
  unique(
    `pages ${locale}`,
    content.pages.map(({ slug }) => slug[locale]),
  )
  unique(
    `pages ${locale}`,
    content.pages.map(({ title }) => title[locale]),
  )
}
unique(
  'pages',
  content.pages.map(({ key }) => key),
)

for (const page of content.pages) {
  const where = `pages/${page.key}.yaml`
  shownScenes.add(page.picture)
  for (const slice of page.layout) {
    if ('picture' in slice) shownScenes.add(slice.picture.scene)
    if (slice.type === 'categorytiles')
      for (const key of slice.categories) if (!categories.has(key)) say(where, `no category ${key}`)
    if (slice.type === 'storeteaser')
      for (const slug of slice.stores)
        if (!content.stores.some((store) => store.slug === slug)) say(where, `no store ${slug}`)
    if (slice.type === 'stories') for (const key of slice.pages) if (!pageKeys.has(key)) say(where, `no page ${key}`)
    if (slice.type === 'productcarousel') {
      if (slice.category && !categories.has(slice.category)) say(where, `no category ${slice.category}`)
      if (slice.collection && !content.collections[slice.collection]) say(where, `no collection ${slice.collection}`)
      for (const id of slice.products ?? []) if (!products.has(id)) say(where, `no product ${id}`)
    }
    const links =
      slice.type === 'image' || slice.type === 'vertimage'
        ? [slice.link]
        : slice.type === 'columns'
          ? slice.columns.map(({ link }) => link)
          : 'items' in slice
            ? (slice.items ?? []).map(({ link }) => link)
            : []
    for (const link of links) if (link) for (const locale of locales) checkLink(where, locale, link[locale])
  }
  for (const locale of locales) checkCopy(where, page, locale)
}
for (const scene of scenes) if (!shownScenes.has(scene)) say('pages', `no picture of ${scene}`)

function checkCopy(where: string, { key, layout }: SeedPage, locale: Locale) {
  const text = layout
    .flatMap((slice) =>
      slice.type === 'markdowncopy'
        ? slice.copy.map((copy) => copy[locale])
        : slice.type === 'dropdown'
          ? [slice.copy[locale]]
          : [],
    )
    .join('\n\n')
  for (const [, url] of text.matchAll(/\]\(([^)\s]*)\)/g)) checkLink(where, locale, url!)
  if (/^#(?!# )/m.test(text)) say(where, `${locale}: headings are ##`)
  if (noArticle.includes(key)) return
  const [count, headings] = [words(text), text.match(/^## /gm)?.length ?? 0]
  if (count < 250 || count > 480) say(where, `${locale}: ${count} words`)
  if (headings < 3 || headings > 6) say(where, `${locale}: ${headings} sections`)
  if (layout.filter((slice) => slice.type === 'image' || slice.type === 'hero').length < 2)
    say(where, 'fewer than two pictures')
  if (!layout.some(({ type }) => type === 'productcarousel' || type === 'action')) say(where, 'leads to no listing')
}

console.log(found.join('\n'))
console.log(
  `${content.stores.length} stores, ${content.pages.length} pages, ${content.promos.length} promos, ${found.length} problems`,
)
process.exitCode = found.length ? 1 : 0
