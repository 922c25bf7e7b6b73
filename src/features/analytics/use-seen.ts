import { useEffect, useState, type RefObject } from 'react'

/** How much of a thing must be on the screen to have been seen: half of it, or half of the screen. */
const SEEN = 0.5

/** True once the element has been in view, so that content below the fold of an abandoned page does not count. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || seen) return
    const observer = new IntersectionObserver(
      (entries) =>
        entries.some(
          ({ isIntersecting, intersectionRatio, intersectionRect }) =>
            isIntersecting && (intersectionRatio >= SEEN || intersectionRect.height >= window.innerHeight * SEEN),
        ) && setSeen(true),
      { threshold: [0.1, 0.25, SEEN] },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, seen])
  return seen
}
