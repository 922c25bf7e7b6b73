import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isNodeNewEnough } from '../src/server/start/node-version.mjs'
import { root, run } from './steps/run.ts'

test.each([
  ['20.20.2', false],
  ['22.21.9', false],
  ['22.22.0', true],
  ['24.0.1', true],
])('Node %s runs the shop: %s', (version, expected) => expect(isNodeNewEnough(version)).toBe(expected))

test('the server ends in one sentence where Node is too old, before it loads what that does not have', async () => {
  const old = "Object.defineProperty(process.versions, 'node', { value: '20.19.0' })"
  const server = path.join(root, 'server.ts')
  const words = ['--import', 'tsx', '--import', `data:text/javascript,${old}`, server]
  // A server that starts all the same does not get far.
  const { code, output } = await run('node', words, { env: { PORT: 'none' } })
  expect([code, output.trim()]).toEqual([
    1,
    'Node 20.19.0 is too old for the shop. Install Node 22.22 or later (https://nodejs.org) and start again.',
  ])
  const imported = [...readFileSync(server, 'utf8').matchAll(/^import .*'(.+)'$/gm)].map(([, from]) => from)
  expect(imported).toEqual(['./src/server/start/node-version.mjs'])
})
