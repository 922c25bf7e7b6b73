import fc from 'fast-check'
import { expect, test } from 'vitest'
import { autocompleteRequest, cutQuery, hasWords, productIndex, suggestionIndex } from './search-request.ts'

const from = { query: 'tente', width: 1280, storePc: false, locale: 'fr' as const }
const bytes = (text: string) => new TextEncoder().encode(text).length

test('a request carries the query, four tags, one rule context, and asks for a query id (acceptance 106, 109)', () =>
  expect(autocompleteRequest(from)).toEqual({
    index: 'products_fr',
    params: {
      query: 'tente',
      analytics: true,
      analyticsTags: ['mec', 'autocomplete', 'desktop', 'external'],
      ruleContexts: ['context_autocomplete'],
      clickAnalytics: true,
    },
  }))

test.each([
  ['en', 'products', 'products_en'],
  ['fr', 'products', 'products_fr'],
  ['en', 'suggestions', 'suggestions_en'],
  ['fr', 'suggestions', 'suggestions_fr'],
] as const)('%s asks the %s of %s (acceptance 105)', (locale, of, index) => {
  expect(autocompleteRequest({ ...from, locale }, of).index).toBe(index)
  expect(of === 'products' ? productIndex(locale) : suggestionIndex(locale)).toBe(index)
})

// acceptance 94, 95
test.each([
  ['', '', false],
  ['   ', '', false],
  ['\t\n\u00a0', '', false],
  ['tente', 'tente', true],
  // The trailing space signals to the provider that the word is complete.
  ['tente ', 'tente ', true],
  ['0', '0', true],
])('"%s" is sent as "%s" with analytics %s (acceptance 94, 95)', (query, sent, analytics) =>
  expect(autocompleteRequest({ ...from, query }).params).toMatchObject({ query: sent, analytics }),
)

// acceptance 103, 107
test.each([
  [719, false, 'mobile', 'external'],
  [720, false, 'desktop', 'external'],
  [320, true, 'mobile', 'internal'],
  [1440, true, 'desktop', 'internal'],
])('%i px, store PC %s: %s, %s (acceptance 103, 107)', (width, storePc, device, visitor) =>
  expect(autocompleteRequest({ ...from, width, storePc }).params.analyticsTags).toEqual([
    'mec',
    'autocomplete',
    device,
    visitor,
  ]),
)

// acceptance 96: [query, characters sent]
test.each([
  ['a', 512, 512],
  ['a', 513, 512],
  ['é', 256, 256],
  ['é', 257, 256],
  ['€', 171, 170],
  ['⛺', 171, 170],
  ['🏕', 129, 128],
  // The first characters of two, three and four bytes.
  ['\u0080', 257, 256],
  ['\u0800', 171, 170],
  ['\u{10000}', 129, 128],
])('"%s" × %i is cut to %i (acceptance 96)', (character, times, length) =>
  expect(cutQuery(character.repeat(times))).toBe(character.repeat(length)),
)

test.each([
  ['🎿', false],
  [' ?! ', false],
  ['⛺ 3', true],
  ['é', true],
])('%j has words: %s', (query, has) => expect(hasWords(query)).toBe(has))

test('no character is broken: an emoji that does not fit goes whole (acceptance 96)', () =>
  expect(cutQuery('a'.repeat(510) + '🏕')).toBe('a'.repeat(510)))

test('a cut query fits, begins the query, and could not take one character more (acceptance 96)', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600, size: 'max' }), (query) => {
      const cut = cutQuery(query)
      expect(query.startsWith(cut)).toBe(true)
      expect(bytes(cut)).toBeLessThanOrEqual(512)
      const next = [...query][[...cut].length]
      if (next !== undefined) expect(bytes(cut + next)).toBeGreaterThan(512)
    }),
  ))
