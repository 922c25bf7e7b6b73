import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { FacetValues } from './facet-values.tsx'

test.each([
  ['en', '2,162', '950'],
  ['fr', '2\u00a0162', '950'],
] as const)('counts of thousands are grouped as the language does: %s', (locale, many, few) => {
  overwriteGetLocale(() => locale)
  const values = [2162, 950].map((count) => ({ key: String(count), name: 'A value', count, chosen: false }))
  const shown = (look: 'line' | 'chip') =>
    renderToString(
      <MemoryRouter>
        <FacetValues values={values} hrefOf={() => '/'} look={look} />
      </MemoryRouter>,
    )
      .replaceAll(/<[^>]*>/g, '')
      .match(/\([^)]*\)/g)
  for (const look of ['line', 'chip'] as const) expect(shown(look)).toEqual([`(${many})`, `(${few})`])
})
