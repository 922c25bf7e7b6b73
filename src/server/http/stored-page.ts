import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib'

/**
 * A response stored as bytes: text compressed, in the two encodings that browsers take, since plain it would take ten
 * times the memory; anything else as it is.
 */
export type StoredPage = {
  status: number
  headers: Record<string, string>
  etag: string
  /** Bytes of it without an encoding. */
  length: number
} & ({ gzip: Buffer; br: Buffer } | { plain: Buffer })

export function storedPage(status: number, headers: Record<string, string>, body: string): StoredPage {
  const plain = Buffer.from(body)
  return {
    status,
    headers,
    etag: etagOf(plain),
    length: plain.length,
    gzip: exact(gzipSync(plain, { level: 7 })),
    br: exact(
      brotliCompressSync(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      }),
    ),
  }
}

/** The same of a long text that comes in parts: it is compressed as it comes, and never whole in memory. */
export async function storedParts(
  status: number,
  headers: Record<string, string>,
  parts: AsyncIterable<string>,
): Promise<StoredPage> {
  const hash = createHash('sha1')
  const packed = {
    gzip: createGzip({ level: 7 }),
    br: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  }
  const [gzipped, brotli] = [buffer(packed.gzip), buffer(packed.br)]
  let length = 0
  try {
    for await (const part of parts) {
      const bytes = Buffer.from(part)
      hash.update(bytes)
      length += bytes.length
      for (const stream of [packed.gzip, packed.br])
        await new Promise<void>((resolve, reject) =>
          stream.write(bytes, (error) => (error ? reject(error) : resolve())),
        )
    }
  } catch (error) {
    for (const stream of [packed.gzip, packed.br]) stream.destroy()
    await Promise.allSettled([gzipped, brotli])
    throw error
  }
  for (const stream of [packed.gzip, packed.br]) stream.end()
  const etag = `"${hash.digest('base64url')}"`
  return { status, headers, etag, length, gzip: exact(await gzipped), br: exact(await brotli) }
}

/** For bytes that are compressed already, such as fonts and pictures. */
export const storedBytes = (headers: Record<string, string>, bytes: Buffer): StoredPage => ({
  status: 200,
  headers,
  etag: etagOf(bytes),
  length: bytes.length,
  plain: bytes,
})

const etagOf = (bytes: Buffer) => `"${createHash('sha1').update(bytes).digest('base64url')}"`

/** The library's result may be the beginning of a buffer of 16 kB, which would be stored with it. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Bytes of memory that a stored page takes. */
export function bytesOfPage(page: StoredPage): number {
  const bodies = 'plain' in page ? page.plain.length : page.gzip.length + page.br.length
  const headers = Object.entries(page.headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  return bodies + headers + page.etag.length
}

/** The encodings that text is sent in, the smaller first. */
type Encoding = 'br' | 'gzip'

/** The encoding that a client takes; undefined where only plain bytes can be sent. */
function encodingOf({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
  return takesBrotli.test(accepted) ? 'br' : takesGzipIn.test(accepted) ? 'gzip' : undefined
}

/** Whether a client takes one of the encodings in which text is stored; for others it must be unpacked each time. */
export const takesCompressed = (request: Pick<IncomingMessage, 'headers'>): boolean => encodingOf(request) !== undefined

/** Whether a client takes gzip. */
export const takesGzip = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  takesGzipIn.test(String(headers['accept-encoding'] ?? ''))

export function sendStored(request: IncomingMessage, response: ServerResponse, page: StoredPage): void {
  const headers = {
    ...page.headers,
    etag: page.etag,
    vary: [page.headers.vary, 'accept-encoding'].filter(Boolean).join(', '),
  }
  if (page.status === 200 && request.headers['if-none-match'] === page.etag)
    return void response.writeHead(304, headers).end()
  const encoding = 'plain' in page ? undefined : encodingOf(request)
  const bytes = 'plain' in page ? page.plain : encoding && page[encoding]
  response.writeHead(page.status, {
    ...headers,
    'content-length': bytes?.length ?? page.length,
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : (bytes ?? plainBytes(page)))
}

/** For what is sent once: quick rather than small, in the encoding that is asked for, beside the event loop. */
export async function compressed(
  request: Pick<IncomingMessage, 'headers'>,
  body: string,
): Promise<{ bytes: Buffer<ArrayBuffer>; encoding?: Encoding }> {
  const plain = Buffer.from(body)
  const encoding = plain.length < LEAST_COMPRESSED ? undefined : encodingOf(request)
  if (!encoding) return { bytes: plain }
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
  return { bytes: await (encoding === 'br' ? asBrotli(plain, quick) : asGzip(plain, { level: 6 })), encoding }
}
const [asBrotli, asGzip] = [promisify(brotliCompress), promisify(gzip)]
/** Bytes below which compressing costs more than it saves. */
const LEAST_COMPRESSED = 1000

/** The body as it is without an encoding. */
export const plainBytes = (page: StoredPage): Buffer => ('plain' in page ? page.plain : gunzipSync(page.gzip))

/** What a browser says of an encoding that it takes; `;q=0` refuses it (RFC 9110, section 12.5.3). */
const taking = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i')
const [takesBrotli, takesGzipIn] = [taking('br'), taking('gzip')]
