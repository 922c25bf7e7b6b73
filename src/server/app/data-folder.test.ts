import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { dataFolderFault } from './data-folder.ts'

test('a data folder is made with those above it, and may be there already', () => {
  const dataDir = path.join(temporaryFolder(), 'shop', 'data')
  expect([dataFolderFault(dataDir), dataFolderFault(dataDir)]).toEqual([undefined, undefined])
})

// In /proc the system makes nothing, and says so as if the folder above was missing.
test.runIf(process.platform === 'linux').each(['/dev/null/data', '/proc/nothing', '/proc/nothing/data'])(
  'a data folder that cannot be written is one sentence: %s',
  (dataDir) =>
    expect(dataFolderFault(dataDir)).toMatch(
      /^The data folder \S+ cannot be written: (ENOENT|ENOTDIR): [^\n]+\. Let the shop’s user write there, or set DATA_DIR to another folder\.$/,
    ),
)
