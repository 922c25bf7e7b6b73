import path from 'node:path'
import { Readable } from 'node:stream'
import type { FileStorage, StoredFile } from './file-storage.ts'
import { rangeOf } from './videos.ts'

const types: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}

/** An original for the admin, whole or by the byte range that players ask for. */
export async function storedFileAnswer(
  files: FileStorage,
  name: string,
  { bytes }: StoredFile,
  asked: string | undefined,
): Promise<Response> {
  const range = rangeOf(asked, bytes)
  if (range === 'none') return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes}` } })
  const [from, to] = range === 'whole' ? [0, bytes - 1] : range
  const stream = bytes === 0 ? Readable.from([]) : await files.stream(name, { from, to })
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    status: range === 'whole' ? 200 : 206,
    headers: {
      'content-type': types[path.extname(name)] ?? 'application/octet-stream',
      'content-length': String(to - from + 1),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      ...(range !== 'whole' && { 'content-range': `bytes ${from}-${to}/${bytes}` }),
    },
  })
}
