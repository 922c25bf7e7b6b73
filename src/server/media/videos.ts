import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { wordsIn } from '../../cms/from-doc/localized.ts'
import { isLocale, type Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { readAll } from '../database/read-all.ts'
import { hasVersion } from '../http/has-version.ts'
import { refuse } from '../http/refuse-request.ts'
import { partOf } from './byte-range.ts'
import { mimeTypeOf, type FileStorage } from './file-storage.ts'

/**
 * Serves the shop's own videos: `/video/{file}`, whole or by the byte range that players ask for, and
 * `/video/{file}/{locale}.vtt`, their captions. Nothing but stored videos is served.
 */
export function videos(files: FileStorage, captions: (file: string, locale: Locale) => Promise<string | undefined>) {
  return async (request: IncomingMessage, response: ServerResponse, { pathname }: URL): Promise<void> => {
    const [, file = '', locale] = /^\/video\/(\w[\w.-]*\.(?:mp4|webm))(?:\/([a-z]{2})\.vtt)?$/.exec(pathname) ?? []
    if (!file) return refuse(request, response, 404)
    if (locale !== undefined)
      return sendCaptions(request, response, isLocale(locale) ? await captions(file, locale) : undefined)
    const found = await files.exists(file)
    if (!found) return refuse(request, response, 404)
    const etag = `"${found.version}-${found.bytes.toString(36)}"`
    const headers = {
      etag,
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    }
    if (hasVersion(request, etag)) return void response.writeHead(304, headers).end()
    // A range of an older file would be joined with this one.
    const fits = request.headers['if-range'] === undefined || request.headers['if-range'] === etag
    const part = partOf(fits ? request.headers.range : undefined, found.bytes)
    if (part.status === 416) return void response.writeHead(416, { ...part.headers, 'cache-control': 'no-store' }).end()
    response.writeHead(part.status, { ...headers, ...part.headers, 'content-type': mimeTypeOf(file) })
    if (request.method === 'HEAD' || found.bytes === 0) return void response.end()
    const stream = await files.stream(file, part.range)
    // A player that has seen enough hangs up.
    response.on('close', () => stream.destroy())
    stream.on('error', () => response.destroy()).pipe(response)
  }
}

function sendCaptions(request: IncomingMessage, response: ServerResponse, text: string | undefined): void {
  if (text === undefined) return refuse(request, response, 404)
  response
    .writeHead(200, {
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    })
    .end(text)
}

/** The captions of a file in one language, never in the other's words; where nobody speaks, they say so. */
export async function captionsOf(payload: Payload, file: string, locale: Locale): Promise<string | undefined> {
  const [doc] = await readAll(payload, 'videos', { where: { filename: { equals: file } } })
  return (
    wordsIn(doc?.captions, locale) ||
    (doc?.wordless ? `WEBVTT\n\n00:00.000 --> 00:04.000\n${m.video_wordless({}, { locale })}\n` : undefined)
  )
}
