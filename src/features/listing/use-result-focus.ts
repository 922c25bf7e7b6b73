import { useEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Where the keyboard goes on in a list that has changed in its place. To the count of what is shown: on another page
 * of the list, which is read from its top, and where the link with the focus went away with its filter. Else the focus
 * stays; going back is `useReturn`'s.
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
