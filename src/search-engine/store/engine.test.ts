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
  for (const index of [engine.index('p'), replica()])
    expect(index.search().hits).toMatchObject([{ objectID: 'a', n: 1 }])
})

test('a replica can be copied from, and takes settings, synonyms and rules', async () => {
  await engine.write({ index: 'p_asc', kind: 'copy', to: 'new' })
  expect(engine.index('new').size).toBe(1)
  await engine.index('other').saveSynonyms([{ objectID: 's', type: 'synonym', synonyms: ['tent', 'shelter'] }])
  await engine.write({ index: 'other', kind: 'copy', to: 'p_asc', scope: ['settings', 'synonyms', 'rules'] })
  expect([...engine.existing('p_asc').synonyms.keys()]).toEqual(['s'])
})

test('a replica made later begins with the synonyms and rules of its primary, and then has its own', async () => {
  const primary = engine.index('p')
  await primary.saveObjects([{ objectID: 'c', title: 'Tent' }])
  await primary.saveSynonyms([{ objectID: 's', type: 'synonym', synonyms: ['tent', 'shelter'] }])
  await primary.saveRules([
    { objectID: 'r', conditions: [{ pattern: 'tent', anchoring: 'is' }], consequence: { userData: 'ruled' } },
  ])
  await primary.setSettings({ replicas: ['p_asc', 'p_new'] })
  expect(engine.index('p_new').search({ query: 'shelter' }).hits).toHaveLength(1)
  expect(engine.index('p_new').search({ query: 'tent' }).userData).toEqual(['ruled'])
  await engine.index('p_new').saveSynonyms([], { replace: true })
  await primary.setSettings({ replicas: ['p_asc', 'virtual(p_new)'] })
  expect(engine.existing('p_new').synonyms.size).toBe(0)
})
