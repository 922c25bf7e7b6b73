import { closeSync, fstatSync, fsyncSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'

/**
 * The first bytes of a snapshot; the number is the version of what follows. A snapshot of another version is made
 * anew.
 */
const MAGIC = 'PSEARCH2'
const HEADER = 16

const arrayTypes = { Uint8Array, Uint16Array, Uint32Array, Float64Array }
type ArrayName = keyof typeof arrayTypes
type Placeholder = { $array: ArrayName; at: number; length: number }

/**
 * Writes plain data and typed arrays into one file: magic, length of the JSON, checksum of all that follows, the JSON
 * with places for the arrays, the arrays. Complete or not there at all: it is written beside and renamed.
 */
export function writeSnapshot(file: string, value: unknown): void {
  const arrays: Uint8Array[] = []
  let size = 0
  const json = Buffer.from(
    JSON.stringify(value, (_, each: unknown) => {
      if (!ArrayBuffer.isView(each)) return each
      const array = each as Uint8Array
      const place: Placeholder = { $array: array.constructor.name as ArrayName, at: size, length: array.length }
      arrays.push(
        new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
        new Uint8Array(-array.byteLength & 7),
      )
      size += array.byteLength + (-array.byteLength & 7)
      return place
    }),
  )
  const parts = [json, new Uint8Array(-json.length & 7), ...arrays]
  const header = Buffer.alloc(HEADER)
  header.write(MAGIC, 'latin1')
  header.writeUInt32LE(json.length, 8)
  header.writeUInt32LE(
    parts.reduce((sum, part) => crc32(part, sum), 0),
    12,
  )
  const beside = `${file}.${process.pid}.new`
  const handle = openSync(beside, 'w')
  try {
    for (const part of [header, ...parts]) for (let at = 0; at < part.length;) at += writeSync(handle, part, at)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(beside, file)
  syncFolder(path.dirname(file))
}

/** Reads what `writeSnapshot` wrote; undefined if it is missing, of another version, or damaged. */
export function readSnapshot<T>(file: string): T | undefined {
  let handle: number
  try {
    handle = openSync(file, 'r')
  } catch {
    return undefined
  }
  try {
    const header = Buffer.alloc(HEADER)
    if (fill(handle, header, 0) < HEADER || header.toString('latin1', 0, 8) !== MAGIC) return undefined
    const json = Buffer.alloc(Math.min(header.readUInt32LE(8), fstatSync(handle).size))
    if (checksum(handle) !== header.readUInt32LE(12) || fill(handle, json, HEADER) < json.length) return undefined
    const arrays = HEADER + json.length + (-json.length & 7)
    return JSON.parse(json.toString(), (_, each: unknown) => {
      if (typeof each !== 'object' || each === null || !('$array' in each)) return each
      const { $array, at, length } = each as Placeholder
      // In memory by itself: it goes when its segment is merged into another, whatever becomes of the rest.
      const array = new arrayTypes[$array](length)
      fill(handle, new Uint8Array(array.buffer), arrays + at)
      return array
    }) as T
  } finally {
    closeSync(handle)
  }
}

const AT_ONCE = 1024 * 1024

/** Of all that follows the header. */
function checksum(handle: number): number {
  const bytes = Buffer.alloc(AT_ONCE)
  let sum = 0
  for (let at = HEADER, read = -1; read !== 0; at += read) {
    read = readSync(handle, bytes, 0, bytes.length, at)
    sum = crc32(bytes.subarray(0, read), sum)
  }
  return sum
}

/** Reads as many bytes of a file as there is room for; returns how many there were. */
function fill(handle: number, bytes: Uint8Array, from: number): number {
  let at = 0
  for (let read = -1; read !== 0 && at < bytes.length; at += read)
    read = readSync(handle, bytes, at, bytes.length - at, from + at)
  return at
}

/** A new name in a folder is lasting only when the folder is. */
function syncFolder(folder: string) {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Removes a file, also one that is gone already. */
export const removeFile = (file: string): void => rmSync(file, { force: true })
