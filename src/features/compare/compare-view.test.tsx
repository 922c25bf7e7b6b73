import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { sampleTile } from '../../domain/testing/samples.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { CompareView } from './compare-view.tsx'

overwriteGetLocale(() => 'en')

const tiles = [
  sampleTile({ id: '5102-100', title: 'Tent', rating: { average: 4.5, count: 12 } }),
  { ...sampleTile({ id: '5103-1', title: 'Tarp' }), stock: 'OUT_OF_STOCK' as const },
]
const html = renderToStaticMarkup(
  <MemoryRouter>
    <CompareView tiles={tiles} rows={[{ label: 'Weight', values: ['1 kg', '2 kg'], differs: true }]} locale="en" />
  </MemoryRouter>,
)
const rows = html.split('<tr').slice(1)
const links = (row: string | undefined) => [...(row ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href)

test('the links that remove a product are in one row, at one height, whatever is above them', () =>
  expect(links(rows[3]).filter((href) => href?.includes('/compare/'))).toEqual([
    '/en/compare/5103-1',
    '/en/compare/5102-100',
  ]))

test('each product has its stars, whether it can be had, and a button that leads to it', () => {
  expect(rows[2]).toMatch(/aria-label="4\.5 out of 5 stars".*12 reviews.*In stock.*Sold out/)
  expect(links(rows[3])).toEqual(expect.arrayContaining(tiles.map(({ href }) => href)))
})

test('the mark of a difference is a letter that stays on the line of the last word', () =>
  expect(rows[4]).toMatch(/Weight\u00a0<span[^>]*>•<\/span>/))
