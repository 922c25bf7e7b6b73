import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * A sibling selector that ends in anything ("* + *") has no end that a browser could know: whatever is put into any
 * element of a page, every element in it is styled anew. A page that is taken over spent a third of its time so.
 */
test('no sibling selector of the shop ends in anything', () => {
  const sources = globSync('src/**/*.{css,tsx}').filter((file) => !/^src\/cms\/|\.test\.tsx$/.test(file))
  const found = sources.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/[+~][\s_]*(?:\*|:(?:not|is|where|nth))[^;{}\n]*\{|\[&[^\]\s]*[+~]_?\*/g),
    ].map(([selector]) => `${file}: ${selector}`),
  )
  expect(found).toEqual([])
})
