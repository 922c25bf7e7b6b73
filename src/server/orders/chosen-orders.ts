import type { PayloadRequest } from 'payload'
import { readRequest } from '../../cms/read-request.ts'

/** The numbers of chosen orders by their ids, in their order. Of an order of another store its staff learn nothing. */
export async function numbersOf(req: PayloadRequest, ids: readonly number[]): Promise<Map<number, string>> {
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: { id: { in: [...ids] } },
    select: { number: true },
    limit: ids.length,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req: readRequest(req),
  })
  const numbers = new Map(docs.map(({ id, number }) => [Number(id), number]))
  return new Map(ids.flatMap((id) => (numbers.has(id) ? [[id, numbers.get(id) ?? '']] : [])))
}
