import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Endpoint, Payload } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { paths } from '../../domain/paths.ts'
import { readPictureFile } from '../../domain/reviews/review-picture.ts'
import { rowsOf } from '../database/database.ts'
import { hasVersion } from '../http/has-version.ts'
import { refuse } from '../http/refuse-request.ts'
import type { FileStorage } from '../media/file-storage.ts'
import { storedFileAnswer } from '../media/stored-file-answer.ts'
import { isShown } from './review-pictures.ts'

type Parts = { files: FileStorage; payload(): Promise<Payload>; isTooMany(request: IncomingMessage): Promise<boolean> }

export const REVIEW_PICTURES = paths.reviewPicture('')

/**
 * `GET /review-pictures/{file}`: a picture of a published review. Whether it may be seen is asked each time: one that
 * is refused or deleted is gone at once, but for an hour in the browsers that have it.
 */
export const reviewPictures =
  ({ files, payload, isTooMany }: Parts) =>
  async (request: IncomingMessage, response: ServerResponse, { pathname }: URL): Promise<void> => {
    const asked = readPictureFile(pathname.slice(REVIEW_PICTURES.length))
    if (!asked) return refuse(request, response, 404)
    if (await isTooMany(request)) return refuse(request, response, 429)
    const found = (await isShown(rowsOf(await payload()), asked.file)) && (await files.exists(asked.name))
    if (!found) return refuse(request, response, 404)
    const etag = `"${found.version}"`
    const headers = { etag, 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' }
    if (hasVersion(request, etag)) return void response.writeHead(304, headers).end()
    response.writeHead(200, { ...headers, 'content-type': 'image/webp', 'content-length': found.bytes })
    if (request.method === 'HEAD') return void response.end()
    const bytes = await files.stream(asked.name, { from: 0, to: found.bytes - 1 })
    bytes.on('error', () => response.destroy()).pipe(response)
  }

/** `GET /admin/api/review-pictures/file/{file}`: any picture, for staff who read reviews. */
export const reviewPictureFile = (files: FileStorage): Omit<Endpoint, 'root'> => ({
  path: '/file/:file',
  method: 'get',
  handler: async (req) => {
    if (!allowed(roleOf(req.user), 'review-pictures', 'read')) return new Response(null, { status: 403 })
    const asked = readPictureFile(String(req.routeParams?.file))
    const found = asked && (await files.exists(asked.name))
    if (!found) return new Response(null, { status: 404 })
    const answer = await storedFileAnswer(files, asked.name, found, undefined)
    answer.headers.set('cache-control', 'private, no-store')
    return answer
  },
})
