import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Forced colours take backgrounds away: what is recognized by one needs something else. */
const sources = globSync('src/**/*.{css,tsx}')
  .filter((file) => !file.endsWith('.test.tsx'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const lines = sources.flatMap(({ file, text }) => text.split('\n').map((line) => ({ file, line })))

test('no picture is multiplied with the black behind it', () =>
  expect(
    lines.filter(({ line }) => line.includes('mix-blend-multiply') && !line.includes('forced-colors:mix-blend-normal')),
  ).toEqual([]))

test('marked text has both of the colours of marked text', () => {
  const marks = sources.flatMap(({ text }) => [...text.matchAll(/<mark\b[^>]*>/g)].map(([tag]) => tag))
  expect(marks).not.toEqual([])
  for (const tag of marks) expect(tag).toMatch(/forced-colors:bg-\[Mark\] forced-colors:text-\[MarkText\]/)
})

test('what is chosen has a frame', () => {
  const css = readFileSync('src/app.css', 'utf8')
  const rules = /@media \(forced-colors: active\) \{(.*?)\n {2}\}/s.exec(css)?.[1]
  for (const chosen of ['a[aria-current]', "[aria-pressed='true']", "[role='option'][aria-selected='true']"])
    expect(rules).toContain(chosen)
})

test('a button that is recognized by its background alone has a border', () =>
  expect(readFileSync('src/blocks/action/action-links.tsx', 'utf8')).toMatch(
    /primary: 'bg-surface .*forced-colors:border/,
  ))
