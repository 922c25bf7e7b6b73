import { useEffect, useState } from 'react'
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import type { Locale } from '../domain/locale.ts'
import type { PageName } from '../domain/paths.ts'

/** The page of an address, as src/routes.ts names it. */
type RouteId = `${PageName}.${Locale}`

/**
 * What the page at an address reads, for a dialog over another page, each time it opens. React Router's own fetcher asks
 * for the same, but where it fails, an error page takes the place of the page below.
 */
export function usePageData<Data>(route: RouteId, href: string, open: boolean): { data?: Data; failed: boolean } {
  const [data, setData] = useState<Data>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!open) return
    setFailed(false)
    const leaving = new AbortController()
    read<Data>(href, route, leaving.signal).then(
      (answer) => leaving.signal.aborted || setData(() => answer),
      () => leaving.signal.aborted || setFailed(true),
    )
    return () => leaving.abort()
  }, [route, href, open])
  return { data, failed }
}

async function read<Data>(href: string, route: RouteId, signal: AbortSignal): Promise<Data> {
  const url = new URL(href, location.href)
  url.pathname += '.data'
  url.searchParams.set('_routes', route)
  const { body } = await fetch(url, { signal })
  if (!body) throw new Error(`${href} answered nothing`)
  const { value, done } = await decode(body, window)
  await done
  // A page that is gone, or has another address, has no data.
  const { data } = (value as Record<string, { data?: Data } | undefined>)[route] ?? {}
  if (data === undefined) throw new Error(`${href} has no data`)
  return data
}
