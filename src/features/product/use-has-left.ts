import { useEffect, useState, type RefObject } from 'react'

/** Whether the page was scrolled past an element: above the window now, not still below it. */
export function useHasLeft(element: RefObject<HTMLElement | null>): boolean {
  const [hasLeft, setHasLeft] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (!watched || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setHasLeft(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0)
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return hasLeft
}
