import { expect, test } from 'vitest'
import { isRouteChange } from './route-change.ts'

// acceptance 89
test.each([
  ['another page', '/fr/marques', '/fr/panier', true],
  ['Back', '/fr/panier', '/fr/marques', true],
  ['the locale switch', '/fr', '/en', true],
  ['another page with the same query', '/fr/a?x=1', '/fr/b?x=1', true],
  ['the query only', '/fr/produits?page=1', '/fr/produits?page=2', false],
  ['a query that goes', '/fr/produits?page=1', '/fr/produits', false],
  ['the hash only', '/fr/produits', '/fr/produits#top', false],
  ['a slash in the query', '/fr?next=/en', '/fr?next=/fr', false],
  ['nothing', '/fr', '/fr', false],
  ['a slash at the end', '/fr/marques/', '/fr/marques', false],
  ['the root', '/', '/fr', true],
])('%s is a route change: %s → %s, %s (acceptance 89)', (_, from, to, changes) =>
  expect(isRouteChange(from, to)).toBe(changes),
)
