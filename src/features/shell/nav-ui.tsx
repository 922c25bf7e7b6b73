import { createContext, use, useMemo, useReducer, type Dispatch, type ReactNode } from 'react'
import {
  initialNavState,
  navReducer,
  type NavAction,
  type NavState,
  type SetNavValue,
} from '../../domain/navigation/nav-state.ts'

export type NavUI = {
  state: NavState
  dispatch: Dispatch<NavAction>
  /** The setter of each value (acceptance 87). */
  set<Key extends keyof NavState>(key: Key, value: NavState[Key]): void
  /** Collapses the sub-nav, sets its height to 0 and closes the mega-menu. */
  dismissNav(): void
  /** Sets the mega-menu's flag, and nothing else. */
  dismissMegaNav(): void
}

const NavUIContext = createContext<NavUI | undefined>(undefined)

/** The state of the navigation: menus, panels, the header (acceptance 87). */
export function NavUIProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(navReducer, initialNavState)
  const actions = useMemo(() => actionsOf(dispatch), [])
  const ui = useMemo(() => ({ state, ...actions }), [state, actions])
  return <NavUIContext value={ui}>{children}</NavUIContext>
}

export function useNavUI(): NavUI {
  const ui = use(NavUIContext)
  // acceptance 122: these very words.
  if (!ui) throw new Error('useNavUI must be used within a NavUIProvider')
  return ui
}

const actionsOf = (dispatch: Dispatch<NavAction>): Omit<NavUI, 'state'> => ({
  dispatch,
  set: (key, value) => dispatch({ type: 'set', key, value } as SetNavValue),
  dismissNav: () => dispatch({ type: 'dismiss-nav' }),
  dismissMegaNav: () => dispatch({ type: 'dismiss-mega-nav' }),
})
