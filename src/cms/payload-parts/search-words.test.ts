// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { nameSearch } from './search-words.ts'

test.each([
  ['/admin/collections/products', 'Search by title, code, SKU, GTIN or brand'],
  ['/admin/collections/orders', 'Search by number, name, email, phone, postal code, SKU, tracking number or tag'],
  ['/admin/collections/brands', 'Search by Title'],
])('at %s the search says “%s”', (path, words) => {
  document.body.innerHTML =
    '<div class="collection-list"><input class="search-filter__input" aria-label="Search by Title" placeholder="Search by Title"></div>'
  nameSearch(document, path, 'en')
  const input = document.querySelector('input')!
  expect([input.placeholder, input.getAttribute('aria-label')]).toEqual([words, words])
})
