// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { writePageRanges } from './page-range.ts'

test.each([
  ['en', 'of', '1–10 of 19,872'],
  ['fr', 'sur', '1 à 10 sur 19\u00a0872'],
] as const)('in %s the range of a list and how many there are read as in a sentence', (locale, of, shown) => {
  document.body.innerHTML = '<div class="page-controls__page-info"></div>'
  const info = document.querySelector('div')!
  info.append('1', '-', '10', ' ', of, ' ', '19872')
  for (let frame = 0; frame < 2; frame++) writePageRanges(document, locale)
  expect(info.textContent).toBe(shown)
})
