import type { MouseEvent } from 'react'
import { m } from '../../paraglide/messages.js'

/** The ids that the skip links lead to; `MENU_BUTTON_ID` stands in for the navigation where a phone has it in a panel. */
export const CONTENT_ID = 'content'
export const NAVIGATION_ID = 'navigation'
export const MENU_BUTTON_ID = 'menu-button'

/** First in the tab order of every page; each moves the focus, not only the scroll (acceptance 33). */
export function SkipLinks() {
  return (
    <>
      <SkipLink to={CONTENT_ID} label={m.skip_to_content()} />
      <SkipLink to={NAVIGATION_ID} instead={MENU_BUTTON_ID} label={m.skip_to_navigation()} />
    </>
  )
}

function SkipLink({ to, instead, label }: { to: string; instead?: string; label: string }) {
  const focusTarget = (event: MouseEvent) => {
    const target = [to, instead].map((id) => id && document.getElementById(id)).find((element) => element && element.getClientRects().length > 0)
    if (!target) return
    event.preventDefault()
    target.focus()
    if (target.id === to) target.scrollIntoView({ block: 'start' })
  }
  return (
    <a
      href={`#${to}`}
      onClick={focusTarget}
      className="fixed top-2 left-2 z-50 max-w-[calc(100%-1rem)] -translate-y-24 rounded-card bg-surface px-4 py-3 font-semibold text-ink shadow-panel focus:translate-y-0"
    >
      {label}
    </a>
  )
}
