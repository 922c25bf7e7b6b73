import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root, run } from './steps/run.ts'
import { temporaryFolder } from '../src/server/testing/temporary-folder.ts'

test.each([
  ['second-step-off', 'admin@portage.example'],
  ['export', 'stores'],
  ['import', '--undo', '1'],
  ['search-rebuild'],
  ['search-push'],
  ['media-push'],
  ['backup', path.join(temporaryFolder(), 'backups')],
])('%s in a mistyped DATA_DIR says that there is no shop, and makes none', async (task, ...words) => {
  const dataDir = path.join(temporaryFolder(), 'typo')
  const { code, output } = await run('node', [path.join(root, 'scripts/boot.mjs'), task, ...words], {
    env: { DATA_DIR: dataDir, DATABASE_URL: '' },
  })
  expect({ code, sentence: output.trim(), isMade: existsSync(dataDir) }).toEqual({
    code: 1,
    sentence: `There is no shop in ${dataDir}/portage.db. Correct DATA_DIR or DATABASE_URL; npm run seed makes a new shop, and so does npm start.`,
    isMade: false,
  })
})
