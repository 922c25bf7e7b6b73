import { use as usePromise, useContext, useId as useServerId, useState, useSyncExternalStore } from 'preact/compat'

/** React's interface on Preact, which the shop is built with in React's place (docs/decisions/0052). */
export * from 'preact/compat'
export { default } from 'preact/compat'

/** Preact's own reads a context in a browser only, and fails on the server (preact 11.2). */
export const use = (of) => ('then' in of ? usePromise(of) : useContext(of))

/** For React Router's transitions: where each update is drawn at once, there is nothing to be ahead of. */
export const useOptimistic = (value) => [value, () => undefined]

let ids = 0
const never = () => () => {}

/**
 * Preact counts ids in the order of rendering, and a part that loads later has another place in it: the browser's would
 * be another element's in the server's HTML. So the browser has its own: at once in what it draws itself, and in place
 * of the server's after its HTML is taken over.
 */
export function useId() {
  const ofServer = useServerId()
  const [own] = useState({})
  return useSyncExternalStore(
    never,
    () => (own.id ??= `id-${++ids}`),
    () => ofServer,
  )
}
