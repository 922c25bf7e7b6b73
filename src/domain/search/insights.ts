import type { HitSource } from './product-suggestion.ts'
import { fieldsOf, listOf, textOf } from './foreign.ts'

/**
 * What a shopper did with a hit, in the shape of Algolia's search-insights (acceptance 109). `timestamp` is in
 * milliseconds.
 */
export type InsightsEvent = {
  eventType: 'click' | 'conversion'
  eventSubtype?: 'addToCart' | 'purchase'
  eventName: string
  index: string
  objectIDs: string[]
  positions?: number[]
  queryID?: string
  userToken: string
  timestamp: number
}

/** The visitor token and the time; the token does not identify the person. */
type Stamp = { userToken: string; timestamp: number }

/** A click on a hit. The provider takes positions only with the query they belong to. */
export const hitClicked = ({ index, objectID, queryID, position }: HitSource, stamp: Stamp): InsightsEvent => ({
  eventType: 'click',
  eventName: 'Product clicked',
  index,
  objectIDs: [objectID],
  ...(queryID !== undefined && { positions: [position], queryID }),
  ...stamp,
})

const names = { addToCart: 'Product added to cart', purchase: 'Product purchased' } as const

/** Products that went into the cart or were bought: each with the search it was found by, one event per search. */
export function converted(
  eventSubtype: 'addToCart' | 'purchase',
  clicks: readonly Click[],
  stamp: Stamp,
): InsightsEvent[] {
  const groups = new Map<string, Click[]>()
  for (const click of clicks) {
    const key = `${click.index} ${click.queryID ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), click])
  }
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ index, queryID }) => ({
      eventType: 'conversion',
      eventSubtype,
      eventName: names[eventSubtype],
      index,
      objectIDs: group.map(({ objectID }) => objectID),
      ...(queryID !== undefined && { queryID }),
      ...stamp,
    })),
  )
}

/** The search by which a product was found: it links a purchase to a query. `at` is in milliseconds since 1970. */
export type Click = Pick<HitSource, 'index' | 'objectID' | 'queryID'> & { at: number }

/** How long a search is remembered: a shopper who buys later has found the product another way. */
const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000
const MOST_CLICKS = 50

/** The clicks with one put first; a product has one, the last. */
export function withClick(clicks: readonly Click[], { index, objectID, queryID }: HitSource, at: number): Click[] {
  return [
    { index, objectID, ...(queryID !== undefined && { queryID }), at },
    ...clicks.filter((each) => each.objectID !== objectID && at - each.at < REMEMBERED_MS),
  ].slice(0, MOST_CLICKS)
}

/** The clicks that led to these products, as far as they are remembered. */
export const clicksOn = (clicks: readonly Click[], objectIDs: readonly string[], now: number): Click[] =>
  clicks.filter(({ objectID, at }) => objectIDs.includes(objectID) && now - at < REMEMBERED_MS)

/** The browser's stored entries; untrusted. */
export function readClicks(json: string | null): Click[] {
  try {
    return listOf(JSON.parse(json ?? '[]')).flatMap((value) => {
      const { index, objectID, queryID, at } = fieldsOf(value)
      const [name, id, query] = [textOf(index), textOf(objectID), textOf(queryID)]
      return name && id && typeof at === 'number'
        ? [{ index: name, objectID: id, ...(query && { queryID: query }), at }]
        : []
    })
  } catch {
    return []
  }
}
