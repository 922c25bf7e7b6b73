import { m } from '../../paraglide/messages.js'
import { SkipLink } from '../../ui/skip-link.tsx'

/** The targets of the skip links; `MENU_BUTTON_ID` replaces the navigation where a phone has it in a panel. */
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
