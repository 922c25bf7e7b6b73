import { use as usePromise, useContext, useId as useServerId, useLayoutEffect, useState } from 'preact/compat'

/** React's interface on Preact, which the shop is built with in React's place (docs/decisions/0057). */
export * from 'preact/compat'
export { default } from 'preact/compat'

/** Preact's own reads a context in a browser only, and fails on the server (preact 11.2). */
export const use = (of) => ('then' in of ? usePromise(of) : useContext(of))

/** For React Router's transitions: where each update is drawn at once, there is nothing to be ahead of. */
export const useOptimistic = (value) => [value, () => undefined]

let ids = 0

/**
 * Preact counts ids in the order of rendering, and a part that loads later has another place in it: the browser's would
 * be another element's in the server's HTML. So the browser has its own, which replace the server's.
 */
export function useId() {
  const ofServer = useServerId()
  const [id, setId] = useState()
  useLayoutEffect(() => setId(`id-${++ids}`), [])
  return id ?? ofServer
}
