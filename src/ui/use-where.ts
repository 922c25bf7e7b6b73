import { useEffect, useState, type RefObject } from 'react'

type Where = 'above' | 'inside' | 'below'

/**
 * Where an element is against the window as the page is scrolled; undefined until it has been measured. Each side has
 * an observer whose window reaches without end to the other: one of the window itself would not notice a jump from
 * below it to above it.
 */
export function useWhere(element: RefObject<HTMLElement | null>): Where | undefined {
  const [isBelow, setBelow] = useState<boolean>()
  const [isAbove, setAbove] = useState<boolean>()
  useEffect(() => {
    const watched = element.current
    if (!watched || typeof IntersectionObserver === 'undefined') return
    const outside = (rootMargin: string, report: (isOutside: boolean) => void) => {
      const observer = new IntersectionObserver(([entry]) => entry && report(!entry.isIntersecting), { rootMargin })
      observer.observe(watched)
      return observer
    }
    const observers = [outside(`${FAR} 0px 0px`, setBelow), outside(`0px 0px ${FAR}`, setAbove)]
    return () => observers.forEach((observer) => observer.disconnect())
  }, [element])
  if (isBelow === undefined || isAbove === undefined) return undefined
  return isBelow ? 'below' : isAbove ? 'above' : 'inside'
}

/** Longer than any page. */
const FAR = '1000000px'
