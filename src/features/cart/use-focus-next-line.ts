import { useEffect, useRef, type RefObject } from 'react'

/**
 * The focus after a line has gone with the button that was pressed: it goes to the line that now stands in its place, to
 * the one before it, or to the heading where none is left. Whoever has gone on already stays there.
 */
export function useFocusNextLine(box: RefObject<HTMLElement | null>): () => void {
  const pressed = useRef<{ row: Element | null; list: Element | null; place: number }>(undefined)
  // Each time: the line goes with one of the next drawings.
  useEffect(() => {
    if (!pressed.current || pressed.current.row?.isConnected) return
    const { list, place } = pressed.current
    pressed.current = undefined
    if (document.activeElement !== document.body) return
    const next = list?.isConnected ? (list.children[place] ?? list.lastElementChild) : undefined
    const target =
      next?.querySelector<HTMLElement>('a:not([tabindex])') ??
      box.current?.closest('dialog, main')?.querySelector<HTMLElement>('h1, h2')
    if (!target) return
    if (!target.matches('a')) target.tabIndex = -1
    target.focus()
  })
  return () => {
    const row = document.activeElement?.closest('li') ?? null
    const list = row?.parentElement ?? null
    pressed.current = { row, list, place: row && list ? [...list.children].indexOf(row) : 0 }
  }
}
