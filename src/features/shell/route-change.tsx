import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { isRouteChange } from '../../domain/shell/route-change.ts'
import { useNavActions } from './nav-ui.tsx'

// Outside of the component: an error page, and the page after it, are trees of their own. Only ever set in a browser.
let previous: string | undefined

/**
 * On every change of path, Back included: menus and panels close, `onChange` resets what else belongs to the old page,
 * the focus goes to the new page's heading, unless the page has put it on something of its own, and its title is
 * announced (acceptance 89, 90). Not on the first page: there the browser does it.
 */
export function RouteChange({ onChange }: { onChange(): void }) {
  const { pathname } = useLocation()
  const { dispatch } = useNavActions()
  const [title, setTitle] = useState('')
  const before = useRef<Element>(null)

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
    if (document.activeElement === before.current || !document.activeElement?.closest('main')) focusHeading()
    setTitle(document.title)
  }, [pathname, dispatch, onChange])

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  // The scroll position is left to scroll restoration.
  heading.focus({ preventScroll: true })
}
