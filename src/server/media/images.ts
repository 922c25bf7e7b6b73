import { createReadStream } from 'node:fs'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sharp from 'sharp'
import { decoded } from '../../domain/decoded.ts'
import { imageWidths, IMAGE_QUALITY } from '../../domain/shell/media.ts'

const types = { avif: 'image/avif', webp: 'image/webp' } as const
type Format = keyof typeof types

/**
 * Serves `/media/{file}?w={width}&q=65`: the picture at one of the listed widths, as AVIF or WebP by negotiation, made
 * once and cached on disk. One job per picture in flight, two at a time: a burst of new pictures must not stop the
 * shop.
 */
export function images(sourceDir: string, cacheDir: string) {
  const pending = new Map<string, Promise<void>>()
  const inTurn = turns(2)

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const wanted = parse(url)
    if (!wanted) return refuse(response, 400)
    const source = path.join(sourceDir, wanted.name)
    const original = await stat(source).catch(() => undefined)
    if (!original?.isFile()) return refuse(response, 404)
    const format: Format = request.headers.accept?.includes('image/avif') ? 'avif' : 'webp'
    const file = path.join(cacheDir, `${wanted.name}-${Math.trunc(original.mtimeMs)}-${wanted.width}.${format}`)
    let made = await stat(file).catch(() => undefined)
    if (!made) {
      const job =
        pending.get(file) ?? inTurn(() => make(source, file, wanted.width, format)).finally(() => pending.delete(file))
      pending.set(file, job)
      try {
        await job
        made = await stat(file)
      } catch (error) {
        // The disk's errors have a code; what has none is sharp's word that this is no picture it can read.
        if ((error as NodeJS.ErrnoException).code !== undefined) throw error
        console.warn(`The picture ${wanted.name} cannot be read: ${(error as Error).message}`)
        return refuse(response, 404)
      }
    }
    const etag = `"${Math.trunc(original.mtimeMs).toString(36)}-${made.size.toString(36)}"`
    const headers = {
      etag,
      vary: 'accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    }
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end()
    response.writeHead(200, { ...headers, 'content-type': types[format], 'content-length': made.size })
    if (request.method === 'HEAD') return void response.end()
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response)
  }
}

function parse(url: URL): { name: string; width: number } | undefined {
  const name = decoded(url.pathname.slice('/media/'.length))
  const width = Number(url.searchParams.get('w') ?? 800)
  const quality = Number(url.searchParams.get('q') ?? IMAGE_QUALITY)
  if (!imageWidths.includes(width) || quality !== IMAGE_QUALITY) return undefined
  return name && /^[\w][\w.-]*\.(webp|jpe?g|png|avif)$/i.test(name) ? { name, width } : undefined
}

async function make(source: string, file: string, width: number, format: Format): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const picture = sharp(source, { limitInputPixels: 60_000_000 })
    .rotate()
    .resize(width, null, { withoutEnlargement: true })
  const bytes = await (
    format === 'avif' ? picture.avif({ quality: IMAGE_QUALITY, effort: 2 }) : picture.webp({ quality: IMAGE_QUALITY })
  ).toBuffer()
  // A half-written file must never be served: write beside it, then rename.
  const draft = `${file}.${process.pid}.tmp`
  await writeFile(draft, bytes)
  await rename(draft, file)
}

function turns(atOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    running++
    try {
      return await work()
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}

const refuse = (response: ServerResponse, status: number) =>
  void response
    .writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
    .end(status === 404 ? 'Not found' : 'Bad request')
