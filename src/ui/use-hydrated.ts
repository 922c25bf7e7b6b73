import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A value that the server cannot know, such as the address's hash: `before` while its HTML is taken over. Only where the
 * two differ is the component drawn again.
 */
export const useOnceHydrated = <T extends string | boolean>(value: T, before: T): T =>
  useSyncExternalStore(
    never,
    () => value,
    () => before,
  )

/** False on the server and while React takes over its HTML, then true: for controls that need JavaScript. */
export const useHydrated = (): boolean => useOnceHydrated(true, false)
