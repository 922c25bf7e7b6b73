import { useLocation } from 'react-router'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { LogoMark } from '../../ui/logo.tsx'

/** The pages 404 and 500, inside the shell (acceptance 124). */
export function ErrorPage({ kind, locale }: { kind: 'not-found' | 'failed'; locale: Locale }) {
  const { pathname, search } = useLocation()
  const notFound = kind === 'not-found'
  return (
    <div className="page-width grid items-end gap-10 py-16 lg:grid-cols-[3fr_2fr] lg:py-24">
      <title>{`${notFound ? m.error_not_found_meta() : m.error_server_meta()} | Portage`}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-2xl">
        <h1 className="wide text-display">{notFound ? m.error_not_found_title() : m.error_server_title()}</h1>
        <p className="mt-5 max-w-xl text-lg text-ink-soft">{notFound ? m.error_not_found_text() : m.error_server_text()}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {!notFound && (
            <ButtonLink to={pathname + search} reloadDocument>
              {m.error_try_again()}
            </ButtonLink>
          )}
          <ButtonLink to={paths.home(locale)} variant={notFound ? 'primary' : 'secondary'}>
            {m.error_go_home()}
          </ButtonLink>
          {notFound && (
            <ButtonLink to={paths.stores(locale)} variant="secondary">
              {m.shell_stores()}
            </ButtonLink>
          )}
        </div>
      </div>
      <LogoMark size={300} className={`justify-self-end text-spruce-pale max-lg:hidden ${notFound ? '' : 'rotate-180'}`} />
    </div>
  )
}
