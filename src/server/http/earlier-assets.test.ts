import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { keepAssets } from './earlier-assets.ts'
import { staticFiles } from './static-files.ts'
import { plainBytes } from './stored-page.ts'

const DAY = 24 * 3_600_000
const now = Date.parse('2026-11-29T12:00:00Z')
let root = ''
const [build, kept] = [() => path.join(root, 'client/assets'), () => path.join(root, 'assets')]

/** A build of some scripts; nothing is left of the one before. */
function built(scripts: Record<string, string>): void {
  rmSync(build(), { recursive: true, force: true })
  mkdirSync(build(), { recursive: true })
  for (const [name, script] of Object.entries(scripts)) writeFileSync(path.join(build(), name), script)
}
beforeEach(() => {
  root = temporaryFolder()
  built({ 'home-1.js': 'before', 'react-1.js': 'react' })
})

test('a page that was open before an update is sent the scripts of its own build', async () => {
  expect(await keepAssets(build(), kept(), now)).toEqual([])
  built({ 'home-2.js': 'after', 'react-1.js': 'react' })
  const names = await keepAssets(build(), kept(), now + DAY)
  expect(names).toEqual(['home-1.js'])
  const files = await staticFiles(path.join(root, 'client'), { folder: kept(), names })
  const sent = async (pathname: string) => {
    const page = await files(pathname)
    return page && [String(await plainBytes(page)), page.headers['cache-control']]
  }
  const lasting = 'public, max-age=31536000, immutable'
  expect([await sent('/assets/home-1.js'), await sent('/assets/home-1.js')]).toEqual([
    ['before', lasting],
    ['before', lasting],
  ])
  expect(await sent('/assets/home-2.js')).toEqual(['after', lasting])
  expect([await sent('/assets/home-0.js'), await sent('/home-1.js'), await sent('/assets/../secret')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('what no build has had for two weeks is deleted, what one still has is not', async () => {
  await keepAssets(build(), kept(), now)
  built({ 'home-2.js': 'after', 'react-1.js': 'react' })
  expect(await keepAssets(build(), kept(), now + 13 * DAY)).toEqual(['home-1.js'])
  expect(await keepAssets(build(), kept(), now + 15 * DAY)).toEqual([])
  expect(readdirSync(kept()).toSorted()).toEqual(['home-2.js', 'react-1.js'])
})

test('of many builds the newest are kept, up to a number of bytes; what a stop left half copied is deleted', async () => {
  mkdirSync(kept())
  for (let old = 1; old <= 5; old++) {
    writeFileSync(path.join(kept(), `old-${old}.js`), Buffer.alloc(15_000_000))
    utimesSync(path.join(kept(), `old-${old}.js`), now / 1000 - old, now / 1000 - old)
  }
  for (const [name, ago] of [
    ['.home-1.js.77', 2 * DAY],
    ['.home-1.js.78', 1000],
  ] as const) {
    writeFileSync(path.join(kept(), name), 'bef')
    utimesSync(path.join(kept(), name), (now - ago) / 1000, (now - ago) / 1000)
  }
  expect(await keepAssets(build(), kept(), now)).toEqual(['old-1.js', 'old-2.js'])
  expect(readdirSync(kept()).toSorted()).toEqual(['.home-1.js.78', 'home-1.js', 'old-1.js', 'old-2.js', 'react-1.js'])
})
