import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isRouteChange } from '../../domain/shell/route-change.ts'
import { Announcements, announce } from '../../ui/announcements.tsx'
import { useRouter } from '../../ui/use-router.ts'
import { useNavActions } from './nav-ui.tsx'

// Outside of the component: an error page, and the page after it, are trees of their own. Only ever set in a browser.
let previous: string | undefined

/**
 * On every change of path, Back included: menus and panels close, `onChange` resets what else belongs to the old page,
 * the focus goes to the place that the address names or the new page's heading, unless the page has put it on something
 * of its own or the shopper is writing, and its title is announced (acceptance 89, 90). Not on the first page: there the
 * browser does it.
 */
export function RouteChange({ onChange }: { onChange(): void }) {
  const { pathname, hash } = useLocation()
  const { dispatch } = useNavActions()
  const before = useRef<Element>(null)

  // On a slow line a shopper writes into the search while a page is on its way: the letters that follow are for it too.
  const router = useRouter()
  const typedIn = useRef<EventTarget>(undefined)
  useEffect(() => {
    const note = ({ target }: Event) => {
      typedIn.current = router?.state.navigation.state === 'loading' ? (target ?? undefined) : undefined
    }
    document.addEventListener('input', note)
    return () => document.removeEventListener('input', note)
  }, [router])

  // With the new page in place and before its effects, which may give the focus to an error or to an open step.
  useLayoutEffect(() => {
    before.current = document.activeElement
  }, [pathname])

  useEffect(() => {
    const from = previous
    previous = pathname
    if (from === undefined || !isRouteChange(from, pathname)) return
    // At once, and not with the next drawing: behind a modal dialog nothing can take the focus.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
    dispatch({ type: 'route-changed' })
    onChange()
    const isTyping = typedIn.current !== undefined && document.activeElement === typedIn.current
    typedIn.current = undefined
    if (!isTyping && (document.activeElement === before.current || !document.activeElement?.closest('main')))
      focusPlace(hash)
    announce(document.title)
  }, [pathname, hash, dispatch, onChange])

  return <Announcements />
}

function focusPlace(hash: string) {
  const main = document.querySelector<HTMLElement>('main')
  const named = hash.length > 1 ? main?.querySelector<HTMLElement>(`[id="${CSS.escape(hash.slice(1))}"]`) : undefined
  for (const place of [named, main?.querySelector<HTMLElement>('h1'), main]) {
    if (!place) continue
    if (place.tabIndex < 0) place.tabIndex = -1
    // The scroll position is left to scroll restoration.
    place.focus({ preventScroll: true })
    // What is hidden takes no focus.
    if (document.activeElement === place) return
  }
}
