import type { PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { z } from 'zod'
import type { Id } from '../../cms/from-doc/localized.ts'
import { readRequest } from '../../cms/read-request.ts'
import { localeOr } from '../../domain/locale.ts'

/** Ids read at a time: more than one page of most lists, and little for a database. */
const AT_ONCE = 1000

const asked = z.object({ where: z.record(z.string(), z.unknown()).optional(), search: z.string().max(200).optional() })

/**
 * The products that the admin's list shows for the filter and the search in an address, some ids at a time;
 * `everything` where it has neither, `unreadable` where it is none that its reader may use.
 */
export async function listedProducts(
  req: PayloadRequest,
  atOnce = AT_ONCE,
): Promise<AsyncIterable<Id[]> | 'everything' | 'unreadable'> {
  const { data } = asked.safeParse(req.query ?? {})
  if (!data) return 'unreadable'
  if (!data.where && !data.search) return 'everything'
  // Payload's own access and field checks see it in every read.
  const { config: collectionConfig } = req.payload.collections.products
  const where = mergeListSearchAndWhere({ collectionConfig, ...data } as Parameters<typeof mergeListSearchAndWhere>[0])
  const ids = idsOf(req, where, atOnce)
  const first = await ids.next().catch(() => undefined)
  if (first) return continued(first, ids)
  // A date that is none, or a comparison that a field does not have, fails in the database. If it fails at this, too,
  // that is not the filter.
  await idsOf(req, {}, 1).next()
  return 'unreadable'
}

async function* continued(first: IteratorResult<Id[]>, rest: AsyncIterable<Id[]>): AsyncGenerator<Id[]> {
  if (!first.done) yield first.value
  yield* rest
}

/** As the list reads them: of each product what was saved last, be it a draft. */
async function* idsOf(req: PayloadRequest, filter: Where, atOnce: number): AsyncGenerator<Id[]> {
  for (let after: Id = 0, more = true; more;) {
    const { docs }: { docs: { id: Id }[] } = await req.payload.find({
      collection: 'products',
      draft: true,
      // A read writes into the filter that it is given.
      where: structuredClone({ and: [filter, { id: { greater_than: after } }] }),
      select: { code: true },
      sort: 'id',
      limit: atOnce,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      locale: localeOr(req.locale),
      req: readRequest(req),
    })
    const ids = docs.map(({ id }) => id)
    yield ids
    after = ids.at(-1) ?? after
    more = ids.length === atOnce
  }
}
