import { Readable } from 'node:stream'
import { partOf } from './byte-range.ts'
import { mimeTypeOf, type FileStorage, type StoredFile } from './file-storage.ts'

/** An original for the admin, whole or by the byte range that players ask for. */
export async function storedFileAnswer(
  files: FileStorage,
  name: string,
  { bytes }: StoredFile,
  asked: string | undefined,
): Promise<Response> {
  const part = partOf(asked, bytes)
  if (part.status === 416) return new Response(null, part)
  const stream = bytes === 0 ? Readable.from([]) : await files.stream(name, part.range)
  return new Response(Readable.toWeb(stream) as ReadableStream, {
    status: part.status,
    headers: {
      ...part.headers,
      'content-type': mimeTypeOf(name) ?? 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    },
  })
}
