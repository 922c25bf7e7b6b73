import { spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEngine, type OpenEngine } from '../../index.ts'

let folder: string
const opened: OpenEngine[] = []
const open = async () => {
  const one = await openEngine(folder, { followMs: 20 })
  opened.push(one)
  return one
}
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'search-'))))
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
  rmSync(folder, { recursive: true, force: true })
})
const record = (objectID: string, title: string) => ({ objectID, title })
const found = ({ engine }: OpenEngine, query: string) =>
  engine
    .index('p')
    .search({ query })
    .hits.map(({ objectID }) => objectID)

test('what was saved is there after opening again, from the journal and from a snapshot', async () => {
  const first = await open()
  expect(first.isEmpty).toBe(true)
  await first.engine.index('p').setSettings({ attributesForFaceting: ['title'], replicas: ['virtual(p_new)'] })
  await first.engine.index('p').saveObjects([record('a', 'Tent'), record('b', 'Kayak')])
  await first.snapshot()
  await first.engine.index('p').saveObjects([record('c', 'Paddle')])
  await first.engine.index('p').deleteObjects(['a'])
  await first.engine.index('p').saveSynonyms([{ objectID: 's', type: 'synonym', synonyms: ['canoe', 'kayak'] }])
  const second = await open()
  expect(second.isEmpty).toBe(false)
  expect([found(second, 'tent'), found(second, 'canoe'), found(second, 'paddle')]).toEqual([[], ['b'], ['c']])
  expect(second.engine.index('p_new').size).toBe(2)
  expect(second.engine.index('p').search({ facets: ['title'] }).facets).toEqual({ title: { Kayak: 1, Paddle: 1 } })
})

test('whoever closes after much was saved leaves a snapshot of it, after little the journal', async () => {
  const snapshots = () => readdirSync(folder).filter((name) => name.endsWith('.bin'))
  const first = await open()
  await first.engine.index('p').setSettings({ searchableAttributes: ['title'] })
  await first.engine.index('p').saveObjects([record('a', 'Tent')])
  await first.close()
  expect(snapshots()).toEqual([])
  const second = await open()
  const text = 'x'.repeat(90_000)
  await second.engine
    .index('p')
    .saveObjects(Array.from({ length: 100 }, (_, at) => ({ ...record(`b${at}`, 'Kayak'), text })))
  await second.close()
  expect(snapshots()).toHaveLength(1)
  expect((await open()).engine.index('p').size).toBe(101)
})

test('processes with the same folder see what the others save', async () => {
  const [one, other] = [await open(), await open()]
  await Promise.all([
    one.engine.index('p').saveObjects([record('a', 'Tent')]),
    other.engine.index('p').saveObjects([record('b', 'Tent')]),
  ])
  await Promise.all([one.follow(), other.follow()])
  expect([found(one, 'tent').sort(), found(other, 'tent').sort()]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
  await one.snapshot()
  await other.engine.index('p').saveObjects([record('c', 'Tent')])
  await one.follow()
  expect(found(one, 'tent')).toHaveLength(3)
  for (let i = 0; i < 3; i++) await one.snapshot()
  await one.engine.index('p').saveObjects([record('d', 'Tent')])
  await other.follow()
  expect(found(other, 'tent')).toHaveLength(4)
})

test('a torn line is passed over, a damaged snapshot gives way to the one before', async () => {
  const first = await open()
  await first.engine.index('p').saveObjects([record('a', 'Tent')])
  await first.snapshot()
  await first.engine.index('p').saveObjects([record('b', 'Tent')])
  await first.snapshot()
  const journal = readdirSync(folder)
    .filter((name) => name.startsWith('journal'))
    .sort()
    .at(-1)!
  appendFileSync(path.join(folder, journal), '\n1234 {"id":"torn')
  await first.engine.index('p').saveObjects([record('c', 'Tent')])
  expect(found(await open(), 'tent')).toHaveLength(3)
  const snapshot = path.join(
    folder,
    readdirSync(folder)
      .filter((name) => name.startsWith('snapshot'))
      .sort()
      .at(-1)!,
  )
  const bytes = readFileSync(snapshot)
  bytes[bytes.length >> 1]! ^= 1
  writeFileSync(snapshot, bytes)
  expect(found(await open(), 'tent')).toHaveLength(3)
})

test('where no snapshot can be read the engine starts empty, and nothing old reappears', async () => {
  const first = await open()
  for (const title of ['Tent', 'Kayak', 'Paddle']) {
    await first.engine.index('p').saveObjects([record('a', title)])
    await first.snapshot()
  }
  await first.engine.index('p').saveObjects([record('a', 'Boot')])
  await first.close()
  for (const name of readdirSync(folder).filter((each) => each.startsWith('snapshot')))
    writeFileSync(path.join(folder, name), 'damaged')
  const second = await open()
  expect(second.isEmpty).toBe(true)
  await second.engine.index('p').saveObjects([record('a', 'Stove')])
  for (let i = 0; i < 5; i++) await second.snapshot()
  for (const { engine } of [second, await open()])
    expect(engine.index('p').getObject('a')).toEqual(record('a', 'Stove'))
})

test('large saves are built in a thread', async () => {
  const one = await open()
  await one.engine.index('p').saveObjects(Array.from({ length: 500 }, (_, i) => record(String(i), `Tent number ${i}`)))
  expect(found(one, 'number 321')[0]).toBe('321')
})

test('kill -9 at any moment loses nothing that was saved', async () => {
  const script = `import { openEngine } from ${JSON.stringify(new URL('../../index.ts', import.meta.url).href)}
const { engine, snapshot } = await openEngine(${JSON.stringify(folder)})
for (let i = engine.index('p').size; ; i++) {
  await engine.index('p').saveObjects([{ objectID: String(i), title: 'Tent ' + i }])
  console.log(i)
  if (i % 7 === 6) await snapshot()
}`
  let last = -1
  for (const wait of [400, 150, 260]) {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (text: Buffer) => {
        last = Math.max(last, ...text.toString().trim().split('\n').map(Number))
        setTimeout(() => child.kill('SIGKILL'), wait)
      })
      child.on('exit', () => resolve())
    })
    const after = await open()
    for (let i = 0; i <= last; i++)
      expect(after.engine.index('p').getObject(String(i)), `record ${i} of ${last}`).toBeDefined()
  }
  expect(last).toBeGreaterThan(0)
}, 60_000)
