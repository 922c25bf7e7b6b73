import { setTimeout as sleep } from 'node:timers/promises'
import { getTranslation } from '@payloadcms/translations'
import type {
  CollectionSlug,
  Endpoint,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
  Where,
} from 'payload'
import { isPlainObject } from '../../domain/plain-object.ts'
import { readRequest } from '../../cms/read-request.ts'
import { bulkEditRecord } from '../catalog/bulk-edit-record.ts'
import { changeHandlers, isBulk } from './change-handlers.ts'

/** Milliseconds of a pause after each document, which else lasts as long as it took: half of the time is the shoppers'. */
const LONGEST_PAUSE = 250
/** Ids that are looked up at once. */
const FOUND_AT_ONCE = 100

type Id = number | string
type Refusal = { id: Id; message: string }
type Done = { docs: { id: Id }[]; errors: Refusal[] }

/**
 * Where staff edit, publish, unpublish or delete many documents of a list, they are done one after the other: to save a
 * product takes a twentieth of a second, for which SQLite answers nobody else. Payload does all of them at once, and
 * shoppers would wait for the last one. What is done to products is recorded besides, to be undone as a whole.
 */
export function withBulkInParts(config: SanitizedConfig): SanitizedConfig {
  changeHandlers(config.collections, (endpoint, part) => (isBulk(endpoint) ? inParts(part, endpoint) : undefined))
  return config
}

const inParts =
  (part: SanitizedCollectionConfig, { handler, method }: Endpoint): Endpoint['handler'] =>
  async (req) => {
    const { query } = req
    // Without a filter, or with a limit of its own, it is none of the admin's.
    if (!isPlainObject(query.where) || query.limit !== undefined) return handler(req)
    const record = part.slug === 'products' && method === 'patch' ? bulkEditRecord(req) : undefined
    const done: Done = { docs: [], errors: [] }
    let isWhole = false
    try {
      for await (const id of selected(req, part, query.where as Where)) {
        const began = performance.now()
        const write = async () => {
          req.query = { ...query, where: { id: { equals: id } } }
          return handler(req)
        }
        const answer = await (record ? record.around(id, write) : write())
        // The body was read with the first document; what it said is in `data`.
        Object.defineProperty(req, 'body', { value: null, configurable: true })
        const { docs, errors = [] } = (await answer.clone().json()) as Partial<Done>
        // A refusal of the request, not of a document.
        if (!docs) return answer
        done.docs.push(...docs.map((doc) => ({ id: doc.id })))
        done.errors.push(...errors)
        await sleep(Math.min(performance.now() - began, LONGEST_PAUSE))
      }
      isWhole = true
    } finally {
      req.query = query
      await record?.end(isWhole)
    }
    return done.docs.length + done.errors.length === 0 ? handler(req) : answerOf(req, part, done)
  }

/** The ids that a request selects, by its user's rights; one that no longer matches meanwhile still counts. */
async function* selected(req: PayloadRequest, { slug }: SanitizedCollectionConfig, where: Where): AsyncGenerator<Id> {
  const isTrue = (value: unknown) => value === true || value === 'true'
  for (let last: Id | undefined; ;) {
    const { docs } = await req.payload.find({
      collection: slug as CollectionSlug,
      where: last === undefined ? where : { and: [where, { id: { greater_than: last } }] },
      sort: 'id',
      limit: FOUND_AT_ONCE,
      pagination: false,
      depth: 0,
      select: { id: true },
      draft: isTrue(req.query.draft),
      trash: isTrue(req.query.trash),
      overrideAccess: false,
      ...(req.locale && { locale: req.locale as 'en' }),
      req: readRequest(req),
    })
    for (const { id } of docs) yield id
    last = docs.at(-1)?.id
    if (docs.length < FOUND_AT_ONCE) return
  }
}

/** In Payload's words and by its status. */
function answerOf(req: PayloadRequest, { labels }: SanitizedCollectionConfig, { docs, errors }: Done): Response {
  const total = docs.length + errors.length
  const deed = req.method === 'DELETE' ? 'deleted' : 'updated'
  const unable = req.method === 'DELETE' ? 'error:unableToDeleteCount' : 'error:unableToUpdateCount'
  const named = (count: number) => getTranslation(labels[count === 1 ? 'singular' : 'plural'], req.i18n)
  const message =
    errors.length === 0
      ? req.t(`general:${deed}CountSuccessfully`, { count: docs.length, label: named(docs.length) })
      : req.t(unable, { count: errors.length, label: named(total), total })
  return Response.json({ docs, errors, message }, { status: errors.length === 0 ? 200 : 400 })
}
