import { Readable } from 'node:stream'
import { mimeTypeOf, type FileStorage, type StoredFile } from './file-storage.ts'
import { rangeOf } from './videos.ts'

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
      'content-type': mimeTypeOf(name) ?? 'application/octet-stream',
      'content-length': String(to - from + 1),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      ...(range !== 'whole' && { 'content-range': `bytes ${from}-${to}/${bytes}` }),
    },
  })
}
