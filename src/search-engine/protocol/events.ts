import { Refusal } from '../settings/refusal.ts'
import { isBody, type Body } from './request.ts'

/** A shopper's action on a hit, as search-insights sends it. */
export type SearchEvent = {
  eventType: 'click' | 'conversion' | 'view'
  eventSubtype?: 'addToCart' | 'purchase'
  eventName: string
  index: string
  userToken: string
  objectIDs?: string[]
  positions?: number[]
  filters?: string[]
  queryID?: string
  timestamp?: number
}

/** As in Algolia's reference. */
const [MOST_EVENTS, MOST_OBJECTS] = [1000, 20]

/** Reads a batch of events; one that is wrong refuses them all, as there. */
export function readEvents({ events }: Body): SearchEvent[] {
  if (!Array.isArray(events)) throw new Refusal('Missing mandatory field "events"', 422)
  if (events.length > MOST_EVENTS) throw new Refusal(`Too many events, at most ${MOST_EVENTS}`, 422)
  return events.map(readEvent)
}

function readEvent(given: unknown): SearchEvent {
  const refuse = (field: string): never => {
    throw new Refusal(`Invalid or missing field "${field}" of an event`, 422)
  }
  if (!isBody(given)) return refuse('events')
  const { eventType, eventSubtype, eventName, index, userToken, objectIDs, positions, filters, queryID, timestamp } =
    given
  const isText = (value: unknown, most: number): value is string =>
    typeof value === 'string' && value !== '' && value.length <= most
  const isTexts = (value: unknown): value is string[] =>
    Array.isArray(value) && value.length <= MOST_OBJECTS && value.every((each) => isText(each, 512))
  if (eventType !== 'click' && eventType !== 'conversion' && eventType !== 'view') return refuse('eventType')
  if (eventSubtype !== undefined && eventSubtype !== 'addToCart' && eventSubtype !== 'purchase')
    return refuse('eventSubtype')
  if (!isText(eventName, 64)) return refuse('eventName')
  if (!isText(index, 256)) return refuse('index')
  if (!isText(userToken, 129)) return refuse('userToken')
  if (objectIDs !== undefined && !isTexts(objectIDs)) return refuse('objectIDs')
  if (filters !== undefined && !isTexts(filters)) return refuse('filters')
  if (objectIDs === undefined && filters === undefined) return refuse('objectIDs')
  if (queryID !== undefined && !(typeof queryID === 'string' && /^[0-9a-f]{32}$/.test(queryID)))
    return refuse('queryID')
  if (
    positions !== undefined &&
    !(
      Array.isArray(positions) &&
      positions.length === (objectIDs?.length ?? 0) &&
      positions.every((each) => Number.isInteger(each) && each > 0)
    )
  )
    return refuse('positions')
  if (eventType === 'click' && queryID !== undefined && positions === undefined) return refuse('positions')
  return {
    eventType,
    eventName,
    index,
    userToken,
    ...(eventSubtype ? { eventSubtype } : {}),
    ...(objectIDs ? { objectIDs } : {}),
    ...(filters ? { filters } : {}),
    ...(queryID ? { queryID } : {}),
    ...(positions ? { positions: positions as number[] } : {}),
    ...(typeof timestamp === 'number' ? { timestamp } : {}),
  }
}
