import type { MouseEvent } from 'react'

/**
 * Unseen until it has the focus; leads to the element with the id `to`, or where that is not shown to `instead`, and
 * moves the focus, not only the scroll (acceptance 33).
 */
export function SkipLink({ to, instead, label }: { to: string; instead?: string; label: string }) {
  const focusTarget = (event: MouseEvent) => {
    const target = [to, instead]
      .map((id) => id && document.getElementById(id))
      .find((element) => element && element.getClientRects().length > 0)
    if (!target) return
    event.preventDefault()
    target.focus()
    if (target.id === to) target.scrollIntoView({ block: 'start' })
  }
  return (
    <a href={`#${to}`} onClick={focusTarget} className="skip-link">
      {label}
    </a>
  )
}
