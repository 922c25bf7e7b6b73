import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The link by which each place of the history was left. */
const leftBy = new Map<string, string>()

/**
 * Going back to a listing returns the focus to the product that was opened, so that keyboard and screen reader users
 * continue where they were. The scroll position is left to scroll restoration.
 */
export function useReturn(grid: React.RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  useEffect(() => {
    const element = grid.current
    if (!element) return
    const remember = ({ target }: Event) => {
      const href = target instanceof Element && target.closest('a')?.getAttribute('href')
      if (href) leftBy.set(key, href)
    }
    element.addEventListener('click', remember)
    const href = isReturn ? leftBy.get(key) : undefined
    // After the frame, which gives a new page's heading the focus (acceptance 90).
    if (href)
      queueMicrotask(() =>
        element.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus({ preventScroll: true }),
      )
    return () => element.removeEventListener('click', remember)
  }, [grid, key, isReturn])
}
