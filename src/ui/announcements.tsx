import { useSyncExternalStore } from 'react'

let latest = { text: '', count: 0 }
const readers = new Set<() => void>()

/** Has screen readers say what nothing else on the page says; the same words again as well. */
export function announce(text: string): void {
  latest = { text, count: latest.count + 1 }
  readers.forEach((read) => read())
}

function subscribe(read: () => void): () => void {
  readers.add(read)
  return () => void readers.delete(read)
}

const atFirst = latest

/** The live region of the document, empty until something is to be said. */
export function Announcements() {
  const { text, count } = useSyncExternalStore(
    subscribe,
    () => latest,
    () => atFirst,
  )
  return (
    <p role="status" className="sr-only">
      {/* Words that are equal to those before are spoken only as another element. */}
      {text && <span key={count}>{text}</span>}
    </p>
  )
}
