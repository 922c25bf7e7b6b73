import type { IncomingMessage, ServerResponse } from 'node:http'
import sharp from 'sharp'
import { decoded } from '../../domain/decoded.ts'
import { imageWidths, IMAGE_QUALITY } from '../../domain/shell/media.ts'
import { FileTooLarge, type FileStorage } from './file-storage.ts'
import { hasVersion } from '../http/has-version.ts'
import { refuse } from '../http/refuse-request.ts'
import { LARGEST_PICTURE } from './picture-guard.ts'
import { concurrencyLimit } from './concurrency-limit.ts'

const types = { avif: 'image/avif', webp: 'image/webp' } as const
type Format = keyof typeof types

/** The file of a picture cannot be read as one. */
class Unreadable extends Error {}

/**
 * Serves `/media/{file}?w={width}&q=65`: the picture at one of the listed widths, as AVIF or WebP by negotiation, made
 * once and cached on disk, and in `shared` for the other machines. One job per picture in flight, two at a time: a
 * burst of new pictures must not stop the shop. One that cannot be stored is sent all the same.
 */
export function images(originals: FileStorage, cache: FileStorage, shared?: FileStorage) {
  const pending = new Map<string, Promise<Buffer>>()
  const limited = concurrencyLimit(2)
  let isStoring = true

  /** The log has the first of those that failed in a row. */
  async function store(file: string, bytes: Buffer, format: Format): Promise<void> {
    try {
      await cache.write(file, bytes, types[format])
      isStoring = true
    } catch (error) {
      if (isStoring) console.error(`Pictures are sent without being stored: ${(error as Error).message}`)
      isStoring = false
    }
  }

  async function obtain(wanted: Wanted, file: string, format: Format): Promise<Buffer> {
    if (shared && (await shared.exists(file))) {
      const bytes = await shared.read(file, LARGEST_PICTURE)
      await store(file, bytes, format)
      return bytes
    }
    const bytes = await make(originals, wanted, format)
    await store(file, bytes, format)
    // The picture is there; another machine makes it again at worst.
    await shared
      ?.write(file, bytes, types[format])
      .catch((error: Error) => console.warn(`The picture ${file} is not in the bucket: ${error.message}`))
    return bytes
  }

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const wanted = parse(url)
    if (!wanted) return refuse(request, response, 400)
    const original = await originals.exists(wanted.name)
    if (!original) return refuse(request, response, 404)
    const format: Format = request.headers.accept?.includes('image/avif') ? 'avif' : 'webp'
    const file = `${wanted.name}-${original.version}-${wanted.width}.${format}`
    const stored = await cache.exists(file)
    let made: Buffer | undefined
    if (!stored) {
      const job = pending.get(file) ?? limited(() => obtain(wanted, file, format)).finally(() => pending.delete(file))
      pending.set(file, job)
      try {
        made = await job
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error
        console.warn(`The picture ${wanted.name} cannot be read: ${error.message}`)
        return refuse(request, response, 404)
      }
    }
    const length = made?.length ?? stored?.bytes ?? 0
    const etag = `"${original.version}-${length.toString(36)}"`
    const headers = {
      etag,
      vary: 'accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    }
    if (hasVersion(request, etag)) return void response.writeHead(304, headers).end()
    response.writeHead(200, { ...headers, 'content-type': types[format], 'content-length': length })
    if (request.method === 'HEAD' || made) return void response.end(made)
    const bytes = await cache.stream(file, { from: 0, to: length - 1 })
    bytes.on('error', () => response.destroy()).pipe(response)
  }
}

type Wanted = { name: string; width: number }

function parse(url: URL): Wanted | undefined {
  const name = decoded(url.pathname.slice('/media/'.length))
  const width = Number(url.searchParams.get('w') ?? 800)
  const quality = Number(url.searchParams.get('q') ?? IMAGE_QUALITY)
  if (!imageWidths.includes(width) || quality !== IMAGE_QUALITY) return undefined
  return name && /^[\w][\w.-]*\.(webp|jpe?g|png|avif)$/i.test(name) ? { name, width } : undefined
}

async function make(originals: FileStorage, { name, width }: Wanted, format: Format): Promise<Buffer> {
  try {
    const picture = sharp(await originals.read(name, LARGEST_PICTURE), { limitInputPixels: 60_000_000 })
      .rotate()
      .resize(width, null, { withoutEnlargement: true })
    return await (
      format === 'avif' ? picture.avif({ quality: IMAGE_QUALITY, effort: 2 }) : picture.webp({ quality: IMAGE_QUALITY })
    ).toBuffer()
  } catch (error) {
    // Errors of the disk and of a bucket have a code; what has none is sharp's word that this is not a picture it can
    // read.
    const { code, $metadata: answer, message } = error as NodeJS.ErrnoException & { $metadata?: unknown }
    if (!(error instanceof FileTooLarge) && (code !== undefined || answer !== undefined)) throw error
    throw new Unreadable(message)
  }
}
