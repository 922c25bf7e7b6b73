import { useEffect, useState } from 'react'
import { leadsAway } from '../../domain/shell/leads-away.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/**
 * Without a connection a link to another page would end on the browser's own error, with the page that was read gone:
 * the shopper stays, and reads why instead. Only a browser that is sure of it says that it is offline.
 */
export function NoSignal() {
  const [asked, setAsked] = useState<string>()
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || navigator.onLine || event.defaultPrevented) return
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event
      const modified = metaKey || ctrlKey || shiftKey || altKey
      if (!leadsAway({ here: window.location.href, to: link.href, button, modified, target: link.target })) return
      event.preventDefault()
      event.stopPropagation()
      setAsked(link.href)
    }
    // Before the router, which would load the page.
    window.addEventListener('click', stay, true)
    return () => window.removeEventListener('click', stay, true)
  }, [])
  const tryAgain = () => {
    if (asked !== undefined && navigator.onLine) window.location.assign(asked)
  }
  return <LostSignal open={asked !== undefined} onClose={() => setAsked(undefined)} retry={tryAgain} />
}

/** Why nothing came of a press, over the page that stays, and another attempt. */
export function LostSignal({ open, onClose, retry }: { open: boolean; onClose(): void; retry(): void }) {
  return (
    <Dialog open={open} onClose={onClose} heading={m.error_offline_title()} closeLabel={m.shell_close()}>
      <LostWords retry={retry} />
    </Dialog>
  )
}

/** The same within what is open already. */
export const LostWords = ({ retry }: { retry(): void }) => (
  <>
    <p>{m.error_offline_text()}</p>
    <Button className="mt-5" onClick={retry}>
      {m.error_try_again()}
    </Button>
  </>
)
