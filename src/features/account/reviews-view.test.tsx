import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Locale } from '../../domain/locale.ts'
import type { OwnReview } from '../../domain/reviews/own-review.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { ReviewsView } from './reviews-view.tsx'

const review: OwnReview = {
  id: '7',
  stars: 4,
  title: 'Solide',
  text: 'Deux saisons sans bris.',
  locale: 'fr',
  writtenOn: '2026-11-21',
  status: 'published',
  reply: 'Merci!',
  product: '5102-100',
  bought: { en: 'Old poles', fr: 'Anciens bâtons' },
}
const product = {
  en: { title: 'Poles', href: '/en/product/5102-100/poles' },
  fr: { title: 'Bâtons', href: '/fr/product/5102-100/batons' },
}
const drawn = (locale: Locale, more: Partial<OwnReview> = {}, isSold = true) => {
  overwriteGetLocale(() => locale)
  const sold = Object.fromEntries(isSold ? [['5102-100', product[locale]]] : [])
  const element = <ReviewsView reviews={[{ ...review, ...more }]} page={1} pages={1} sold={sold} locale={locale} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

test.each([
  ['en', '4.0 out of 5 stars', 'November\u00a021, 2026', '/en/reviews/5102-100', ' lang="fr"'],
  ['fr', 'Note\u00a0: 4,0 sur 5', '21\u00a0novembre 2026', '/fr/avis/5102-100', ''],
] as const)('in %s, a review has its product, its stars and its day in words, and its reply', (locale, ...words) => {
  const html = drawn(locale)
  const [stars, day, all, lang] = words
  for (const part of [`href="${product[locale].href}"`, `aria-label="${stars}"`, day, `href="${all}"`, 'Merci!'])
    expect(html).toContain(part)
  // In the other language it is marked for screen readers.
  expect(html).toMatch(new RegExp(`<p${lang} class="review-text">Deux saisons`))
})

test.each([
  ['en', 'pending', 'Waiting to be read'],
  ['en', 'rejected', 'Not published'],
  ['fr', 'pending', 'En attente de lecture'],
  ['fr', 'rejected', 'Non publié'],
] as const)('in %s, one that is %s says “%s” and leads to no reviews', (locale, status, words) => {
  const html = drawn(locale, { status })
  expect(html).toContain(`>${words}</span>`)
  expect(html).not.toContain('href="/en/reviews/')
  expect(html).not.toContain('href="/fr/avis/')
})

test.each([
  ['en', { en: 'Old poles', fr: 'Anciens bâtons' }, 'Old poles'],
  ['fr', { en: 'Old poles', fr: 'Anciens bâtons' }, 'Anciens bâtons'],
  ['en', undefined, 'A product we no longer carry'],
  ['fr', undefined, 'Un produit que nous n’offrons plus'],
] as const)(
  'in %s, a product that is not sold, bought as %j, is called “%s” and is no link',
  (locale, bought, name) => {
    const html = drawn(locale, { bought }, false)
    expect(html).toMatch(new RegExp(`<h2[^>]*>${name}</h2>`))
    expect(html).not.toContain('<a ')
  },
)

test.each([
  ['en', 'Remove: Poles', 'Delete this review'],
  ['fr', 'Retirer\u00a0: Bâtons', 'Supprimer cet avis'],
] as const)('in %s, “%s” opens the form that says what it does, without a script', (locale, opens, does) => {
  const html = drawn(locale)
  const form = html.slice(html.indexOf('<details'), html.indexOf('</details>'))
  for (const part of [`aria-label="${opens}"`, does, 'name="intent" value="remove-review"', 'name="id" value="7"'])
    expect(form).toContain(part)
})

test.each(['en', 'fr'] as const)('in %s, who has written none is led to the orders', (locale) => {
  overwriteGetLocale(() => locale)
  const element = <ReviewsView reviews={[]} page={1} pages={1} sold={{}} locale={locale} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  expect(html).toContain(`href="/${locale}/${locale === 'en' ? 'account/orders' : 'compte/commandes'}"`)
})
