import type { Where } from 'payload'
import { storeInColumn } from '../../domain/stores/bound-to.ts'

const isOfStore = (each: Where): boolean => 'stores' in each
/** Every way that a filter leaves open, with all that it asks for. */
const waysOf = (where: Where | undefined): Where[][] => {
  const ways = (where?.or ?? []).map(({ and = [] }) => and)
  return ways.length > 0 ? ways : [[]]
}

/** The filter of the list of orders for those with something to pick up at a store, beside all else that it asks for. */
export function withStore(where: Where | undefined, slug: string): Where {
  const wanted = slug === '' ? [] : [{ stores: { contains: storeInColumn(slug) } }]
  return { or: waysOf(where).map((way) => ({ and: [...way.filter((each) => !isOfStore(each)), ...wanted] })) }
}

/** The store of such a filter, of some; empty where it asks for none. */
export const storeIn = (where: Where | undefined, slugs: readonly string[]): string =>
  slugs.find((slug) => JSON.stringify(waysOf(where)[0]).includes(JSON.stringify(storeInColumn(slug)))) ?? ''
