import { useCallback, useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import {
  menuMove,
  menuParts,
  type MenuPart,
  type MenuPlace,
  type MenuShape,
} from '../../../domain/navigation/menu-keys.ts'
import { menuIsOpen } from '../../../domain/navigation/nav-state.ts'
import { useNavUI } from '../nav-ui.tsx'

/** The target of a key press, and the item it was pressed on. */
type Wanted = { what: 'panel' | 'leaves'; on: HTMLElement } | undefined
export type TakeFocus = ReturnType<typeof useMenuKeys>['takeFocus']

/**
 * The keys of the menu: arrows, Home and End by `menuMove`, Space on a button, Escape. `wanted` is the target of a key
 * that is still loading, as `menu` may be: it takes the focus when it arrives, if the focus has not moved meanwhile.
 */
export function useMenuKeys(nav: RefObject<HTMLElement | null>, menu: unknown) {
  const { state, dispatch } = useNavUI()
  const wanted = useRef<Wanted>(undefined)

  const elements = (part: MenuPart): HTMLElement[] =>
    [...(nav.current?.querySelectorAll<HTMLElement>(`[data-part=${part}]`) ?? [])].filter(
      (element) => element.getClientRects().length > 0,
    )
  const shape = (): MenuShape => ({
    counts: Object.fromEntries(menuParts.map((part) => [part, elements(part).length])) as MenuShape['counts'],
    activeTop: openOf(elements('top')),
    activeRail: openOf(elements('rail')),
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return
    const element = event.target.closest<HTMLElement>('[data-part]')
    const part = menuParts.find((each) => each === element?.dataset.part)
    if (!element || !part) return
    if (event.key === ' ' && element.getAttribute('role') === 'button') return press(event, element)
    const here = { part, index: elements(part).indexOf(element) }
    if (event.key === 'ArrowDown' && part === 'top' && isClosed(element)) {
      wanted.current = { what: 'panel', on: element }
      return press(event, element)
    }
    // A rail item opens first what lies beside it, or does so once that is known.
    if (event.key === 'ArrowRight' && part === 'rail') {
      wanted.current = { what: 'leaves', on: element }
      if (isClosed(element)) return press(event, element)
    }
    const to = menuMove(event.key, here, shape())
    if (!to) return
    event.preventDefault()
    go(to)
  }

  const go = ({ part, index }: MenuPlace) => {
    const target = elements(part)[index]
    // From one top item to another: its menu would stay open over an item that is out of the tab order.
    if (part === 'top' && target && !isOpen(target) && menuIsOpen(state)) dispatch({ type: 'dismiss-nav' })
    target?.focus()
  }

  // On the document: a mouse may have opened the menu, and left the focus elsewhere.
  const open = menuIsOpen(state)
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
  const takeFocus = useCallback((what: NonNullable<Wanted>['what'], list: HTMLElement | null, part: MenuPart) => {
    const { what: asked, on } = wanted.current ?? {}
    const isTheirs = asked === what && on === document.activeElement && list?.closest('li')?.contains(on)
    const target = isTheirs ? list?.querySelector<HTMLElement>(`[data-part=${part}]`) : undefined
    if (!target) return
    wanted.current = undefined
    target.focus()
  }, [])

  return { onKeyDown, takeFocus }
}

const isOpen = (element: HTMLElement) => element.getAttribute('aria-expanded') === 'true'
const isClosed = (element: HTMLElement) => element.getAttribute('aria-expanded') === 'false'
const openOf = (elements: HTMLElement[]) => Math.max(0, elements.findIndex(isOpen))

function press(event: KeyboardEvent, element: HTMLElement): void {
  event.preventDefault()
  element.click()
}
