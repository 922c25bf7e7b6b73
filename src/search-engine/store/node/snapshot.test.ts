import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pack, packStored, storedTextAt, textAt, type Bytes } from '../../index/packed-text.ts'
import { FilePart } from './file-part.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'portage-snapshot-'))
const file = path.join(folder, 'snapshot.bin')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const stored = {
  name: 'products é',
  segments: [
    { ids: new Uint32Array([7, 8, 9]), weights: new Float64Array([0.5]) },
    { ids: new Uint32Array(), bytes: new Uint8Array(1000).fill(3), flags: new Uint16Array([65_535]) },
  ],
}

test('plain data and arrays are read as they were written, each array with memory of its own', async () => {
  await writeSnapshot(file, stored)
  const read = readSnapshot<typeof stored>(file)!
  expect(read).toEqual(stored)
  // The whole file would stay in memory for the last array of it that is in use.
  for (const array of read.segments.flatMap((segment) => Object.values(segment)))
    expect(array.buffer.byteLength).toBe(array.byteLength)
})

test('stored texts stay in the file and are read from it, also once it is removed and by the one who wrote it', async () => {
  const texts = ['Tente', '', 'Kayak – é'.repeat(200_000)]
  const { bytes, offsets } = pack(texts)
  const mine = { records: { stored: bytes as Bytes, offsets } }
  const all = ({ records }: typeof mine) => texts.map((_, at) => storedTextAt(records, at))
  await writeSnapshot(file, mine)
  const read = readSnapshot<typeof mine>(file)!
  await writeSnapshot(`${file}.again`, read)
  rmSync(file)
  for (const each of [mine, read, readSnapshot<typeof mine>(`${file}.again`)!]) {
    expect(each.records.stored).toBeInstanceOf(FilePart)
    expect(all(each)).toEqual(texts)
  }
  const some = packStored([2, 0].map((at) => ({ texts: read.records, at })))
  expect([0, 1].map((at) => textAt(some, at))).toEqual([texts[2], texts[0]])
  expect(some.bytes.buffer.byteLength).toBe(some.bytes.length)
  // They go to another thread; memory that is not shared would count in both.
  expect(some.bytes.buffer).toBeInstanceOf(SharedArrayBuffer)
})

test('an attribute or a word of a rule may be called as what is stored', async () => {
  const mine = { facets: { stored: { docStart: new Uint32Array([0, 1]) } }, userData: { stored: 'words' } }
  await writeSnapshot(file, mine)
  expect(readSnapshot(file)).toEqual(mine)
})

test('what a snapshot has lost is an error, and no part of the next', async () => {
  const { bytes, offsets } = pack(['Tente', 'Kayak'.repeat(1000)])
  const mine = { records: { stored: bytes as Bytes, offsets } }
  await writeSnapshot(file, mine)
  truncateSync(file, 1000)
  expect(() => storedTextAt(mine.records, 1)).toThrow('cut short')
  await expect(writeSnapshot(`${file}.next`, mine)).rejects.toThrow('cut short')
  expect(readdirSync(folder).filter((name) => name.includes('next'))).toEqual([])
})

test.each([
  ['a byte of it is another', (bytes: Buffer) => bytes.fill(bytes.at(-1)! + 1, bytes.length - 1)],
  ['its end is missing', (bytes: Buffer) => bytes.subarray(0, -8)],
  ['nothing but its beginning is there', (bytes: Buffer) => bytes.subarray(0, 10)],
  ['it is of another version', (bytes: Buffer) => bytes.fill('PSEARCH2', 0, 8)],
])('it is not read where %s', async (_, change) => {
  await writeSnapshot(file, stored)
  writeFileSync(file, change(readFileSync(file)))
  expect(readSnapshot(file)).toBeUndefined()
})
