import { useEffect, type ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
  type LinksFunction,
} from 'react-router'
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url'
import type { Route } from './+types/root'
import './app.css'
import { PLACING_FAILED, type PlacingFailed } from './domain/checkout/placing-failed.ts'
import { defaultLocale } from './domain/default-locale.ts'
import { shopZone, SPECIFIED_ZONE } from './domain/shop-zone.ts'
import { languageTag, pageLocale } from './domain/locale.ts'
import { paths } from './domain/paths.ts'
import { coloursCss } from './domain/shop-colours.ts'
import { iconHref, specifiedLook } from './domain/shop-look.ts'
import { ALIVE } from './domain/shell/alive.ts'
import { isConnectionLost } from './domain/shell/connection-lost.ts'
import { ErrorPage } from './features/shell/error-page.tsx'
import { useFailedRequest } from './features/shell/failed-request.ts'
import { typedFieldsFor } from './features/shell/typed-fields.ts'
import { StructuredDataScripts } from './features/seo/structured-data.tsx'
import { Frame } from './routes/frame.tsx'
import { ViewedBefore } from './routes/viewed-before.tsx'
import type { Tile } from './domain/catalog/tile.ts'
import { takeOverParts } from './ui/in-turn.tsx'
import { latePart } from './ui/late-part.tsx'
import { sentShell } from './domain/shell/shell.ts'
import { frameContext, pageContext } from './server/pages/context.ts'

export const links: LinksFunction = () => [
  { rel: 'preload', href: archivo, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop, settings, tag, preview = false } = context.get(pageContext)
  const locale = pageLocale(url)
  const shell = await shop.shell(locale, tag)
  context.set(frameContext, shell)
  const css = coloursCss(shell.look.colours)
  // The checkout wears a footer of its own; the shop's comes with the first page after it.
  const hasFooter = !url.pathname.startsWith(paths.checkout(locale))
  return { shell: sentShell(shell, hasFooter), settings, ...(css && { css }), ...(preview && { preview }) }
}

/** The shell is in the document's language, and that never changes: the language link loads another document. */
export const shouldRevalidate = () => false

/** Unprefixed paths, such as an unknown one, are in English. */
const useLocale = () => pageLocale(useLocation())

/** To the scripts that wait for it, and to who looks at the page from outside. */
function sayAlive(): void {
  document.documentElement.dataset.alive = ''
  dispatchEvent(new Event(ALIVE))
  const typed = typedFieldsFor(location.pathname)
  if (typed.length > 0)
    void import('./features/shell/give-typed-fields.ts').then(({ giveTypedFields }) => giveTypedFields(typed))
}

/** The frame is part of the layout, so that pages and errors wear the same. */
export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const { shell, settings, preview, css } = useRouteLoaderData<typeof loader>('root') ?? {}
  useEffect(() => takeOverParts(sayAlive), [])
  const { colours, icon } = shell?.look ?? specifiedLook
  return (
    <html
      lang={languageTag[locale]}
      data-shop={shell?.look.name}
      data-first={defaultLocale() === 'fr' ? 'fr' : undefined}
      data-request={useFailedRequest()}
      data-zone={shopZone() === SPECIFIED_ZONE ? undefined : shopZone()}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={colours.dark} />
        <Meta />
        <link rel="icon" href={iconHref(icon, 120)} />
        <Links />
        {css && <style>{css}</style>}
        <StructuredDataScripts />
      </head>
      <body>
        <Frame locale={locale} shell={shell} settings={settings} preview={preview}>
          {children}
        </Frame>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

const Instead = latePart('instead', async () => (await import('./routes/instead.tsx')).Instead)

/** Whether placing an order failed, so that nobody knows yet what became of it. */
const isPlacing = (error: unknown): error is { data: PlacingFailed } =>
  isRouteErrorResponse(error) && error.data?.failed === PLACING_FAILED

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const notFound = isRouteErrorResponse(error) && error.status === 404
  // What `missingPage` found; other pages that are not there have none.
  const tiles: Tile[] = (notFound && error.data?.tiles) || []
  return (
    <>
      {/* As tall as a small window, below whose edge there is room for more. */}
      <div className={notFound ? 'max-lg:min-h-[calc(100svh-6rem)]' : undefined}>
        <ErrorPage
          kind={notFound ? 'not-found' : isConnectionLost(error) ? 'offline' : isPlacing(error) ? 'placing' : 'failed'}
          locale={useLocale()}
          requestId={isPlacing(error) ? error.data.requestId : undefined}
        />
        {tiles.length > 0 && <Instead tiles={tiles} />}
      </div>
      {notFound && (
        <div className="page-width pb-16">
          <ViewedBefore />
        </div>
      )}
    </>
  )
}
