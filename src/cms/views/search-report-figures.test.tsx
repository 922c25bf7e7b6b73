import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SearchFigures } from './search-report-figures.tsx'

const praise = ['Every search returned results.', 'Every word was found in a product.']

test.each([
  [0, []],
  [3, praise],
])('of %d searches, none of them without results, it says %j', (searches, words) => {
  const report = { searches, without: 0, understood: 0, top: [], empty: [], kinds: [], unknown: [], sold: [] }
  const html = renderToStaticMarkup(<SearchFigures reader="en" report={report} />)
  expect(praise.filter((sentence) => html.includes(sentence))).toEqual(words)
})
