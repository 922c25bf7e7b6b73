import { createContext, use, useReducer, type Dispatch, type ReactNode } from 'react'
import { initialNavState, navReducer, type NavAction, type NavState } from '../../domain/navigation/nav-state.ts'

type NavUI = { state: NavState; dispatch: Dispatch<NavAction> }

const NavUIContext = createContext<NavUI | undefined>(undefined)

/** What the navigation remembers: menus, panels, the header (acceptance 87). */
export function NavUIProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(navReducer, initialNavState)
  return <NavUIContext value={{ state, dispatch }}>{children}</NavUIContext>
}

export function useNavUI(): NavUI {
  const ui = use(NavUIContext)
  // acceptance 122: these very words.
  if (!ui) throw new Error('useNavUI must be used within a NavUIProvider')
  return ui
}
