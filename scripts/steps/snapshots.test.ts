import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pruneSnapshots } from './snapshots.ts'

const folderOf = (...files: string[]): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portage-snapshots-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of files) writeFileSync(path.join(folder, file), '')
  return folder
}

test('the newest snapshot stays, and every migration', () => {
  const folder = folderOf(
    '20260101_000000_initial.ts',
    '20260101_000000_initial.json',
    '20260202_000000_stores.ts',
    '20260202_000000_stores.json',
    'index.ts',
  )
  pruneSnapshots(folder)
  expect(readdirSync(folder).toSorted()).toEqual([
    '20260101_000000_initial.ts',
    '20260202_000000_stores.json',
    '20260202_000000_stores.ts',
    'index.ts',
  ])
})

test('a folder without snapshots is left as it is', () => {
  const folder = folderOf('index.ts')
  pruneSnapshots(folder)
  expect(readdirSync(folder)).toEqual(['index.ts'])
})
