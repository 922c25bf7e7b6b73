import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { wordsIn } from '../../cms/from-doc/localized.ts'
import { isLocale, otherLocale, type Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { readAll } from '../database/read-all.ts'
import { refusals } from '../http/refuse-request.ts'
import type { FileStorage } from './file-storage.ts'

const types: Record<string, string> = { mp4: 'video/mp4', webm: 'video/webm' }

/**
 * Serves the shop's own videos: `/video/{file}`, whole or by the byte range that players ask for (RFC 9110, section
 * 14), and
 * `/video/{file}/{locale}.vtt`, their captions. Nothing but stored videos is served.
 */
export function videos(files: FileStorage, captions: (file: string, locale: Locale) => Promise<string | undefined>) {
  return async (request: IncomingMessage, response: ServerResponse, { pathname }: URL): Promise<void> => {
    const [, file = '', extension = '', locale] =
      /^\/video\/(\w[\w.-]*\.(mp4|webm))(?:\/([a-z]{2})\.vtt)?$/.exec(pathname) ?? []
    if (!file) return refuse(response, 404)
    if (locale !== undefined) return sendCaptions(response, isLocale(locale) ? await captions(file, locale) : undefined)
    const found = await files.exists(file)
    if (!found) return refuse(response, 404)
    const etag = `"${found.version}-${found.bytes.toString(36)}"`
    const headers = {
      etag,
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    }
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end()
    // A range of an older file would be joined with this one.
    const fits = request.headers['if-range'] === undefined || request.headers['if-range'] === etag
    const range = fits ? rangeOf(request.headers.range, found.bytes) : 'whole'
    if (range === 'none')
      return void response
        .writeHead(416, { 'content-range': `bytes */${found.bytes}`, 'cache-control': 'no-store' })
        .end()
    const [from, to] = range === 'whole' ? [0, found.bytes - 1] : range
    response.writeHead(range === 'whole' ? 200 : 206, {
      ...headers,
      'content-type': types[extension],
      'content-length': to - from + 1,
      ...(range !== 'whole' && { 'content-range': `bytes ${from}-${to}/${found.bytes}` }),
    })
    if (request.method === 'HEAD' || found.bytes === 0) return void response.end()
    const stream = await files.stream(file, { from, to })
    // A player that has seen enough hangs up.
    response.on('close', () => stream.destroy())
    stream.on('error', () => response.destroy()).pipe(response)
  }
}

/** The first and the last byte asked for. Several ranges, and other units, may be answered with the whole. */
export function rangeOf(header: string | undefined, size: number): [number, number] | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') return Number(last) === 0 ? 'none' : [Math.max(0, size - Number(last)), size - 1]
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  if (last !== '' && Number(last) < from) return 'whole'
  return from >= size ? 'none' : [from, to]
}

function sendCaptions(response: ServerResponse, text: string | undefined): void {
  if (text === undefined) return refuse(response, 404)
  response
    .writeHead(200, {
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    })
    .end(text)
}

/** The captions of a file in one language, else in the other; where nobody speaks, they say so. */
export async function captionsOf(payload: Payload, file: string, locale: Locale): Promise<string | undefined> {
  const [doc] = await readAll(payload, 'videos', { where: { filename: { equals: file } } })
  const written = wordsIn(doc?.captions, locale) || wordsIn(doc?.captions, otherLocale(locale))
  return (
    written || (doc?.wordless ? `WEBVTT\n\n00:00.000 --> 00:04.000\n${m.video_wordless({}, { locale })}\n` : undefined)
  )
}

const refuse = (response: ServerResponse, status: number) =>
  void response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(refusals[404])
