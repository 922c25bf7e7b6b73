import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { pageView } from '../../domain/analytics/visit-events.ts'
import type { Locale } from '../../domain/locale.ts'
import type { PageName } from '../../domain/paths.ts'
import { pageKind } from '../../domain/shell/page-kind.ts'
import { push } from './push.ts'

// Outside of the component: an error page is a tree of its own. Only ever set in a browser.
let last: string | undefined

/** Tracks every page shown, also by Back; another colour or filter of the same page is not a new view. */
export function PageViews({ locale }: { locale: Locale }) {
  const { pathname } = useLocation()
  const page = useMatches().at(-1)?.id.split('.')[0] as PageName | undefined
  const kind = pageKind(page)
  useEffect(() => {
    if (last === pathname) return
    last = pathname
    push(pageView(pathname, kind, locale))
  }, [pathname, kind, locale])
  return null
}
