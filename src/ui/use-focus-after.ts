import { useEffect, useRef } from 'react'

/**
 * Once `of` has changed and what had the focus is gone with it, the focus goes to what stands there now: the element
 * of that id.
 */
export function useFocusAfter(of: string | number | undefined, id: string): void {
  const was = useRef(of)
  useEffect(() => {
    if (was.current !== of && document.activeElement === document.body) document.getElementById(id)?.focus()
    was.current = of
  }, [of, id])
}
