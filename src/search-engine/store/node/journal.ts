import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, fstatSync, fsync, mkdirSync, openSync, readSync, readdirSync, writeSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import { joinOperations, type Joined } from '../join-operations.ts'
import type { IndexOperation } from '../operation.ts'
import { removeFile } from './snapshot.ts'

/** A place in the journal: behind `offset` bytes of the file of that number. */
export type Position = { file: number; offset: number }
type Entry = { id: string; operation?: IndexOperation; end?: true }

const NEW_LINE = 10
/** Beside what else goes on: a disk that others write to may take a tenth of a second. */
const onDisk = promisify(fsync)

/**
 * The operations of all processes in one order, in files that are appended to and never changed. An operation is done
 * when its line is on disk; every process, its writer too, applies what it reads back. A line torn by a crash ends
 * before the next, since each begins and ends with a line feed, and is passed over. A file is closed by an `end`: lines
 * after it are ignored, and their writer, which notices on reading back, writes them again to the next file.
 */
export class Journal {
  private rest = Buffer.alloc(0)

  constructor(
    private readonly folder: string,
    private position: Position,
    private readonly apply: (operation: IndexOperation) => Promise<void>,
  ) {
    mkdirSync(folder, { recursive: true })
  }

  /** Writes an operation down; settled when it is on disk and applied here. */
  async append(operation: IndexOperation): Promise<void> {
    const id = randomUUID()
    while (!(await this.writeAndRead({ id, operation }))) continue
  }

  /** Applies what other processes wrote. */
  follow(): Promise<void> {
    return this.inTurn(async () => void (await this.read()))
  }

  /** Closes the present file. Returns the place in the next from which a snapshot of the present state goes on. */
  async turnPage(): Promise<Position> {
    const { file } = this.position
    await this.writeAndRead({ id: randomUUID(), end: true })
    return this.inTurn(async () => {
      while (this.position.file === file) await this.read()
      return { ...this.position }
    })
  }

  /** Removes the files that every snapshot has in it. */
  forgetBefore(file: number): void {
    for (const name of readdirSync(this.folder)) {
      const number = Number(/^journal-(\d+)\.log$/.exec(name)?.[1] ?? Number.NaN)
      if (number < file) removeFile(path.join(this.folder, name))
    }
  }

  /** Bytes since the last snapshot of any process: what the next start reads back. */
  get length(): number {
    return this.position.offset
  }

  /** Whether the file to go on with was removed under us: too much was missed. */
  get isLost(): boolean {
    const later = readdirSync(this.folder).some(
      (name) => Number(/^journal-(\d+)\.log$/.exec(name)?.[1] ?? Number.NaN) > this.position.file,
    )
    return later && !existsSync(this.nameOf(this.position.file))
  }

  private async writeAndRead(entry: Entry): Promise<boolean> {
    return this.inTurn(async () => {
      // First what others wrote: the file may have been closed.
      await this.read()
      const json = JSON.stringify(entry)
      const bytes = Buffer.from(`\n${crc32(json).toString(16)} ${json}\n`)
      const handle = openSync(this.nameOf(this.position.file), 'a')
      try {
        for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at)
        await onDisk(handle)
      } finally {
        closeSync(handle)
      }
      return this.read(entry.id)
    })
  }

  private turn: Promise<unknown> = Promise.resolve()
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(work)
    this.turn = done.catch(() => {})
    return done
  }

  /**
   * Applies new entries; true if the given entry was among them and applied. Throws the error of that entry if it
   * failed: once the entries after it, from other writers, are applied.
   */
  private async read(wanted?: string): Promise<boolean> {
    let found = false
    let refused: { reason: unknown } | undefined
    for (;;) {
      const bytes = this.nextBytes()
      if (bytes.length === 0) {
        if (refused) throw refused.reason
        return found
      }
      let own: IndexOperation | undefined
      const taken = ({ id, operation }: Entry) => {
        if (id !== wanted) return
        found = true
        own = operation
      }
      for (const joined of joinOperations(this.operationsIn(bytes, taken))) {
        const reasons = await this.applied(joined)
        if (own && reasons.has(own)) refused = { reason: reasons.get(own) }
      }
    }
  }

  /**
   * Applies operations at once; where that fails one by one, as in the process that wrote them. Returns why some were
   * refused: they are in every process.
   */
  private async applied({ operation, parts }: Joined): Promise<Map<IndexOperation, unknown>> {
    const reasons = new Map<IndexOperation, unknown>()
    const apply = (each: IndexOperation) =>
      this.apply(each).then(
        () => true,
        (reason: unknown) => void reasons.set(each, reason),
      )
    if (!(await apply(operation)) && parts.length > 1) for (const part of parts) await apply(part)
    return reasons
  }

  /** What the entries in these bytes do, up to the end of their file; each is parsed when it is its turn. */
  private *operationsIn(bytes: Buffer, taken: (entry: Entry) => void): Generator<IndexOperation> {
    const all = Buffer.concat([this.rest, bytes])
    const end = all.lastIndexOf(NEW_LINE)
    this.rest = all.subarray(end + 1)
    this.position = { ...this.position, offset: this.position.offset + bytes.length }
    for (const line of all.subarray(0, Math.max(0, end)).toString('utf8').split('\n')) {
      const entry = entryOf(line)
      if (!entry) continue
      taken(entry)
      if (entry.operation) yield entry.operation
      if (!entry.end) continue
      this.position = { file: this.position.file + 1, offset: 0 }
      this.rest = Buffer.alloc(0)
      return
    }
  }

  private nextBytes(): Buffer {
    const name = this.nameOf(this.position.file)
    if (!existsSync(name)) return Buffer.alloc(0)
    const handle = openSync(name, 'r')
    try {
      const bytes = Buffer.alloc(Math.max(0, Math.min(fstatSync(handle).size - this.position.offset, 64 * 1024 * 1024)))
      return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, this.position.offset))
    } finally {
      closeSync(handle)
    }
  }

  private nameOf = (file: number) => path.join(this.folder, `journal-${String(file).padStart(8, '0')}.log`)
}

function entryOf(line: string): Entry | undefined {
  const [, sum, json] = /^([0-9a-f]{1,8}) (\{.*\})$/s.exec(line) ?? []
  return json !== undefined && crc32(json).toString(16) === sum ? (JSON.parse(json) as Entry) : undefined
}
