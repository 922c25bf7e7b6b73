import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SearchFigures } from './search-report-figures.tsx'

const praise = ['Every search returned results.', 'Every word was found in a product.']

test.each([
  [0, []],
  [3, praise],
])('of %d searches, none of them without results, it says %j', (searches, words) => {
  const report = {
    searches,
    without: 0,
    understood: 0,
    top: [],
    empty: [],
    kinds: [],
    unknown: [],
    sold: [],
    counts: { top: 0, empty: 0, unknown: 0, sold: 0 },
  }
  const html = renderToStaticMarkup(<SearchFigures reader="en" language="en" synonyms report={report} />)
  expect(praise.filter((sentence) => html.includes(sentence))).toEqual(words)
})

test('says how many lines are left out, and leads from what found nothing to a synonym of it', () => {
  const line = { query: 'porte-bébé', hits: 0, parts: [], unknown: [], searches: 4 }
  const counts = { top: 1, empty: 160, unknown: 0, sold: 0 }
  const report = {
    searches: 4,
    without: 4,
    understood: 0,
    top: [line],
    empty: [line],
    kinds: [],
    unknown: [],
    sold: [],
  }
  const html = (synonyms: boolean) =>
    renderToStaticMarkup(<SearchFigures reader="fr" language="fr" synonyms={synonyms} report={{ ...report, counts }} />)
  expect(html(true)).toContain('Total\u00a0: 160, dont les 1 premières')
  expect(html(true)).toContain('search-synonyms/create?language=fr&amp;words=porte-b%C3%A9b%C3%A9%2C+"')
  expect(html(false)).not.toContain('search-synonyms')
})
