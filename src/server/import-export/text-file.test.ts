import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { linesOf } from '../../cms/product-file.ts'
import { openTextFile } from './text-file.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'portage-text-'))
afterAll(() => rmSync(folder, { recursive: true }))

// More than a part of a stream, with letters of two bytes on every border there may be.
const text = `\uFEFFé\n\n${Array.from({ length: 30_000 }, (_, i) => `ligne ${i} é`).join('\r\n')}`

test.each([
  ['as it is', Buffer.from(text)],
  ['packed', gzipSync(text)],
])('a text that is %s is read by lines, as often as it is opened', async (name, bytes) => {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  const { head, parts, share } = await openTextFile(file)
  expect(head).toBe(text.slice(0, 64 * 1024))
  for (const _ of [1, 2]) {
    const lines = []
    for await (const line of linesOf(parts())) lines.push(line)
    expect(lines).toHaveLength(30_001)
    expect(lines.slice(0, 2)).toEqual([
      { at: 1, json: 'é' },
      { at: 3, json: 'ligne 0 é\r' },
    ])
    expect(lines.at(-1)).toEqual({ at: 30_002, json: 'ligne 29999 é' })
    expect(share()).toBe(1)
  }
})

test.each([
  ['as it is', (bytes: Buffer) => bytes],
  ['packed', (bytes: Buffer) => gzipSync(bytes)],
])('a table in Windows-1252 that is %s says so in its last letter only', async (name, pack) => {
  const file = path.join(folder, `windows ${name}`)
  const plain = 'ligne\n'.repeat(30_000)
  writeFileSync(file, pack(Buffer.from(`${plain}Montr\u00E9al, d\u0092\u00E9t\u00E9`, 'latin1')))
  const { encoding, parts } = await openTextFile(file)
  expect(encoding).toBe('windows-1252')
  let read = ''
  for await (const part of parts()) read += part
  expect(read).toBe(`${plain}Montréal, d’été`)
})

test('an empty file has no lines', async () => {
  const file = path.join(folder, 'empty')
  writeFileSync(file, '')
  const { head, parts } = await openTextFile(file)
  expect(head).toBe('')
  for await (const line of linesOf(parts())) expect(line).toBeUndefined()
})
