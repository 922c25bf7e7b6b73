import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while React takes over its HTML, then true: for controls that need JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
