import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { messagesInOneFile } from './messages-in-one-file.ts'

test('messages of which the compiler wrote only a part are refused with what keeps it from writing all', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'messages-'))
  await expect(messagesInOneFile(folder)).rejects.toThrow('ulimit -n 16384')
  rmSync(folder, { recursive: true })
})
