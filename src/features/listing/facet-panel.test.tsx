import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { emptyQuery } from '../../domain/catalog/listing-query.ts'
import { emptyFacets } from '../../domain/catalog/listing.ts'
import type { Lacked } from '../../domain/shop-lacks.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { Lacks } from '../../ui/lacks.ts'
import { FacetPanel } from './facet-panel.tsx'

beforeEach(() => overwriteGetLocale(() => 'en'))

const shown = (lacks: readonly Lacked[]) => {
  const panel = (
    <Lacks value={lacks}>
      <FacetPanel place={{ path: '/en/products' }} page={{ query: emptyQuery, facets: emptyFacets, total: 9 }} />
    </Lacks>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: panel }])} />)
}

test('what a store has is a filter, unless the shop has no stores', () => {
  expect(shown([])).toContain(m.facet_my_store())
  expect(shown(['stores'])).not.toContain(m.facet_my_store())
  expect(shown(['stores'])).toContain(m.facet_in_stock())
})
