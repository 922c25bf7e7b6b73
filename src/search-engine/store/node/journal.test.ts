import { appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { IndexOperation } from '../operation.ts'
import { Journal } from './journal.ts'

/** Happens once, between the writing of a line and its reading back. */
const between = vi.hoisted(() => ({ write: undefined as (() => void) | undefined }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  return {
    ...fs,
    fsync: (handle: number, done: (error: Error | null) => void) =>
      fs.fsync(handle, (error) => {
        const { write } = between
        between.write = undefined
        write?.()
        done(error)
      }),
  }
})

const clear = (index: string): IndexOperation => ({ index, kind: 'clear' })

const save = (objectID: string): IndexOperation => ({
  index: 'p',
  kind: 'records',
  changes: [{ action: 'save', record: { objectID } }],
})

test('records that were saved one by one are read back at once, and one that is refused alone', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'journal-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const start = { file: 0, offset: 0 }
  const writer = new Journal(folder, start, async () => {})
  for (const id of ['a', 'refused', 'b']) await writer.append(save(id))
  const steps: string[] = []
  const reader = (isRefused: (ids: string) => boolean) =>
    new Journal(folder, start, async (operation) => {
      const changes = operation.kind === 'records' ? operation.changes : []
      const ids = changes.map((change) => ('record' in change ? change.record.objectID : '')).join()
      if (isRefused(ids)) throw new Error('no')
      steps.push(ids)
    }).follow()
  await reader(() => false)
  expect(steps.splice(0)).toEqual(['a,refused,b'])
  await reader((ids) => ids.includes('refused'))
  expect(steps).toEqual(['a', 'b'])
})

test('an operation that is refused does not stop the following ones from being applied', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'journal-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const applied: string[] = []
  const start = { file: 0, offset: 0 }
  const mine = new Journal(folder, start, async ({ index }) => {
    if (index === 'refused') throw new Error('no')
    applied.push(index)
  })
  await mine.append(clear('again'))
  const file = path.join(folder, readdirSync(folder)[0]!)
  const line = readFileSync(file)
  between.write = () => appendFileSync(file, line)
  await expect(mine.append(clear('refused'))).rejects.toThrow('no')
  await mine.follow()
  expect(applied).toEqual(['again', 'again'])
})
