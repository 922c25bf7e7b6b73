import { expect, test, vi } from 'vitest'
import { countOf } from '../index/packed-text.ts'
import { AT_ONCE, builderHere, type Builder } from './builder.ts'
import { Engine } from './engine.ts'

/** Sizes of the segments that were built by the thread that answers requests. */
const here = vi.hoisted(() => ({ isElsewhere: false, sizes: [] as number[] }))
vi.mock('../index/build-segment.ts', async (original) => {
  const real = await original<typeof import('../index/build-segment.ts')>()
  return {
    ...real,
    buildSegment: (...[schema, records]: Parameters<typeof real.buildSegment>) => {
      if (!here.isElsewhere) here.sizes.push(records.length)
      return real.buildSegment(schema, records)
    },
  }
})

const [SAVED, TOGETHER] = [3000, 10]

test('many small saves build little where requests are answered, and each record a few times only', async () => {
  const elsewhere: number[] = []
  const builder: Builder = {
    async build(schema, parts) {
      const all = [...parts]
      elsewhere.push(all.reduce((sum, part) => sum + countOf(part), 0))
      here.isElsewhere = true
      const built = builderHere.build(schema, all)
      here.isElsewhere = false
      return built
    },
    close: async () => {},
  }
  const engine = new Engine({ builder })
  const index = engine.index('products')
  await index.setSettings({ customRanking: ['desc(number)'] })
  for (let from = 0; from < SAVED; from += TOGETHER)
    await index.saveObjects(
      Array.from({ length: TOGETHER }, (_, at) => ({ objectID: String((from + at) % 2000), number: from + at })),
    )
  await engine.settled()
  expect(Math.max(...here.sizes)).toBeLessThanOrEqual(AT_ONCE)
  expect(sum(here.sizes)).toBeLessThan(2 * SAVED)
  expect(sum(elsewhere)).toBeLessThan(10 * SAVED)
  const segments = engine.live.get('products')?.segments.list ?? []
  expect(segments.length).toBeLessThanOrEqual(6)
  expect(index.size).toBe(2000)
  expect(index.search({ hitsPerPage: 3 }).hits.map(({ objectID }) => objectID)).toEqual(['999', '998', '997'])
  expect(index.getObject('0')).toEqual({ objectID: '0', number: 2000 })
  expect(index.getObject('1999')).toEqual({ objectID: '1999', number: 1999 })
})

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

test('while merging takes long, saves wait before searches get slow', async () => {
  let go = () => {}
  const gate = new Promise<void>((resolve) => (go = resolve))
  const engine = new Engine({
    builder: { build: (schema, parts) => gate.then(() => builderHere.build(schema, parts)), close: async () => {} },
  })
  const index = engine.index('products')
  const segments = () => engine.live.get('products')?.segments.list.length ?? 0
  const saving = (async () => {
    for (let from = 0; from < 60; from++)
      await index.saveObjects(Array.from({ length: AT_ONCE }, (_, at) => ({ objectID: `${from}-${at}` })))
  })()
  await expect.poll(() => segments()).toBeGreaterThan(16)
  // Whoever could go on would have by now: nothing but the gate is waited for.
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([segments(), index.size]).toEqual([17, 17 * AT_ONCE])
  go()
  await saving
  await engine.settled()
  expect(segments()).toBeLessThanOrEqual(6)
  expect(index.size).toBe(60 * AT_ONCE)
})
