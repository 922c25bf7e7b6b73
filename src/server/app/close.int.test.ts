import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'

const root = process.cwd()

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)

  /** The server as it runs for shoppers, on any free port, once it is open. */
  const open = (): Promise<{ server: ChildProcess; url: string; ended: Promise<number | null> }> => {
    const server = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'server.ts')], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        APP_ROOT: root,
        DATA_DIR: shop.dataDir,
        DATABASE_URL: shop.url ?? '',
        SECRET: 'a secret of the tests only',
        HOST: '127.0.0.1',
        PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
    return new Promise((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString()
        const url = /Portage is open: (http:\/\/localhost:\d+)/.exec(output)?.[1]
        if (url) resolve({ server, url: url.replace('localhost', '127.0.0.1'), ended })
      }
      server.stdout.on('data', read)
      server.stderr.on('data', read)
      void ended.then((code) => reject(new Error(`the server ended with ${code}: ${output.slice(-1500)}`)))
    })
  }

  test('a search just before the shop is stopped is counted', async () => {
    const { server, url, ended } = await open()
    const answer = await fetch(`${url}/api/search/1/indexes/products_en/query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'fundy jacket', userToken: 'somebody' }),
    })
    expect([answer.status, ((await answer.json()) as { nbHits: number }).nbHits]).toEqual([200, 1])
    server.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(
      await rowsOf(shop.payload)<{ query: string }>(sql`select query from search_queries where language = 'en'`),
    ).toEqual([{ query: 'fundy jacket' }])
  })
})
