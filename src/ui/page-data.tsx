import { useEffect, useState, type ReactNode } from 'react'
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import type { Locale } from '../domain/locale.ts'
import type { PageName } from '../domain/paths.ts'
import { Button } from './button.tsx'
import { Link } from './link.tsx'

/** The page of an address, as src/routes.ts names it. */
type RouteId = `${PageName}.${Locale}`

/** Of an address; without data it could not be read. */
type Answer<Data> = { of: string; data?: Data }

/** Whether it could not be read, and how to read it anew. */
type Reading = { failed: boolean; retry(): void }

/**
 * What the page at an address reads, for a dialog over another page, each time it opens. React Router's own fetcher asks
 * for the same, but where it fails, an error page takes the place of the page below.
 */
export function usePageData<Data>(route: RouteId, href: string, open: boolean): Reading & { data?: Data } {
  const [answer, setAnswer] = useState<Answer<Data>>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!open) return
    // What was read before stays until there is another answer; what could not be read is read anew.
    setAnswer((known) => (known?.data ? known : undefined))
    const leaving = new AbortController()
    read<Data>(href, route, leaving.signal).then(
      (data) => leaving.signal.aborted || setAnswer({ of: href, data }),
      () => leaving.signal.aborted || setAnswer((known) => (known?.of === href ? known : { of: href })),
    )
    return () => leaving.abort()
  }, [route, href, open, tries])
  // Of another address nothing is known yet.
  const own = answer?.of === href ? answer : undefined
  return {
    ...(own?.data && { data: own.data }),
    failed: own !== undefined && own.data === undefined,
    retry: () => setTries(tries + 1),
  }
}

type PageReadingProps = Reading & {
  href: string
  name: string
  /** The words of the button that reads it anew. */
  again: string
  children: ReactNode
  className: string
}

/** In a dialog that shows a page: that it is being read, or where it cannot be, the way to it and another try. */
export const PageReading = ({ failed, retry, href, name, again, children, className }: PageReadingProps) => (
  <div className={`text-ink-soft ${className}`}>
    <p role="status">
      {failed ? (
        <Link to={href} className="underline underline-offset-4">
          {name}
        </Link>
      ) : (
        children
      )}
    </p>
    {failed && (
      <Button variant="secondary" size="sm" onClick={retry} className="mt-3">
        {again}
      </Button>
    )}
  </div>
)

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
