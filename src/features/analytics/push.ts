import type { DataLayerEvent } from '../../domain/analytics/event.ts'
import { isGranted } from './consent-state.ts'

type Listener = (event: DataLayerEvent) => void

let listener: Listener | undefined
/** Pushed with consent, before the reporting code had loaded. */
const waiting: DataLayerEvent[] = []
/** Pushed without consent: whatever happens later, these are sent nowhere (acceptance 121). */
const unconsented = new WeakSet<object>()

/** The page's data layer, made if it is not there. */
export function dataLayer(): unknown[] {
  const page = globalThis as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  return page.dataLayer
}

/**
 * Hands an event to the data layer. Only with C0002 granted at this very moment is it also queued for the reporting
 * code (measuring.ts); earlier events are never sent later (acceptance 121).
 */
export function push(event: DataLayerEvent): void {
  dataLayer().push(event)
  if (!isGranted('C0002')) unconsented.add(event)
  else if (listener) listener(event)
  else waiting.push(event)
}

/** From now on `next` gets every consented event; first those that waited. Returns what ends it. */
export function onPush(next: Listener): () => void {
  listener = next
  waiting.splice(0).forEach(next)
  return () => {
    if (listener === next) listener = undefined
  }
}

/**
 * Removes from the data layer the events that a tag manager would replay although they were pushed without consent
 * (acceptance 121).
 */
export function forgetUnconsented(): void {
  const layer = dataLayer()
  const remaining = layer.filter((entry) => typeof entry !== 'object' || entry === null || !unconsented.has(entry))
  layer.splice(0, layer.length, ...remaining)
}

/**
 * For a link: one call per click, by mouse, by keyboard, or with the middle button into another tab (acceptance 118).
 */
export const clickCounted = (count: () => void) => ({
  onClick: count,
  onAuxClick: ({ button }: { button: number }) => {
    if (button === 1) count()
  },
})
