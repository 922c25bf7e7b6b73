import { beforeEach, expect, test } from 'vitest'
import { createEngine, type Engine } from '../index.ts'

let engine: Engine
beforeEach(async () => {
  engine = createEngine()
  await engine.index('p').setSettings({ replicas: ['p_asc'] })
  await engine.index('p').saveObjects([{ objectID: 'a', n: 1 }])
  await engine.index('other').saveObjects([{ objectID: 'b' }])
})
const replica = () => engine.index('p_asc')

test.each<[string, () => Promise<void>]>([
  ['saving', () => replica().saveObjects([{ objectID: 'c' }])],
  ['updating', () => replica().partialUpdateObjects([{ objectID: 'a', n: 2 }])],
  ['deleting', () => replica().deleteObjects(['a'])],
  ['deleting by filters', () => replica().deleteBy({ filters: 'n = 1' })],
  ['clearing', () => replica().clearObjects()],
  ['deleting the index', () => replica().deleteIndex()],
  ['replacing all', () => replica().replaceAllObjects([])],
  ['copying to it', () => engine.write({ index: 'other', kind: 'copy', to: 'p_asc' })],
  ['moving to it', () => engine.write({ index: 'other', kind: 'move', to: 'p_asc' })],
  ['moving it', () => engine.write({ index: 'p_asc', kind: 'move', to: 'new' })],
])('%s is refused on a replica, and its primary stays as it is', async (_, write) => {
  await expect(write()).rejects.toThrow(/replica index: p_asc/)
  for (const index of [engine.index('p'), replica()]) expect(index.search().hits).toMatchObject([{ objectID: 'a', n: 1 }])
})

test('a replica can be copied from, and takes settings, synonyms and rules', async () => {
  await engine.write({ index: 'p_asc', kind: 'copy', to: 'new' })
  expect(engine.index('new').size).toBe(1)
  await engine.index('other').saveSynonyms([{ objectID: 's', type: 'synonym', synonyms: ['tent', 'shelter'] }])
  await engine.write({ index: 'other', kind: 'copy', to: 'p_asc', scope: ['settings', 'synonyms', 'rules'] })
  expect([...engine.existing('p_asc').synonyms.keys()]).toEqual(['s'])
})
