import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { root, run } from './steps/run.ts'
import { shopOn } from '../src/server/testing/databases.ts'

const shop = shopOn('SQLite')

test('under the lock of another process the seed ends in one sentence', async () => {
  const file = path.join(shop.dataDir, 'portage.db')
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  const { code, output } = await run('node', [path.join(root, 'scripts/boot.mjs'), 'seed'], {
    env: { DATA_DIR: shop.dataDir, DATABASE_URL: '' },
  })
  other.close()
  expect({ code, sentence: output.trim() }).toEqual({
    code: 1,
    sentence: `Something else writes to ${file}. End it and seed again: it goes on from here.`,
  })
})
