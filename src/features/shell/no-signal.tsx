import { useEffect, useState } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router'
import { pageLocale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { leadsAway } from '../../domain/shell/leads-away.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/**
 * Without a connection a link or a form would end on an error, with the page that was read and what was typed gone: the
 * shopper stays, and reads why instead. Only a browser that is sure of it says that it is offline.
 */
export function NoSignal() {
  // Once lost it stays, with what was asked for; before that there is nothing to keep.
  const [wasLost, setWasLost] = useState(false)
  useEffect(() => {
    const lose = () => setWasLost(true)
    if (!navigator.onLine) lose()
    window.addEventListener('offline', lose)
    return () => window.removeEventListener('offline', lose)
  }, [])
  return wasLost && <Stay />
}

function Stay() {
  // What was asked of the browser, and of the router.
  const [ask, setAsk] = useState<() => void>()
  const blocker = useBlocker(cannotLeave)
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || navigator.onLine || event.defaultPrevented) return
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event
      const modified = metaKey || ctrlKey || shiftKey || altKey
      if (!leadsAway({ here: window.location.href, to: link.href, button, modified, target: link.target })) return
      event.preventDefault()
      event.stopPropagation()
      setAsk(() => () => window.location.assign(link.href))
    }
    // Those of the router and of scripts are prevented by now; a dialog's lead nowhere.
    const keep = (event: SubmitEvent) => {
      const { target: form, submitter } = event
      if (navigator.onLine || event.defaultPrevented || !(form instanceof HTMLFormElement)) return
      if (form.method === 'dialog') return
      event.preventDefault()
      setAsk(() => () => form.requestSubmit(submitter))
    }
    // Before the router, which would load the page.
    window.addEventListener('click', stay, true)
    window.addEventListener('submit', keep)
    return () => {
      window.removeEventListener('click', stay, true)
      window.removeEventListener('submit', keep)
    }
  }, [])
  const close = () => {
    setAsk(undefined)
    blocker.reset?.()
  }
  const tryAgain = () => {
    if (!navigator.onLine) return
    setAsk(undefined)
    ask?.()
    blocker.proceed?.()
  }
  return <LostSignal open={ask !== undefined || blocker.state === 'blocked'} onClose={close} retry={tryAgain} />
}

/**
 * Whether the router is asked for what it cannot have: not for a place of the page, nor for another colour or size,
 * which a product's page has, nor by the checkout's own forms, which say so themselves. Where somebody goes back to,
 * they are already.
 */
const cannotLeave: BlockerFunction = ({ currentLocation: here, nextLocation: next, historyAction }) => {
  if (navigator.onLine || historyAction === 'POP') return false
  const isHere = here.pathname === next.pathname && here.search === next.search
  if (isHere && (here.hash !== '' || next.hash !== '')) return false
  if (here.pathname === next.pathname && here.pathname.startsWith(paths.product(pageLocale(here), ''))) return false
  return !next.pathname.startsWith(paths.checkout(pageLocale(next)))
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
