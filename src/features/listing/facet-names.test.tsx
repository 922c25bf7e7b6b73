import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { parseListingQuery } from '../../domain/catalog/listing-query.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { ChosenFilters } from './chosen-filters.tsx'
import { FacetPanel } from './facet-panel.tsx'

overwriteGetLocale(() => 'en')

/** A listing's filters as an address asks for them, each value of every facet chosen. */
function rendered(search: string): string {
  const query = parseListingQuery(new URLSearchParams(search))
  const values = (keys: string[]) => keys.map((key) => ({ key, name: key, count: 0, chosen: true }))
  const facets = {
    category: values(query.categories),
    gender: values(query.genders),
    brand: values(query.brands),
    colour: values(query.colours),
    size: values(query.sizes),
    sizeGroups: Object.fromEntries(query.sizes.map((key) => [`${key}|${key}`, 1])),
    activity: values(query.activities),
    rating: [],
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

const facets = ['category', 'size', 'brand', 'colour', 'activity']

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
