import { rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import type { Bytes, StoredText } from '../../index/packed-text.ts'
import { FilePart, OpenFile } from './file-part.ts'

/**
 * The first bytes of a snapshot; the number is the version of what follows. A snapshot of another version is made
 * anew.
 */
const MAGIC = 'PSEARCH3'
const HEADER = 16
const AT_ONCE = 1024 * 1024

const arrayTypes = { Uint8Array, Uint16Array, Uint32Array, Float64Array }
type ArrayName = keyof typeof arrayTypes
/** Where an array is, counted from the first; `isStored` if it is read part by part. */
type Placeholder = { $array: ArrayName; at: number; length: number; isStored?: true }

/**
 * Writes plain data and typed arrays into one file: magic, length of the JSON, checksum of all that follows, the JSON
 * with places for the arrays, the arrays. Complete or not there at all: it is written beside and renamed. The data is
 * what it is at the call; other work goes on meanwhile. Stored texts are read from this file from then on.
 */
export async function writeSnapshot(file: string, value: unknown): Promise<void> {
  const arrays: Bytes[] = []
  const stored: { text: StoredText; at: number }[] = []
  let size = 0
  const json = Buffer.from(
    JSON.stringify(value, function (this: object, key, each: unknown) {
      // By what it is, too: an attribute may have the same name.
      const isStored = each instanceof FilePart || (key === 'stored' && each instanceof Uint8Array)
      const array = isStored ? each : bytesOf(each)
      if (!array) return each
      if (isStored) stored.push({ text: this as StoredText, at: size })
      const place: Placeholder = isStored
        ? { $array: 'Uint8Array', at: size, length: array.length, isStored }
        : { $array: each!.constructor.name as ArrayName, at: size, length: (each as Uint8Array).length }
      const padding = -array.length & 7
      arrays.push(array, new Uint8Array(padding))
      size += array.length + padding
      return place
    }),
  )
  const parts = [json, new Uint8Array(-json.length & 7), ...arrays]
  const beside = `${file}.${process.pid}.new`
  try {
    await writeParts(beside, parts, json.length)
    // Opened before another process may give the name to a snapshot of its own.
    const written = new OpenFile(beside)
    await rename(beside, file)
    await syncFolder(path.dirname(file))
    for (const { text, at } of stored)
      text.stored = new FilePart(written, arraysFrom(json.length) + at, text.stored.length)
  } catch (error) {
    removeFile(beside)
    throw error
  }
}

async function writeParts(file: string, parts: readonly Bytes[], jsonLength: number): Promise<void> {
  const handle = await open(file, 'w')
  try {
    let [sum, at] = [0, HEADER]
    for (const bytes of chunksOf(parts)) {
      sum = crc32(bytes, sum)
      for (let written = 0; written < bytes.length;)
        written += (await handle.write(bytes, written, bytes.length - written, at + written)).bytesWritten
      at += bytes.length
    }
    const header = Buffer.alloc(HEADER)
    header.write(MAGIC, 'latin1')
    header.writeUInt32LE(jsonLength, 8)
    header.writeUInt32LE(sum, 12)
    await handle.write(header, 0, HEADER, 0)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Reads what `writeSnapshot` wrote; undefined if it is missing, of another version, or damaged. */
export function readSnapshot<T>(path: string): T | undefined {
  let file: OpenFile
  try {
    file = new OpenFile(path)
  } catch {
    return undefined
  }
  const json = jsonOf(file)
  if (!json) return void file.close()
  return JSON.parse(json.toString(), (_, each: unknown) => {
    if (typeof each !== 'object' || each === null || !('$array' in each)) return each
    const { $array, at, length, isStored } = each as Placeholder
    if (isStored) return new FilePart(file, arraysFrom(json.length) + at, length)
    // In memory by itself: it goes when its segment is merged into another, whatever becomes of the rest.
    const array = new arrayTypes[$array](length)
    file.read(new Uint8Array(array.buffer), arraysFrom(json.length) + at)
    return array
  }) as T
}

const bytesOf = (value: unknown): Uint8Array | undefined =>
  ArrayBuffer.isView(value) ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength) : undefined

/** The place of the first array in a file. */
const arraysFrom = (jsonLength: number): number => HEADER + jsonLength + (-jsonLength & 7)

function* chunksOf(parts: readonly Bytes[]): Generator<Uint8Array> {
  for (const part of parts)
    for (let at = 0; at < part.length; at += AT_ONCE) yield part.subarray(at, Math.min(part.length, at + AT_ONCE))
}

/** The JSON of a snapshot that is whole. */
function jsonOf(file: OpenFile): Buffer | undefined {
  const header = Buffer.alloc(HEADER)
  if (file.read(header, 0) < HEADER || header.toString('latin1', 0, 8) !== MAGIC) return undefined
  const { sum, size } = checksum(file)
  const length = header.readUInt32LE(8)
  if (sum !== header.readUInt32LE(12) || length > size) return undefined
  const json = Buffer.alloc(length)
  file.read(json, HEADER)
  return json
}

/** Of all that follows the header, whose size is given too. */
function checksum(file: OpenFile): { sum: number; size: number } {
  const bytes = Buffer.alloc(AT_ONCE)
  let [sum, size] = [0, 0]
  for (let read = -1; read !== 0; size += read) {
    read = file.read(bytes, HEADER + size)
    sum = crc32(bytes.subarray(0, read), sum)
  }
  return { sum, size }
}

/** A new name in a folder is lasting only when the folder is. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Removes a file, also one that is gone already. */
export const removeFile = (file: string): void => rmSync(file, { force: true })
