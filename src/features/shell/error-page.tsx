import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { shopName } from '../../domain/shop-name.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { useLacks } from '../../ui/lacks.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { LogoMark } from '../../ui/logo.tsx'
import { useFailedRequest } from './failed-request.ts'

type Kind = 'not-found' | 'failed' | 'placing' | 'offline'

const words: Record<Kind, { meta(): string; title(): string; text(): string }> = {
  'not-found': { meta: m.error_not_found_meta, title: m.error_not_found_title, text: m.error_not_found_text },
  failed: { meta: m.error_server_meta, title: m.error_server_title, text: m.error_server_text },
  placing: { meta: m.error_placing_meta, title: m.error_placing_title, text: m.error_placing_text },
  offline: { meta: m.error_offline_meta, title: m.error_offline_title, text: m.error_offline_text },
}

type Props = {
  kind: Kind
  locale: Locale
  /** Of a request that failed after the document had come. */
  requestId?: string | undefined
}

/** The pages 404 and 500, inside the shell (acceptance 124), and the page for an unreachable shop. */
export function ErrorPage({ kind, locale, requestId }: Props) {
  const ofDocument = useFailedRequest()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isInstead] = useState(useHydrated())
  // In place of a page that was being read, perhaps far down: of a document's own the browser takes care.
  useEffect(() => {
    if (!isInstead) return
    window.scrollTo(0, 0)
    heading.current?.focus()
  }, [isInstead])
  // The next page that fails is another request's.
  useEffect(() => () => void delete document.documentElement.dataset.request, [])
  const reference = requestId ?? ofDocument
  const { pathname, search } = useLocation()
  const hasNoStores = useLacks('stores')
  const notFound = kind === 'not-found'
  const { meta, title, text } = words[kind]
  return (
    <div className="page-width grid items-end gap-10 py-16 lg:grid-cols-[3fr_2fr] lg:py-24">
      <title>{`${meta()} | ${shopName()}`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-2xl">
        <h1 ref={heading} tabIndex={-1} className="wide text-display">
          {title()}
        </h1>
        <p className="mt-5 max-w-xl text-lg text-ink-soft">{text()}</p>
        <div className="mt-8 button-row">
          {!notFound && (
            <ButtonLink to={pathname + search} reloadDocument>
              {m.error_try_again()}
            </ButtonLink>
          )}
          <ButtonLink to={paths.home(locale)} variant={notFound ? 'primary' : 'secondary'}>
            {m.error_go_home()}
          </ButtonLink>
          {notFound && !hasNoStores && (
            <ButtonLink to={paths.stores(locale)} variant="secondary">
              {m.shell_stores()}
            </ButtonLink>
          )}
        </div>
        {reference && <p className="mt-8 text-sm text-ink-soft">{m.error_reference({ reference })}</p>}
      </div>
      <LogoMark
        size={300}
        className={`justify-self-end text-spruce-pale max-lg:hidden ${notFound ? '' : 'rotate-180'}`}
      />
    </div>
  )
}
