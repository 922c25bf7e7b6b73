import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { parseListingQuery } from '../../domain/catalog/listing-query.ts'
import type { Lacked } from '../../domain/shop-lacks.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { Lacks } from '../../ui/lacks.ts'
import { FacetPanel } from './facet-panel.tsx'

beforeEach(() => overwriteGetLocale(() => 'en'))

const facets = { category: [], brand: [], gender: [], colour: [], size: [], activity: [], rating: [] }
const shown = (lacks: readonly Lacked[]) => {
  const panel = (
    <Lacks value={lacks}>
      <FacetPanel place={{ path: '/en/products' }} page={{ query: parseListingQuery([]), facets, total: 9 }} />
    </Lacks>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: panel }])} />)
}

test('what a store has is a filter, unless the shop has no stores', () => {
  expect(shown([])).toContain(m.facet_my_store())
  expect(shown(['stores'])).not.toContain(m.facet_my_store())
  expect(shown(['stores'])).toContain(m.facet_in_stock())
})
