import { createContext, use, useState, useSyncExternalStore, type Dispatch, type ReactNode } from 'react'
import {
  initialNavState,
  navReducer,
  type NavAction,
  type NavState,
  type SetNavValue,
} from '../../domain/navigation/nav-state.ts'

export type NavActions = {
  dispatch: Dispatch<NavAction>
  /** The setter of each value (acceptance 87). */
  set<Key extends keyof NavState>(key: Key, value: NavState[Key]): void
  /** Collapses the sub-nav, sets its height to 0 and closes the mega-menu. */
  dismissNav(): void
  /** Sets the mega-menu's flag, and nothing else. */
  dismissMegaNav(): void
}
export type NavUI = NavActions & { state: NavState }

type NavStore = { state(): NavState; subscribe(listener: () => void): () => void; actions: NavActions }

const NavUIContext = createContext<NavStore | undefined>(undefined)

/**
 * The state of the navigation: menus, panels, the header (acceptance 87). The context itself never changes: a panel
 * that opens draws those who ask for the state and not the page, and a page that React has yet to take over may wait.
 */
export function NavUIProvider({ children }: { children: ReactNode }) {
  const [store] = useState(navStore)
  return <NavUIContext value={store}>{children}</NavUIContext>
}

export function useNavUI(): NavUI {
  const { state, subscribe, actions } = useStore()
  return { state: useSyncExternalStore(subscribe, state, () => initialNavState), ...actions }
}

/** What is read of the state, for those who show only that: they are drawn again when it changes, not with all else. */
export function useNavState<T extends string | number | boolean>(read: (state: NavState) => T): T {
  const { state, subscribe } = useStore()
  return useSyncExternalStore(
    subscribe,
    () => read(state()),
    () => read(initialNavState),
  )
}

/** For those who change the state and do not show it: they are not drawn again with it. */
export const useNavActions = (): NavActions => useStore().actions

function useStore(): NavStore {
  const store = use(NavUIContext)
  // acceptance 122: these very words.
  if (!store) throw new Error('useNavUI must be used within a NavUIProvider')
  return store
}

function navStore(): NavStore {
  let state = initialNavState
  const listeners = new Set<() => void>()
  const dispatch = (action: NavAction) => {
    const next = navReducer(state, action)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    actions: actionsOf(dispatch),
  }
}

const actionsOf = (dispatch: Dispatch<NavAction>): NavActions => ({
  dispatch,
  set: (key, value) => dispatch({ type: 'set', key, value } as SetNavValue),
  dismissNav: () => dispatch({ type: 'dismiss-nav' }),
  dismissMegaNav: () => dispatch({ type: 'dismiss-mega-nav' }),
})
