import { useCallback, useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import type { MenuPart } from '../../../domain/navigation/menu-keys.ts'
import { menuIsOpen } from '../../../domain/navigation/nav-state.ts'
import { useNavActions, useNavState } from '../nav-ui.tsx'
import type { MenuTarget } from './press-menu-key.ts'

type Keys = typeof import('./press-menu-key.ts')
let keys: Keys | undefined

/** Fetches what the keys do; their code comes with the first sign of intent, as the panels'. */
export const loadMenuKeys = async (): Promise<Keys> => (keys = await import('./press-menu-key.ts'))

/** Keys that move in the menu. */
const moving = /^(?:Arrow|Home$|End$)/
export type TakeFocus = ReturnType<typeof useMenuKeys>['takeFocus']

/**
 * The keys of the menu: arrows, Home and End by `menuMove`, Space on a button, Escape. `wanted` is the target of a key
 * that is still loading, as `menu` may be: it takes the focus when it arrives, if the focus has not moved meanwhile.
 */
export function useMenuKeys(nav: RefObject<HTMLElement | null>, menu: unknown) {
  const { dispatch } = useNavActions()
  const open = useNavState(menuIsOpen)
  const isOpen = useRef(open)
  isOpen.current = open
  const wanted = useRef<MenuTarget>(undefined)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return
    const { key } = event
    const leave = () => isOpen.current && dispatch({ type: 'dismiss-nav' })
    if (key === 'Tab' && !event.shiftKey && nav.current && keys?.tabOut(event.target, { nav: nav.current, leave }))
      event.preventDefault()
    const element = event.target.closest<HTMLElement>('[data-part]')
    const isSpace = key === ' ' && element?.getAttribute('role') === 'button'
    if (!element || !(isSpace || moving.test(key))) return
    const press = ({ pressMenuKey }: Keys) =>
      nav.current !== null &&
      pressMenuKey(key, element, {
        nav: nav.current,
        isWhole: menu !== undefined,
        want: (target) => (wanted.current = target),
        leave,
      })
    // Until the code is here the key is the menu's, and is pressed when it comes.
    if (!keys || press(keys)) event.preventDefault()
    if (!keys) loadMenuKeys().then(press, () => undefined)
  }

  // On the document: a mouse may have opened the menu, and left the focus elsewhere.
  useEffect(() => {
    if (!open) return
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      nav.current?.querySelector<HTMLElement>('[data-part=top][aria-expanded=true]')?.focus()
      dispatch({ type: 'escape' })
    }
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  }, [open, nav, dispatch])

  // The menu has come: a rail item that a key wanted to open can be opened now.
  useEffect(() => {
    const { what, on } = wanted.current ?? {}
    if (what === 'leaves' && on && on === document.activeElement && isClosed(on)) on.click()
  }, [menu])

  /**
   * For a panel, or the leaves of a rail item, that have just come: their first item takes the focus if a key asked
   * for them.
   */
  const takeFocus = useCallback((what: NonNullable<MenuTarget>['what'], list: HTMLElement | null, part: MenuPart) => {
    const { what: asked, on } = wanted.current ?? {}
    const isTheirs = asked === what && on === document.activeElement && list?.closest('li')?.contains(on)
    const target = isTheirs ? list?.querySelector<HTMLElement>(`[data-part=${part}]`) : undefined
    if (!target) return
    wanted.current = undefined
    target.focus()
  }, [])

  return { onKeyDown, takeFocus }
}

const isClosed = (element: HTMLElement) => element.getAttribute('aria-expanded') === 'false'
