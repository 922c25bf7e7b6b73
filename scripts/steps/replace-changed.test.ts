import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../src/server/testing/temporary-folder.ts'
import { replaceChanged } from './replace-changed.ts'

test('a folder becomes what another is, and what is the same in both is not written', () => {
  const [from, to] = [temporaryFolder(), temporaryFolder()]
  const write = (folder: string, files: Record<string, string>) => {
    mkdirSync(path.join(folder, 'words'), { recursive: true })
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
  }
  write(from, { 'index.js': 'same', 'words/a.js': 'new', 'words/b.js': 'added' })
  write(to, { 'index.js': 'same', 'words/a.js': 'old', 'words/c.js': 'gone' })
  utimesSync(path.join(to, 'index.js'), 1, 1)
  replaceChanged(from, to)
  expect(readdirSync(path.join(to, 'words')).toSorted()).toEqual(['a.js', 'b.js'])
  expect(['index.js', 'words/a.js', 'words/b.js'].map((file) => readFileSync(path.join(to, file), 'utf8'))).toEqual([
    'same',
    'new',
    'added',
  ])
  expect(statSync(path.join(to, 'index.js')).mtimeMs).toBe(1000)
})
