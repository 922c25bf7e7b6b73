import { useEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Moves the focus in a list that changed in place. It goes to the result count on another page of the list, which is
 * read from its top, and when the focused link disappeared with its filter. Else the focus stays; `useReturn` handles
 * going back.
 */
export function useResultFocus(count: RefObject<HTMLElement | null>, page: number): void {
  const { pathname, key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const shown = useRef({ pathname, key, page })
  useEffect(() => {
    const { current: before } = shown
    shown.current = { pathname, key, page }
    // Another list is another page: its heading takes the focus.
    if (isReturn || before.key === key || before.pathname !== pathname) return
    if (before.page !== page || document.activeElement === document.body) count.current?.focus({ preventScroll: true })
  }, [count, pathname, key, page, isReturn])
}
