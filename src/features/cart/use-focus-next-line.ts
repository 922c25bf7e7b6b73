import { useEffect, useRef, type RefObject } from 'react'

/** A picture leads where its title does, and takes no focus. */
const LINK = 'a:not([tabindex])'

/**
 * The focus after a line has gone with the button that was pressed: it goes to the line that now stands in its place, to
 * the one before it, to another list's first, or to the ways on from an empty cart. Whoever has gone on already stays
 * there.
 */
export function useFocusNextLine(box: RefObject<HTMLElement | null>): () => void {
  const pressed = useRef<{ row: Element | null; list: Element | null; place: number }>(undefined)
  // Each time: the line goes with one of the next drawings.
  useEffect(() => {
    if (!pressed.current || pressed.current.row?.isConnected) return
    const { list, place } = pressed.current
    const next = list?.isConnected ? (list.children[place] ?? list.lastElementChild) : undefined
    const link = [next, box.current].map((part) => part?.querySelector<HTMLElement>(LINK)).find(Boolean)
    const hasGoneOn = document.activeElement !== document.body
    // An empty cart is said to be empty once the shop has answered.
    if (link || hasGoneOn) pressed.current = undefined
    if (!hasGoneOn) link?.focus()
  })
  return () => {
    const row = document.activeElement?.closest('li') ?? null
    const list = row?.parentElement ?? null
    pressed.current = { row, list, place: row && list ? [...list.children].indexOf(row) : 0 }
  }
}
