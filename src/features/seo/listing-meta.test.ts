import { expect, test } from 'vitest'
import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import { emptyQuery } from '../../domain/catalog/listing-query.ts'
import { shopName } from '../../domain/shop-name.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { listingMeta } from './listing-meta.ts'

const page = (title: string, description: string) =>
  ({
    title,
    description,
    page: 1,
    path: { en: '/en/products/x', fr: '/fr/produits/x' },
    tiles: [],
    query: emptyQuery,
    total: 3,
  }) as unknown as ListingPage
const headOf = (title: string, description = '') => {
  const meta = listingMeta(page(title, description), 'https://portage.example') as { [name: string]: string }[]
  return [meta.find((one) => 'title' in one)?.title, meta.find(({ name }) => name === 'description')?.content]
}

test('a list that nobody has described says to search engines what it is of', () => {
  overwriteGetLocale(() => 'fr')
  expect(headOf('Parkas', 'Chauds.')).toEqual([`Parkas | ${shopName()}`, 'Chauds.'])
  expect(headOf('Parkas')[1]).toMatch(/^Parkas\u00a0: comparez les prix/)
})

test('the list of the shop’s own brand is not called as the home page is', () => {
  overwriteGetLocale(() => 'en')
  expect(headOf(shopName(), 'Ours.')).toEqual([`${shopName()}: our own products | ${shopName()}`, 'Ours.'])
})
