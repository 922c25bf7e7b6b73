import { createReadStream, type ReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { decoderOf, encodingOf, type FileEncoding } from './file-encoding.ts'
import { HEAD } from './formats.ts'

/** A text file, packed by gzip or not: its content says which. */
export type TextFile = {
  /** How its text begins. */
  head: string
  encoding: FileEncoding
  /** Opens it anew from its start. */
  parts(): AsyncIterable<string>
  /** The share of it that was read since it was opened last, from 0 to 1. */
  share(): number
}

export async function openTextFile(file: string): Promise<TextFile> {
  const [{ size }, isPacked] = [await stat(file), await isGzip(file)]
  let source: ReadStream | undefined
  async function* bytes(): AsyncGenerator<Uint8Array> {
    const own = (source = createReadStream(file))
    const plain: Readable = isPacked ? pipeline(own, createGunzip(), () => {}) : own
    try {
      for await (const part of plain) yield part as Buffer
    } finally {
      own.destroy()
    }
  }
  // A letter that is not UTF-8 may be the last of the file.
  const encoding = await encodingOf(bytes())
  async function* parts(): AsyncGenerator<string> {
    const decoder = decoderOf(encoding)
    for await (const part of bytes()) yield decoder.decode(part, { stream: true })
    yield decoder.decode()
  }
  let head = ''
  for await (const part of parts()) {
    head += part
    if (head.length >= HEAD) break
  }
  return { head: head.slice(0, HEAD), encoding, parts, share: () => (source?.bytesRead ?? 0) / Math.max(size, 1) }
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await handle.close()
  }
}
