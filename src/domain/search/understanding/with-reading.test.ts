import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listingHref } from '../../catalog/listing-href.ts'
import { parseListingQuery, type ListingQuery } from '../../catalog/listing-query.ts'
import { genders } from '../../catalog/product.ts'
import { noFilters, type ReadFilters } from './query-reading.ts'
import { beyondReading, withReading } from './with-reading.ts'

const parse = (search: string) => parseListingQuery(new URLSearchParams(search))
const read: ReadFilters = {
  ...noFilters(),
  genders: ['women'],
  colours: ['red'],
  price: { to: 150_00 },
  inStock: true,
  onSale: true,
}
const place = { path: '/en/search', text: 'women red', read }

test('what is read is on', () =>
  expect(withReading(parse(''), read)).toMatchObject({
    genders: ['women'],
    colours: ['red'],
    price: { to: 150_00 },
    inStock: true,
    onSale: true,
  }))

test('what the address says of a kind counts, and what it takes back is not read', () =>
  expect(withReading(parse('colour=blue&unread=gender,stock'), read)).toMatchObject({
    genders: [],
    colours: ['blue'],
    inStock: false,
  }))

test.each([
  ['nothing changed', (query: ListingQuery) => query, '/en/search?q=women%20red'],
  ['red taken away', (query: ListingQuery) => ({ ...query, colours: [] }), '/en/search?q=women%20red&unread=colour'],
  [
    'blue besides',
    (query: ListingQuery) => ({ ...query, colours: ['red', 'blue'] }),
    '/en/search?q=women%20red&colour=blue,red',
  ],
  ['no price', (query: ListingQuery) => ({ ...query, price: undefined }), '/en/search?q=women%20red&unread=price'],
  ['not only on sale', (query: ListingQuery) => ({ ...query, onSale: false }), '/en/search?q=women%20red&unread=sale'],
  ['a size', (query: ListingQuery) => ({ ...query, sizes: ['m'] }), '/en/search?q=women%20red&size=m'],
])('with %s the address is plain', (_, change, href) =>
  expect(listingHref(place, change(withReading(parse(''), read)))).toBe(href),
)

const filters = fc.record({
  colours: fc.subarray(['red', 'blue', 'green']),
  genders: fc.subarray([...genders]),
  sizes: fc.subarray(['m', 'l']),
  inStock: fc.boolean(),
  price: fc.option(fc.record({ to: fc.constantFrom(100_00, 150_00) }), { nil: undefined }),
  store: fc.option(fc.constantFrom('halifax', 'gaspe'), { nil: undefined }),
})

test('an address means the filters it was written for, whatever is read', () => {
  fc.assert(
    fc.property(filters, filters, (wanted, own) => {
      const reading: ReadFilters = { ...noFilters(), ...own }
      const query: ListingQuery = { ...parse(''), ...wanted }
      const href = listingHref({ path: '/en/search', text: 'x', read: reading }, query)
      const again = withReading(parse(href.split('?')[1] ?? ''), reading)
      const sorted = ({ unread: _, ...each }: ListingQuery) => ({
        ...each,
        colours: each.colours.toSorted(),
        genders: genders.filter((gender) => each.genders.includes(gender)),
        sizes: each.sizes.toSorted(),
      })
      expect(sorted(again)).toEqual(sorted({ ...query, ...(query.price === undefined && { price: undefined }) }))
    }),
  )
})

test('what is taken back of something that is not read any more is forgotten', () =>
  expect(beyondReading(parse('unread=brand'), read).unread).not.toContain('brand'))
