import { afterEach, expect, test } from 'vitest'
import { setDefaultLocale } from '../../domain/default-locale.ts'
import { locales } from '../../domain/locale.ts'
import { pageMeta } from './page-meta.ts'

afterEach(() => setDefaultLocale('en'))

const base = {
  siteUrl: 'https://portage.example',
  locale: 'fr',
  title: 'Tentes',
  description: 'Abris.',
  path: { en: '/en/products/tents', fr: '/fr/produits/tentes' },
} as const

const second = { en: `${base.path.en}?page=2`, fr: `${base.path.fr}?page=2` }

test('canonical, reciprocal alternates and x-default, with the query that belongs to the address', () => {
  const links = (locale: 'en' | 'fr') =>
    pageMeta({ ...base, locale, path: second }).filter((each) => 'rel' in each && each.rel === 'alternate')
  expect(pageMeta({ ...base, path: second })).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://portage.example/fr/produits/tentes?page=2',
  })
  expect(links('fr')).toEqual([
    { tagName: 'link', rel: 'alternate', hrefLang: 'en-CA', href: 'https://portage.example/en/products/tents?page=2' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'fr-CA', href: 'https://portage.example/fr/produits/tentes?page=2' },
    {
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'x-default',
      href: 'https://portage.example/en/products/tents?page=2',
    },
  ])
  expect(links('en')).toEqual(links('fr'))
})

test('x-default is the page in the first language of the shop', () => {
  setDefaultLocale('fr')
  for (const locale of locales)
    expect(pageMeta({ ...base, locale })).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'x-default',
      href: 'https://portage.example/fr/produits/tentes',
    })
})

test('a page that is not to be indexed has neither canonical nor alternates', () => {
  const meta = pageMeta({ ...base, index: false })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex, follow' })
  expect(meta.some((each) => 'rel' in each)).toBe(false)
})

test('a page in one language has no alternates', () =>
  expect(pageMeta({ ...base, path: { fr: '/fr/x' } }).filter((each) => 'rel' in each)).toHaveLength(1))

test('a long description ends with a whole word', () => {
  const [, described] = pageMeta({ ...base, description: 'mot '.repeat(80) })
  expect(described).toMatchObject({ name: 'description' })
  expect(described && 'content' in described && String(described.content)).toMatch(/mot…$/)
})

test('the no-break spaces of French stay', () => {
  const description = 'Arrêter\u00a0: la pluie,\n le vent.'
  expect(pageMeta({ ...base, description })).toContainEqual({
    name: 'description',
    content: 'Arrêter\u00a0: la pluie, le vent.',
  })
})

test('the home page is called by the shop’s name alone', () =>
  expect(pageMeta({ ...base, title: 'Portage' })[0]).toEqual({ title: 'Portage' }))
