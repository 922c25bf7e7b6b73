import fc from 'fast-check'
import { createEngine } from '../index.ts'

export const engine = createEngine()
/** Fills the index; for `beforeAll`. */
export async function fillHostileIndex(): Promise<void> {
  const index = engine.index('p')
  await index.setSettings({ attributesForFaceting: ['searchable(brand)', 'price'] })
  const words = ['tent', 'jacket', 'sleeping', 'bag', 'boot', 'snow', 'rain', 'warm', 'light', 'blue', 'été', 'sac']
  await index.saveObjects(
    Array.from({ length: 2000 }, (_, i) => ({
      objectID: String(i),
      title: `${words[i % 12]} ${words[(i * 7) % 11]} ${i}`,
      brand: `b${i % 50}`,
      price: i,
      _geoloc: { lat: i % 90, lng: i % 180 },
    })),
  )
}

const pieces = [
  'tent',
  'snow',
  'bag',
  'a',
  ' ',
  '"',
  '-',
  '*',
  ':',
  '(',
  ')',
  ' AND ',
  ' OR ',
  ' NOT ',
  '<',
  '>=',
  '1',
  ' TO ',
  'price',
  'brand',
  '\u0000',
  '\ud800',
  '😀',
  'é',
  "'",
  '\\',
  '%',
  '<score=9>',
  '[',
  '{',
  ',',
  '__proto__',
  'constructor',
  '1e999',
  '-0',
  'x'.repeat(300),
]
export const junk = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(''))
export const value = fc.oneof(
  junk,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(junk, { maxLength: 5 }),
  fc.array(fc.array(junk, { maxLength: 3 }), { maxLength: 3 }),
  fc.object({ maxDepth: 2 }),
)
const names = [
  'query',
  'filters',
  'facetFilters',
  'numericFilters',
  'tagFilters',
  'optionalFilters',
  'facets',
  'page',
  'hitsPerPage',
  'offset',
  'length',
  'distinct',
  'typoTolerance',
  'queryType',
  'optionalWords',
  'aroundLatLng',
  'aroundRadius',
  'insideBoundingBox',
  'insidePolygon',
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
  'ranking',
  'customRanking',
  'advancedSyntax',
  'removeWordsIfNoResults',
  'getRankingInfo',
  'maxValuesPerFacet',
  'facetQuery',
  'params',
  'restrictSearchableAttributes',
  'cursor',
  'ruleContexts',
  'removeStopWords',
  'responseFields',
]
const sane: Record<string, fc.Arbitrary<unknown>> = {
  query: junk,
  filters: junk,
  page: fc.nat(50),
  hitsPerPage: fc.nat(1000),
  advancedSyntax: fc.boolean(),
  facets: fc.constant(['*']),
  getRankingInfo: fc.boolean(),
  ranking: fc.constant(['typo', 'proximity', 'attribute', 'exact']),
}
export const body = fc
  .array(fc.constantFrom(...names), { maxLength: 6 })
  .chain((chosen) =>
    fc.record(
      Object.fromEntries(
        chosen.map((name) => [
          name,
          fc.oneof({ weight: 2, arbitrary: sane[name] ?? value }, { weight: 1, arbitrary: value }),
        ]),
      ),
    ),
  )
export const path = fc.constantFrom(
  '/1/indexes/p/query',
  '/1/indexes/*/queries',
  '/1/indexes/p/facets/brand/query',
  '/1/indexes/%/query',
  '/1/indexes/p/browse',
  '/1/events',
  '/1/indexes/p/batch',
  '/1/indexes/p/settings',
  '/1/indexes/p/synonyms/batch',
  '/1/indexes/p/rules/batch',
  '/1/indexes/__proto__/query',
  '/2/x',
)
