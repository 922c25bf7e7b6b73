import type { DataLayerEvent } from '../../domain/analytics/event.ts'
import {
  currentVisit,
  storedEvent,
  type EventBatch,
  type StoredEvent,
  type VisitSession,
} from '../../domain/analytics/stored-event.ts'
import type { Locale } from '../../domain/locale.ts'
import { tabMemory } from '../../ui/browser-memory.ts'
import { isGranted } from './consent-state.ts'

const ENDPOINT = '/api/events'
const VISIT_KEY = 'portage-visit'
/** Batched: events are sent after a few seconds, or when the page is left. */
const WAIT_MS = 5000
const MOST_AT_ONCE = 25

/** Sends consented events to the shop's own report, several at a time, without holding up anything. */
export function reporter(language: Locale): { report(event: DataLayerEvent): void; end(): void } {
  let queue: StoredEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = () => {
    clearTimeout(timer)
    timer = undefined
    const events = queue.splice(0)
    // Taken back in the meantime: then what waited is not sent either.
    if (events.length === 0 || !isGranted('C0002')) return
    const batch: EventBatch = { visit: visitNow().id, language, events }
    navigator.sendBeacon(ENDPOINT, new Blob([JSON.stringify(batch)], { type: 'application/json' }))
  }
  const leave = () => document.visibilityState === 'hidden' && send()
  document.addEventListener('visibilitychange', leave)
  window.addEventListener('pagehide', send)
  return {
    report(event) {
      const stored = storedEvent(event, window.location.pathname)
      if (!stored) return
      queue.push(stored)
      if (queue.length >= MOST_AT_ONCE) send()
      else timer ??= setTimeout(send, WAIT_MS)
    },
    end() {
      clearTimeout(timer)
      queue = []
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', send)
      tabMemory.remove(VISIT_KEY)
    },
  }
}

function visitNow(): VisitSession {
  const visit = currentVisit(remembered(), Date.now(), () => crypto.randomUUID())
  tabMemory.set(VISIT_KEY, JSON.stringify(visit))
  return visit
}

function remembered(): VisitSession | undefined {
  try {
    const { id, last } = JSON.parse(tabMemory.get(VISIT_KEY) ?? '{}') as Partial<VisitSession>
    return typeof id === 'string' && typeof last === 'number' ? { id, last } : undefined
  } catch {
    return undefined
  }
}
