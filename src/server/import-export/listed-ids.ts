import type { PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { z } from 'zod'
import type { Id } from '../../cms/from-doc/localized.ts'
import { readRequest } from '../../cms/read-request.ts'
import { localeOr } from '../../domain/locale.ts'

/** Ids read at a time: more than one page of most lists, and little for a database. */
const AT_ONCE = 1000

/** The lists that go out as a file, each with a short field of its own. */
const short = { products: 'code', orders: 'number', newsletter: 'email', inventory: 'sku' } as const
export type ListedCollection = keyof typeof short

const asked = z.object({ where: z.record(z.string(), z.unknown()).optional(), search: z.string().max(200).optional() })

/** Whether an address narrows its list by a filter or a search. */
export const isNarrowed = ({ query }: PayloadRequest): boolean => Boolean(query?.where) || Boolean(query?.search)

/**
 * What the admin's list shows its reader for the filter and the search in an address, some ids at a time; `unreadable`
 * where it is none that they may use.
 */
export async function listedIds(
  req: PayloadRequest,
  collection: ListedCollection,
  atOnce = AT_ONCE,
): Promise<AsyncIterable<Id[]> | 'unreadable'> {
  const { data } = asked.safeParse(req.query ?? {})
  if (!data) return 'unreadable'
  // Payload's own access and field checks see it in every read.
  const { config: collectionConfig } = req.payload.collections[collection]
  const where = mergeListSearchAndWhere({ collectionConfig, ...data } as Parameters<typeof mergeListSearchAndWhere>[0])
  const ids = idsOf(req, collection, where, atOnce)
  const first = await ids.next().catch(() => undefined)
  if (first) return continued(first, ids)
  // A date that is none, or a comparison that a field does not have, fails in the database. If it fails at this, too,
  // that is not the filter.
  await idsOf(req, collection, {}, 1).next()
  return 'unreadable'
}

async function* continued(first: IteratorResult<Id[]>, rest: AsyncIterable<Id[]>): AsyncGenerator<Id[]> {
  if (!first.done) yield first.value
  yield* rest
}

/** As the list reads them: of each product what was saved last, be it a draft. */
async function* idsOf(
  req: PayloadRequest,
  collection: ListedCollection,
  filter: Where,
  atOnce: number,
): AsyncGenerator<Id[]> {
  for (let after: Id = 0, more = true; more;) {
    const { docs }: { docs: { id: Id }[] } = await req.payload.find({
      collection,
      draft: collection === 'products',
      // A read writes into the filter that it is given.
      where: structuredClone({ and: [filter, { id: { greater_than: after } }] }),
      select: { [short[collection]]: true },
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
