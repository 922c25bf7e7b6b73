import {
  menuMove,
  menuParts,
  type MenuPart,
  type MenuPlace,
  type MenuShape,
} from '../../../domain/navigation/menu-keys.ts'

/** The target of a key press, and the item it was pressed on. */
export type MenuTarget = { what: 'panel' | 'leaves'; on: HTMLElement } | undefined

type Menu = {
  nav: HTMLElement
  /** Has the whole menu been fetched? Until then nobody knows what lies beside a rail item. */
  isWhole: boolean
  /** A target that is still loading takes the focus when it arrives. */
  want(target: MenuTarget): void
  /** From one top item to another: the menu would stay open over an item that is out of the tab order. */
  leave(): void
}

/** Arrows, Home and End by `menuMove`, Space on a button; false for a key that is nothing to the menu. */
export function pressMenuKey(key: string, element: HTMLElement, { nav, isWhole, want, leave }: Menu): boolean {
  const elements = (part: MenuPart): HTMLElement[] =>
    [...nav.querySelectorAll<HTMLElement>(`[data-part=${part}]`)].filter((each) => each.getClientRects().length > 0)
  const press = () => {
    element.click()
    return true
  }
  const part = menuParts.find((each) => each === element.dataset.part)
  if (!part) return false
  if (key === ' ' && element.getAttribute('role') === 'button') return press()
  if (key === 'ArrowDown' && part === 'top' && isClosed(element)) {
    want({ what: 'panel', on: element })
    return press()
  }
  // A rail item opens first what lies beside it, or does so once that is known.
  if (key === 'ArrowRight' && part === 'rail') {
    want({ what: 'leaves', on: element })
    if (isClosed(element)) return press()
    if (!isWhole) return true
  }
  const shape: MenuShape = {
    counts: Object.fromEntries(menuParts.map((each) => [each, elements(each).length])) as MenuShape['counts'],
    activeTop: openOf(elements('top')),
    activeRail: openOf(elements('rail')),
  }
  const to: MenuPlace | undefined = menuMove(key, { part, index: elements(part).indexOf(element) }, shape)
  if (!to) return false
  const target = elements(to.part)[to.index]
  if (to.part === 'top' && target && !isOpen(target)) leave()
  target?.focus()
  return true
}

/**
 * Tab from the last link of an open panel leads to the next top item, which is out of the tab order as long as the menu
 * is open (acceptance 86); false where the browser does it.
 */
export function tabOut(element: HTMLElement, { nav, leave }: Pick<Menu, 'nav' | 'leave'>): boolean {
  const tops = [...nav.querySelectorAll<HTMLElement>('[data-part=top]')]
  const open = tops.findIndex(isOpen)
  const links = [...(tops[open]?.closest('li')?.querySelectorAll<HTMLElement>('a, button, [tabindex]') ?? [])]
  const last = links.findLast((each) => each.tabIndex >= 0 && each.getClientRects().length > 0)
  const next = tops[open + 1]
  if (last !== element || !next) return false
  leave()
  next.focus()
  return true
}

const isOpen = (element: HTMLElement) => element.getAttribute('aria-expanded') === 'true'
const isClosed = (element: HTMLElement) => element.getAttribute('aria-expanded') === 'false'
const openOf = (elements: HTMLElement[]) => Math.max(0, elements.findIndex(isOpen))
