import { createReadStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

/** `version` changes with the contents, and can be part of a file's name. */
export type StoredFile = { bytes: number; version: string }
/** The first and the last byte. */
export type ByteRange = { from: number; to: number }

/**
 * Where files of one kind are stored, by their names: a folder of this machine, or a part of a bucket that machines
 * share.
 */
export type FileStorage = {
  /** What is known of a file without reading it; undefined where there is none. */
  exists(name: string): Promise<StoredFile | undefined>
  /** The whole of a file; throws `FileTooLarge` for one of more bytes than `atMost`. */
  read(name: string, atMost: number): Promise<Buffer>
  /** A part of a file, as it arrives. */
  stream(name: string, range: ByteRange): Promise<Readable>
  write(name: string, bytes: Buffer, type: string): Promise<void>
  /** A file that is not there is deleted already. */
  delete(name: string): Promise<void>
}

export class FileTooLarge extends Error {
  constructor(name: string, atMost: number) {
    super(`${name} has more than ${atMost} bytes`)
  }
}

const types: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}
/** What a file of the shop is, by its name; undefined for any other. */
export const mimeTypeOf = (name: string): string | undefined => types[path.extname(name).toLowerCase()]

/** Files in a folder, which is made with the first. */
export function folderStorage(folder: string): FileStorage {
  const at = (name: string) => {
    if (path.basename(name) !== name || name === '..') throw new Error('a stored file has a name and no path')
    return path.join(folder, name)
  }
  return {
    async exists(name) {
      const found = await stat(at(name)).catch(() => undefined)
      return found?.isFile() ? { bytes: found.size, version: String(Math.trunc(found.mtimeMs)) } : undefined
    },
    async read(name, atMost) {
      const { size } = await stat(at(name))
      if (size > atMost) throw new FileTooLarge(name, atMost)
      return readFile(at(name))
    },
    stream: async (name, { from, to }) => createReadStream(at(name), { start: from, end: to }),
    async write(name, bytes) {
      await mkdir(folder, { recursive: true })
      // A half-written file must never be served: write beside it, then rename.
      const draft = `${at(name)}.${process.pid}.tmp`
      try {
        await writeFile(draft, bytes)
        await rename(draft, at(name))
      } catch (error) {
        // Half a file would take what is left of a full disk.
        await rm(draft, { force: true })
        throw error
      }
    },
    delete: (name) => rm(at(name), { force: true }),
  }
}
