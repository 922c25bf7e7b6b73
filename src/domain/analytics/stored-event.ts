import type { DataLayerEvent } from './event.ts'
import type { Locale } from '../locale.ts'

/** The events that the shop's own report counts; all others go to the data layer only. */
export const storedNames = [
  'page_view',
  'search',
  'view_item',
  'select_item',
  'add_to_cart',
  'begin_checkout',
  'purchase',
  'web_vital',
  'chatbot_interaction',
] as const
export type StoredName = (typeof storedNames)[number]

/**
 * An event as the report stores it: `label` is a search's words, an item's id or a vital's name, `value` its number.
 */
export type StoredEvent = { name: StoredName; path: string; label?: string; value?: number }

/** What a browser sends: some events of one visit. */
export type EventBatch = { visit: string; language: Locale; events: StoredEvent[] }

/** The list of what goes with a product, a cart or an order: only presses on its products are stored. */
export const COMPANIONS_LIST = 'companions'

/** The steps of the funnel, in order. */
export const funnelSteps = ['view_item', 'add_to_cart', 'begin_checkout', 'purchase'] as const satisfies StoredName[]

/**
 * The part of a pushed event that is stored; undefined for events the report does not count. `path` is the page's,
 * without query.
 */
export function storedEvent(event: DataLayerEvent, path: string): StoredEvent | undefined {
  if (event.event === 'page_view') return { name: event.event, path: event.page_path, label: event.page_type }
  if (event.event === 'search')
    return { name: event.event, path, label: event.search_term.toLowerCase(), value: event.results }
  if (event.event === 'web_vital')
    return { name: event.event, path: event.page_path, label: event.metric_name, value: event.metric_value }
  if (event.event === 'chatbot_interaction')
    return { name: event.event, path: event.page_path, label: event.event_name }
  if (event.event === 'view_item' || event.event === 'add_to_cart')
    return { name: event.event, path, label: event.ecommerce.items[0]?.item_id, value: event.ecommerce.value }
  if (event.event === 'select_item' && event.ecommerce.item_list_id === COMPANIONS_LIST)
    return { name: event.event, path, label: event.ecommerce.items[0]?.item_id }
  if (event.event === 'begin_checkout' || event.event === 'purchase')
    return { name: event.event, path, value: event.ecommerce.value }
  return undefined
}

/** A visit, as stored by the tab: a random number without meaning, and when it was last used. */
export type VisitSession = { id: string; last: number }

/** Half an hour without anything ends a visit, as elsewhere. */
export const VISIT_ENDS_MS = 30 * 60_000

/** The visit going on: the remembered one, or a new one after half an hour. */
export const currentVisit = (remembered: VisitSession | undefined, now: number, newId: () => string): VisitSession =>
  remembered && now - remembered.last < VISIT_ENDS_MS ? { id: remembered.id, last: now } : { id: newId(), last: now }
