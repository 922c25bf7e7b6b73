import type { Payload } from 'payload'

/** The documents of the products that these are about, by their codes. */
export async function productIds(
  payload: Payload,
  about: readonly { product: string }[],
): Promise<ReadonlyMap<string, number>> {
  const { docs } = await payload.find({
    collection: 'products',
    where: { code: { in: [...new Set(about.map(({ product }) => product))] } },
    select: { code: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return new Map(docs.map(({ id, code }) => [code, id]))
}
