import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ListingBand } from './listing-band.tsx'

test('the story of a brand keeps its paragraphs', () =>
  expect(
    renderToStaticMarkup(
      <ListingBand page={{ title: 'Toundra', description: 'Warm.\n\nIt mends.' }} breadcrumbs={null} />,
    ),
  ).toMatch(/<p class="[^"]*whitespace-pre-line[^"]*">Warm\.\n\nIt mends\.<\/p>/))
