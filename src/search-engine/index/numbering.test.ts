import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEngine } from '../index.ts'
import { builderHere } from '../store/builder.ts'
import type { SearchRecord } from './record.ts'

const records = fc
  .array(
    fc.record({
      stars: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      price: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((list) => list.map((each, i): SearchRecord => ({ objectID: String(i), title: 'Tent', ...each })))
const rankings = fc.constantFrom<string[]>([], ['desc(stars)'], ['asc(stars)', 'desc(price)'], ['desc(price)'])
const batches = fc.array(fc.integer({ min: 0, max: 39 }), { maxLength: 4 })

/** The order the custom ranking requires, records in the order of their saving among equals. */
function sorted(list: readonly SearchRecord[], ranking: readonly string[]): string[] {
  const value = (record: SearchRecord, entry: string) => {
    const number = record[entry.slice(entry.indexOf('(') + 1, -1)]
    return typeof number !== 'number' ? Number.MAX_VALUE : entry.startsWith('asc') ? number : -number
  }
  return list
    .toSorted(
      (a, b) => ranking.map((entry) => value(a, entry) - value(b, entry)).find((difference) => difference !== 0) ?? 0,
    )
    .map(({ objectID }) => objectID)
}

test('the custom ranking decides among equals, page by page, however the records were saved and whenever it was set', () =>
  fc.assert(
    fc.asyncProperty(
      records,
      rankings,
      fc.boolean(),
      batches,
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('', 'tent'),
      async (list, ranking, isSetBefore, cuts, hitsPerPage, query) => {
        const index = createEngine().index('p')
        if (isSetBefore) await index.setSettings({ customRanking: ranking })
        const ends = [...cuts.toSorted((a, b) => a - b), list.length]
        for (const [i, end] of ends.entries())
          if (end > (ends[i - 1] ?? 0)) await index.saveObjects(list.slice(ends[i - 1] ?? 0, end))
        await index.setSettings({ customRanking: ranking })
        const pages = Array.from({ length: Math.ceil(list.length / hitsPerPage) }, (_, page) =>
          index.search({ query, page, hitsPerPage }).hits.map(({ objectID }) => objectID),
        )
        expect(pages.flat()).toEqual(sorted(list, ranking))
      },
    ),
  ))

test('a record deleted while its segment is rebuilt stays deleted, whatever its new number', async () => {
  const builds: (() => void)[] = []
  let waits = false
  const engine = createEngine({
    builder: {
      ...builderHere,
      async build(schema, jsons) {
        if (waits) await new Promise<void>((resolve) => builds.push(resolve))
        return builderHere.build(schema, jsons)
      },
    },
  })
  const index = engine.index('p')
  await index.setSettings({ customRanking: ['desc(stars)'] })
  await index.saveObjects(Array.from({ length: 500 }, (_, i) => ({ objectID: String(i), title: 'Tent', stars: i })))
  waits = true
  await index.deleteObjects(Array.from({ length: 200 }, (_, i) => String(i)))
  expect(builds).toHaveLength(1)
  await index.deleteObjects(['499', '250'])
  builds[0]!()
  await engine.settled()
  expect(index.search({ hitsPerPage: 3 })).toMatchObject({
    nbHits: 298,
    hits: [{ objectID: '498' }, { objectID: '497' }, { objectID: '496' }],
  })
  expect([index.getObject('499'), index.getObject('250'), index.getObject('251')?.objectID]).toEqual([
    undefined,
    undefined,
    '251',
  ])
})
