import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { shopOn } from '../src/server/testing/databases.ts'
import { temporaryFolder } from '../src/server/testing/temporary-folder.ts'
import { root, run } from './steps/run.ts'

const shop = shopOn('SQLite')

async function exported(...words: string[]) {
  const args = ['--import', 'tsx', path.join(root, 'scripts/export.ts'), ...words]
  const { code, output } = await run('node', args, { env: { DATA_DIR: shop.dataDir, DATABASE_URL: '' } })
  return { code, sentence: output.trim().split('\n').at(-1) }
}

// contracts: npm run export
test('a file is exported into the folder that is named', async () => {
  const folder = temporaryFolder()
  const file = path.join(folder, 'stores.csv')
  expect(await exported('stores', folder)).toEqual({ code: 0, sentence: `Written: ${file}` })
  expect(existsSync(file)).toBe(true)
})

test('a folder that cannot be written is refused in one sentence', async () => {
  expect(await exported('stores', '/dev/null/files')).toEqual({
    code: 1,
    sentence:
      "Nothing was exported: ENOTDIR: not a directory, open '/dev/null/files/stores.csv'. Name a folder that can be written: npm run export -- stores /exports",
  })
})
