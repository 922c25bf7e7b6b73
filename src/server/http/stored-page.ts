import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, createGzip, gunzip, gzip } from 'node:zlib'
import { hasVersion } from './has-version.ts'

/**
 * A response stored as bytes: text compressed, in one or both of the encodings that browsers take, since plain it would
 * take ten times the memory; anything else as it is.
 */
export type StoredPage = {
  status: number
  headers: Record<string, string>
  etag: string
  /** Bytes of it without an encoding. */
  length: number
} & (Packed | { plain: Buffer })

/** The encodings that text is sent in, the smaller first. */
export type Encoding = 'br' | 'gzip'
/** At least one of them. */
type Packed = { [encoding in Encoding]?: Buffer }

/** How hard to compress: for whoever waits, and for what is sent many times. */
type Effort = 'quick' | 'good'
const efforts = { br: { quick: 4, good: 6 }, gzip: { quick: 6, good: 7 } } as const
/** Bytes that a compressed page is written into at once: by default it comes in pieces of 16 kB. */
const IN_ONE_GO = { chunkSize: 64 * 1024 }
/** Of bits: as far back as a page is long. With the usual 22 the library takes and frees megabytes for each page. */
const WINDOW = 18
const brotliLevel = (level: number, length?: number) => ({
  ...IN_ONE_GO,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    ...(length !== undefined && { [constants.BROTLI_PARAM_SIZE_HINT]: length }),
  },
})
const [asBrotli, asGzip] = [promisify(brotliCompress), promisify(gzip)]
const [fromBrotli, fromGzip] = [promisify(brotliDecompress), promisify(gunzip)]

/** Compresses beside the event loop. */
const pack = (bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer<ArrayBuffer>> =>
  encoding === 'br'
    ? asBrotli(bytes, brotliLevel(efforts.br[effort], bytes.length))
    : asGzip(bytes, { ...IN_ONE_GO, level: efforts.gzip[effort] })

/** In both encodings, as small as is worth it. */
export async function storedPage(status: number, headers: Record<string, string>, body: string): Promise<StoredPage> {
  const plain = Buffer.from(body)
  const [br, gzipped] = await Promise.all([packedWell(plain, 'br'), packedWell(plain, 'gzip')])
  return { status, headers, etag: etagOf(plain), length: plain.length, br, gzip: gzipped }
}

/** In the encoding that somebody waits for. */
export async function quickPage(
  status: number,
  headers: Record<string, string>,
  plain: Buffer,
  encoding: Encoding,
): Promise<StoredPage> {
  const packed = { [encoding]: exact(await pack(plain, encoding, 'quick')) }
  return { status, headers, etag: etagOf(plain), length: plain.length, ...packed }
}

/** The same page compressed as well as is worth it, for one that stays; in the encodings that were asked for. */
export async function betterPage(page: StoredPage): Promise<StoredPage> {
  if ('plain' in page) return page
  const plain = await plainBytes(page)
  const better = async (encoding: Encoding) => page[encoding] && { [encoding]: await packedWell(plain, encoding) }
  return { ...page, ...(await better('br')), ...(await better('gzip')) }
}

/** The same page in another encoding besides, for one that stays and is asked for in it. */
export const pageAlsoIn = async (page: StoredPage, encoding: Encoding): Promise<StoredPage> =>
  'plain' in page || page[encoding] ? page : { ...page, [encoding]: await packedWell(await plainBytes(page), encoding) }

const packedWell = async (plain: Buffer, encoding: Encoding) => exact(await pack(plain, encoding, 'good'))

/** A long text that comes in parts, in both encodings: it is compressed as it comes, and never whole in memory. */
export async function storedParts(
  status: number,
  headers: Record<string, string>,
  parts: AsyncIterable<string>,
): Promise<StoredPage> {
  const hash = createHash('sha1')
  const packed = {
    gzip: createGzip({ level: efforts.gzip.good }),
    br: createBrotliCompress(brotliLevel(efforts.br.good)),
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

/** Weak: the same page has the same tag in each encoding. */
export const etagOf = (bytes: Buffer): string => `W/"${createHash('sha1').update(bytes).digest('base64url')}"`

/** The library's result may be the beginning of a buffer of 16 kB, which would be stored with it. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Bytes of memory that a stored page takes. */
export function bytesOfPage(page: StoredPage): number {
  const bodies = 'plain' in page ? page.plain.length : (page.gzip?.length ?? 0) + (page.br?.length ?? 0)
  const headers = Object.entries(page.headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  return bodies + headers + page.etag.length
}

/** The encoding that a client takes; undefined where only plain bytes can be sent. */
export function encodingOf({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
  return takesBrotli.test(accepted) ? 'br' : takesGzipIn.test(accepted) ? 'gzip' : undefined
}

/** Whether a client takes one of the encodings in which text is stored; for others it must be unpacked each time. */
export const takesCompressed = (request: Pick<IncomingMessage, 'headers'>): boolean => encodingOf(request) !== undefined

/** Whether a page is stored as a client takes it. */
export const isStoredFor = (request: Pick<IncomingMessage, 'headers'>, page: StoredPage): boolean =>
  'plain' in page || storedIn(page, encodingOf(request)) !== undefined

/** Whether a client takes gzip. */
export const takesGzip = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  takesGzipIn.test(String(headers['accept-encoding'] ?? ''))

export async function sendStored(request: IncomingMessage, response: ServerResponse, page: StoredPage): Promise<void> {
  const headers = {
    ...page.headers,
    etag: page.etag,
    vary: [page.headers.vary, 'accept-encoding'].filter(Boolean).join(', '),
  }
  if (page.status === 200 && hasVersion(request, page.etag)) return void response.writeHead(304, headers).end()
  const encoding = 'plain' in page ? undefined : encodingOf(request)
  const bytes = encoding && (await encodedBytes(page, encoding))
  response.writeHead(page.status, {
    ...headers,
    'content-length': bytes?.length ?? page.length,
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : (bytes ?? (await plainBytes(page))))
}

/** For what is sent once: quick rather than small, in the encoding that is asked for. */
export async function compressed(
  request: Pick<IncomingMessage, 'headers'>,
  plain: Buffer<ArrayBuffer>,
): Promise<{ bytes: Buffer<ArrayBuffer>; encoding?: Encoding }> {
  const encoding = plain.length < LEAST_COMPRESSED ? undefined : encodingOf(request)
  return encoding ? { bytes: await pack(plain, encoding, 'quick'), encoding } : { bytes: plain }
}
/** Bytes below which compressing costs more than it saves. */
const LEAST_COMPRESSED = 1000

/** The body as it is without an encoding. */
export async function plainBytes(page: StoredPage): Promise<Buffer> {
  if ('plain' in page) return page.plain
  return page.br ? fromBrotli(page.br) : fromGzip(page.gzip ?? Buffer.alloc(0))
}

const storedIn = (page: StoredPage, encoding?: Encoding): Buffer | undefined =>
  encoding && !('plain' in page) ? page[encoding] : undefined

/** The body in an encoding, made from another where it is not stored in this one. */
const encodedBytes = async (page: StoredPage, encoding: Encoding): Promise<Buffer> =>
  storedIn(page, encoding) ?? pack(await plainBytes(page), encoding, 'quick')

/** What a browser says of an encoding that it takes; `;q=0` refuses it (RFC 9110, section 12.5.3). */
const taking = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i')
const [takesBrotli, takesGzipIn] = [taking('br'), taking('gzip')]
