import type { DefaultCellComponentProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ReviewTitleCell } from './review-title-cell.tsx'

vi.mock('@payloadcms/ui', () => ({
  DefaultCell: ({ cellData, link }: DefaultCellComponentProps) => (
    <a href={link ? '#' : undefined}>{cellData ?? '–'}</a>
  ),
}))

const props = { collectionSlug: 'reviews', field: { name: 'title', type: 'text' }, link: true } as const
test.each([
  ['Solides', 'Deux saisons sans bris.', 'Solides'],
  ['', 'Deux saisons\nsans bris.', 'Deux saisons sans bris.'],
  [null, 'mot '.repeat(100), `${'mot '.repeat(25).trim()}…`],
  [null, null, '–'],
])('a review with the title %j and the text %j is listed as %j', (cellData, text, shown) =>
  expect(renderToStaticMarkup(<ReviewTitleCell {...props} cellData={cellData} rowData={{ id: 1, text }} />)).toBe(
    `<a href="#">${shown}</a>`,
  ),
)
