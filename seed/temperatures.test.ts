import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { both } from './load-vocabulary.ts'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yaml'),
)
const lines = files.flatMap((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').split('\n'))
/** A specification that is a measure and nothing else; `measureText` writes its sign. */
const measure = /^\s+\w+: "?-\d+ °C"?$/

test('the seed writes temperatures below zero with a minus sign, not with a hyphen', () => {
  expect(lines.filter((line) => /\u2212\d+ °C/.test(line)).length).toBeGreaterThan(50)
  expect(
    lines.filter((line) => !measure.test(line) && /(?<![\w.,])-\d+(?:[.,]\d+)?(?: °C| (?:to|à) )/u.test(line)),
  ).toEqual([])
  // In a name such as “Loonsong −9” too.
  expect(lines.filter((line) => /^\s+(?:en|fr): .*\p{L} -\d+\b/u.test(line))).toEqual([])
})

test('a temperature is not torn apart in either language', () =>
  expect(both({ en: 'From \u221240 °C to 100 °C, 20 L', fr: 'De \u221240 °C à 100 °C, 20 L' })).toEqual({
    en: 'From \u221240\u00a0°C to 100\u00a0°C, 20 L',
    fr: 'De \u221240\u00a0°C à 100\u00a0°C, 20\u00a0L',
  }))
