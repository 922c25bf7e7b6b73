import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import type { DataLayerEvent } from '../../domain/analytics/event.ts'
import { push } from './push.ts'

/** Keys already tracked in this document: coming back to a page is not a new act. */
const tracked = new Set<string>()

/**
 * Pushes an event once when something is first shown, and again when `key` changes. React's second effect in
 * development pushes nothing, nor does going Back or Forward to a view tracked before; a link to it is a new act. No
 * key, no event.
 */
export function useTrack(key: string | undefined, make: () => DataLayerEvent): void {
  const type = useNavigationType()
  const last = useRef<string>(undefined)
  // The key alone decides when to push; the other two are read at that moment.
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
