import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import type { DataLayerEvent } from '../../domain/analytics/event.ts'
import { push } from './push.ts'

/** What this document has told, by key: coming back to it is not doing it again. */
const tracked = new Set<string>()

/**
 * Pushes an event once for what a shopper sees: when it is first shown, and again when `key` changes. React's second
 * run in development tells nothing, nor does going Back or Forward to what was told before; a link to it is a new act.
 * No key, no event.
 */
export function useTrack(key: string | undefined, make: () => DataLayerEvent): void {
  const type = useNavigationType()
  const last = useRef<string>(undefined)
  // What is told belongs to the key; the other two are read at that moment.
  const latest = useRef({ type, make })
  latest.current = { type, make }
  useEffect(() => {
    if (key === undefined || last.current === key) return
    last.current = key
    const isReturn = latest.current.type === 'POP' && tracked.has(key)
    tracked.add(key)
    if (!isReturn) push(latest.current.make())
  }, [key])
}
