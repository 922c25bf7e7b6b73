import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { useLowerEdge } from '../../ui/use-lower-edge.ts'

/**
 * Says that the page is a draft, at the lower edge so that the skip links stay first (acceptance 45), below all else
 * that floats there. The exit is a form with GET: unlike a link, it is never prefetched (20). In the admin's live
 * preview it refreshes after each save.
 */
export function PreviewBar() {
  const { pathname, search } = useLocation()
  const ref = useLowerEdge<HTMLElement>('--preview-bar')
  useSavesOfTheAdmin()
  return (
    <aside
      ref={ref}
      aria-label={m.preview_bar()}
      data-preview-bar
      className="dark-band fixed inset-x-0 bottom-0 z-50 border-t-4 border-gold"
    >
      <form
        action="/api/exit-preview"
        method="get"
        className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5"
      >
        <p className="font-medium max-sm:text-sm">{m.preview_bar()}</p>
        <input type="hidden" name="to" value={pathname + search} />
        <Button type="submit" variant="secondary" size="sm">
          {m.preview_exit()}
        </Button>
      </form>
    </aside>
  )
}

/** The admin notifies the page in its frame of every save; with autosave that is every few keystrokes. */
function useSavesOfTheAdmin() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const admin = window.opener ?? (window.parent === window ? undefined : window.parent)
    if (!admin) return
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (origin === window.location.origin && data?.type === 'payload-document-event') void revalidate()
    }
    window.addEventListener('message', onMessage)
    admin.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)
    return () => window.removeEventListener('message', onMessage)
  }, [revalidate])
}
