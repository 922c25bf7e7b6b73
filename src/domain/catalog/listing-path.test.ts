import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { parseListingPath } from './listing-path.ts'

test.each([
  // acceptance 14
  ['en', '', { kind: 'all' }, undefined],
  ['en', 'clothing/jackets', { kind: 'category', path: 'clothing/jackets' }, undefined],
  ['fr', 'vetements/vestes/', { kind: 'category', path: 'vetements/vestes' }, undefined],
  ['fr', '/voyage//sacs', { kind: 'category', path: 'voyage/sacs' }, undefined],
  // acceptance 15
  ['en', 'collections/ultralight', { kind: 'collection', slug: 'ultralight' }, undefined],
  ['en', 'collections', { kind: 'category', path: 'collections' }, undefined],
  // acceptance 16, 17
  ['en', 'brands/saltspray', { kind: 'brand', slug: 'saltspray', categoryPath: '' }, undefined],
  [
    'fr',
    'marques/saltspray/vetements/vestes',
    { kind: 'brand', slug: 'saltspray', categoryPath: 'vetements/vestes' },
    undefined,
  ],
  ['fr', 'brands/saltspray', { kind: 'category', path: 'brands/saltspray' }, undefined],
  // acceptance 22
  ['fr', 'aubaines', { kind: 'all' }, 'deals'],
  ['fr', 'voyage/aubaines', { kind: 'category', path: 'voyage' }, 'deals'],
  ['fr', 'voyage/nouveau', { kind: 'category', path: 'voyage' }, 'new'],
  ['en', 'new', { kind: 'all' }, 'new'],
  ['en', 'brands/saltspray/deals', { kind: 'brand', slug: 'saltspray', categoryPath: '' }, 'deals'],
  ['en', 'collections/ultralight/new', { kind: 'collection', slug: 'ultralight' }, 'new'],
  ['en', 'voyage/aubaines', { kind: 'category', path: 'voyage/aubaines' }, undefined],
] as const)('%s %s is %j %s', (locale, splat, scope, narrow) =>
  expect(parseListingPath(locale, splat)).toEqual({ scope, ...(narrow && { narrow }) }),
)

test.each(['en', 'fr'] as const)('a built path parses back to the same listing (%s)', (locale) => {
  const read = (path: string) => parseListingPath(locale, path.split('/').slice(3).join('/'))
  expect(read(paths.listing(locale, 'a/b', 'deals'))).toEqual({
    scope: { kind: 'category', path: 'a/b' },
    narrow: 'deals',
  })
  expect(read(paths.brand(locale, 'x', 'a'))).toEqual({ scope: { kind: 'brand', slug: 'x', categoryPath: 'a' } })
  expect(read(paths.collection(locale, 'y'))).toEqual({ scope: { kind: 'collection', slug: 'y' } })
  expect(read(paths.newArrivals(locale))).toEqual({ scope: { kind: 'all' }, narrow: 'new' })
})
