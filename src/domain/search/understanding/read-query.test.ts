import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { seededShop } from '../../../../bench/search/seeded-shop.ts'
import { locales } from '../../locale.ts'
import { restOf, type QueryReading } from './query-reading.ts'
import { readPrices, readQuery } from './read-query.ts'

/** `query | filters ~ words that are looked for`, one a line. */
const table = (locale: string): (readonly [query: string, understood: string])[] =>
  readFileSync(path.join(import.meta.dirname, `testing/understood.${locale}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [query = '', understood = ''] = line.split(' | ')
      return [query, understood] as const
    })

function written({ filters, rest, inMyStore }: QueryReading): string {
  const dollars = (cents: number | undefined) => (cents === undefined ? '' : String(cents / 100))
  const parts = Object.entries(filters).flatMap(([name, value]) => {
    if (value === undefined || value === false || (Array.isArray(value) && value.length === 0)) return []
    if (value === true) return [name]
    if (Array.isArray(value)) return [`${name}:${value.join('|')}`]
    return [typeof value === 'string' ? `${name}:${value}` : `price:${dollars(value.from)}-${dollars(value.to)}`]
  })
  return `${[...parts, ...(inMyStore ? ['mine'] : [])].join(' ')} ~ ${rest}`.trim()
}

describe.each(locales)('in %s', async (locale) => {
  const { vocabulary, titles } = await seededShop(locale)
  // Three tests ask for each.
  const readings = new Map(table(locale).map(([query]) => [query, readQuery(query, vocabulary, titles)]))
  const read = (query: string) => readings.get(query) ?? readQuery(query, vocabulary, titles)

  test('the table is long enough to mean something', () => expect(table(locale).length).toBeGreaterThan(200))

  test.each(table(locale))('%s', (query, understood) => expect(written(read(query))).toBe(understood.trim()))

  test.each(table(locale))('the rest of “%s” is understood no further, but for its category', (query) => {
    const { kind } = read(read(query).rest).parts.find((part) => part.kind !== 'category') ?? {}
    // In quotes nothing is understood, and one word fewer may leave a name that is none.
    expect(kind === undefined || kind === 'activity' || kind === 'size').toBe(true)
  })

  test.each(table(locale))('the words of “%s” are where it says', (query) => {
    const { text: whole, parts } = read(query)
    for (const { text, start, end } of parts) expect(whole.slice(start, end)).toContain(text)
  })
})

test('a category that was taken back is looked for by its words, and a colour is gone', async () => {
  const { vocabulary, titles } = await seededShop('en')
  const { text, parts, rest } = readQuery('warm red jackets for women under $150', vocabulary, titles)
  expect(rest).toBe('warm')
  expect(restOf(text, parts, ['category'])).toBe('warm jackets')
  expect(restOf(text, parts, ['colour'])).toBe('warm')
})

test.each([
  ['Do you have a tent under $300?', 'Do you have a tent ?', { to: 300_00 }],
  ['between $50 and $1,000, please', 'please', { from: 50_00, to: 1000_00 }],
  ['a bag up to −20', 'a bag up to −20', undefined],
])('prices are read without a catalogue: %s', (text, rest, price) =>
  expect(readPrices(text, 'en')).toEqual({ rest, ...(price && { price }) }),
)

test.each([
  '',
  ' ',
  '$$$',
  '-',
  '<'.repeat(500),
  '1 000 '.repeat(90),
  'under '.repeat(90),
  '日本語',
  '\u0000\uD800',
  'size size size',
  '"',
])('%j is read without a mistake', async (query) => {
  const { vocabulary, titles } = await seededShop('fr')
  expect(readQuery(query, vocabulary, titles).text).toBe(query)
})
