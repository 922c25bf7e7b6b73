import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { facetFields, facetNames, parseListingQuery } from '../../domain/catalog/listing-query.ts'
import { emptyFacets } from '../../domain/catalog/listing.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { ChosenFilters } from './chosen-filters.tsx'
import { FacetPanel } from './facet-panel.tsx'

overwriteGetLocale(() => 'en')

/** A listing's filters as an address asks for them, each value of every facet chosen. */
function rendered(search: string): string {
  const query = parseListingQuery(new URLSearchParams(search))
  const values = (keys: string[]) => keys.map((key) => ({ key, name: key, count: 0, chosen: true }))
  const facets = {
    ...emptyFacets,
    ...Object.fromEntries(facetNames.map((facet) => [facet, values(query[facetFields[facet]])])),
    sizeGroups: Object.fromEntries(query.sizes.map((key) => [`${key}|${key}`, 1])),
  }
  const place = { path: '/en/products/tents' }
  const element = (
    <>
      <ChosenFilters place={place} query={query} facets={facets} />
      <FacetPanel place={place} page={{ query, facets, total: 20 }} />
    </>
  )
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

// The values of `gender` are known: no others are read.
const facets = facetNames.filter((facet) => facet !== 'gender')

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a value that is called as a part of every object is has that name and no other: %s',
  (word) => {
    for (const facet of facets) {
      const html = rendered(`${facet}=${word}`)
      expect([facet, html]).toEqual([facet, expect.stringMatching(`Remove filter: </span>(Size )?${word}<`)])
      expect([facet, html]).toEqual([facet, expect.stringMatching(`aria-current="true".*[^ ]>${word}<`)])
    }
  },
)

test('a value of the shop’s own has its name in words', () =>
  expect(rendered('colour=red&activity=yoga')).toMatch(/Remove filter: <\/span>Red<.*Remove filter: <\/span>Yoga</))
