import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageHead } from './page-head.tsx'

const picture = { file: 'a.png', width: 1600, height: 900, alt: '' }
const column = 'mx-auto w-full max-w-3xl'

test.each([
  ['over a column of text', { overColumn: true }, true],
  ['over what is as wide as the page', { overColumn: false }, false],
  ['beside its picture', { overColumn: true, picture }, false],
])('a heading %s begins where the text does: %s', (_, props, inColumn) =>
  expect(renderToStaticMarkup(<PageHead title="Returns" {...props} />).includes(column)).toBe(inColumn),
)
