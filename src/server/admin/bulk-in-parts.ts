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
import { readRequest } from '../../cms/read-request.ts'
import { bulkEditRecord } from '../catalog/bulk-edit-record.ts'
import { chunk } from '../database/chunk.ts'

/** Documents of one part: to save a product takes a twentieth of a second, for which SQLite answers nobody else. */
const AT_ONCE = 1
/** Milliseconds of a pause after a part, which else lasts as long as the part did: half of the time is the shoppers'. */
const LONGEST_PAUSE = 250
/** Ids that are looked up at once. */
const FOUND_AT_ONCE = 100

type Refusal = { id: number | string; message: string }

/**
 * Where staff edit, publish, unpublish or delete many documents of a list, that is done a few at a time. Payload does
 * all of them at once, and shoppers would wait for the last one. What is done to products is recorded besides, to be
 * undone as a whole.
 */
export function withBulkInParts(config: SanitizedConfig): SanitizedConfig {
  for (const part of config.collections)
    if (part.endpoints)
      // The endpoints are the same objects for every collection: they are replaced, not changed.
      part.endpoints = part.endpoints.map((endpoint) =>
        (endpoint.method === 'patch' || endpoint.method === 'delete') && endpoint.path === '/'
          ? { ...endpoint, handler: inParts(part, endpoint) }
          : endpoint,
      )
  return config
}

type Done = { docs: { id: number | string }[]; errors: Refusal[] }

const inParts =
  (part: SanitizedCollectionConfig, { handler, method }: Endpoint): Endpoint['handler'] =>
  async (req) => {
    const { query } = req
    const where = whereOf(query)
    if (!where || query.limit !== undefined) return handler(req)
    const record = part.slug === 'products' && method === 'patch' ? bulkEditRecord(req) : undefined
    const done: Done = { docs: [], errors: [] }
    let isWhole = false
    try {
      for await (const ids of selected(req, part, where)) {
        const began = performance.now()
        let answer: Response | undefined
        const write = async () => {
          req.query = { ...query, where: { id: { in: ids } } }
          answer = await handler(req)
          // The body was read with the first part; what it said is in `data`.
          Object.defineProperty(req, 'body', { value: null, configurable: true })
        }
        await (record ? record.around(ids, write) : write())
        const said = (await answer?.clone().json()) as Partial<Done> | undefined
        // A refusal of the request, not of a document.
        if (answer && !said?.docs) return answer
        done.docs.push(...(said?.docs ?? []).map(({ id }) => ({ id })))
        done.errors.push(...(said?.errors ?? []))
        await sleep(Math.min(performance.now() - began, LONGEST_PAUSE))
      }
      isWhole = true
    } finally {
      req.query = query
      await record?.end(isWhole)
    }
    return done.docs.length + done.errors.length === 0 ? handler(req) : answerOf(req, part, done)
  }

function whereOf({ where }: PayloadRequest['query']): Where | undefined {
  const given: unknown = typeof where === 'string' && where !== '' ? JSON.parse(where) : where
  return given !== null && typeof given === 'object' && Object.keys(given).length > 0 ? (given as Where) : undefined
}

/** What a request selects, by its user's rights, a few ids at a time; one that no longer matches meanwhile still counts. */
async function* selected(req: PayloadRequest, { slug }: SanitizedCollectionConfig, where: Where) {
  const isTrue = (value: unknown) => value === true || value === 'true'
  for (let last: number | string | undefined; ;) {
    const { docs } = await req.payload.find({
      collection: slug as CollectionSlug,
      where: last === undefined ? where : { and: [where, { id: { greater_than: last } }] },
      sort: 'id',
      limit: FOUND_AT_ONCE,
      pagination: false,
      depth: 0,
      draft: isTrue(req.query.draft),
      trash: isTrue(req.query.trash),
      overrideAccess: false,
      ...(req.locale && { locale: req.locale as 'en' }),
      req: readRequest(req),
    })
    for (const some of chunk(docs, AT_ONCE)) yield some.map(({ id }) => id)
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
