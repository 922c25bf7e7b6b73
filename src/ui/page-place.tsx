import { useEffect, useRef, type ReactNode } from 'react'

/** Which page of a list this is, in words; another page is read from here, the top of the list. */
export function PagePlace({ page, children }: { page: number; children: ReactNode }) {
  const place = useRef<HTMLParagraphElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page) place.current?.focus({ preventScroll: true })
    shown.current = page
  }, [page])
  return (
    <p ref={place} tabIndex={-1} className="mb-4 text-ink-soft tabular-nums">
      {children}
    </p>
  )
}
