import { closeSync, openSync, readSync } from 'node:fs'
import type { FileBytes } from '../../index/packed-text.ts'

/** Closes a file with the last that refers to it: which segments do is known to the garbage collector alone. */
const unused = new FinalizationRegistry<number>(closeSync)

/** A file that is read, also after it was removed. */
export class OpenFile {
  readonly #handle: number

  constructor(path: string) {
    this.#handle = openSync(path, 'r')
    unused.register(this, this.#handle, this)
  }

  close(): void {
    unused.unregister(this)
    closeSync(this.#handle)
  }

  /** Fills `bytes` from a place in the file; returns how many there were. */
  read(bytes: Uint8Array, from: number): number {
    let at = 0
    for (let read = -1; read !== 0 && at < bytes.length; at += read)
      read = readSync(this.#handle, bytes, at, bytes.length - at, from + at)
    return at
  }
}

/** Bytes that stay in their file and are read when they are asked for: what lies in memory is the system's to decide. */
export class FilePart implements FileBytes {
  constructor(
    private readonly file: OpenFile,
    private readonly from: number,
    readonly length: number,
  ) {}

  subarray(from = 0, to = this.length): Uint8Array {
    const bytes = Buffer.allocUnsafe(to - from)
    this.readInto(bytes, from)
    return bytes
  }

  readInto(into: Uint8Array, from: number): void {
    if (this.file.read(into, this.from + from) < into.length) throw new Error('a snapshot of the search was cut short')
  }
}
