import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { options, type VNode } from 'preact'
import { renderToStringAsync } from 'preact-render-to-string'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { cachedParts } from './ui/cached-parts.tsx'
import { pageLocale, type Locale } from './domain/locale.ts'
import { withRefusedTitle } from './features/seo/refused-title.ts'
import { StructuredData } from './features/seo/structured-data.tsx'
import { FailedRequest } from './features/shell/failed-request.ts'
import { RenderedFooter } from './features/shell/footer-columns.ts'
import { SecondLevel } from './features/shell/menu/second-level.ts'
import { frameContext, pageContext, structuredDataContext } from './server/pages/context.ts'
import { logPageFailure } from './server/pages/log-page-failure.ts'
import { NONCE_HEADER } from './server/http/page-policy.ts'
import { CachedMarkup } from './ui/cached-markup.tsx'
import { RenderedParts } from './ui/late-part.tsx'
import { overwriteGetLocale } from './paraglide/runtime.js'

/** How React marks its elements, which `isValidElement` asks for. */
const REACT_ELEMENT = Symbol.for('react.element')

/**
 * Preact's interface of React writes the properties of each element anew, as browsers take them; the renderer takes them
 * as they are, but for those of `svg` itself. And React Router's mark for React would be written into the page.
 */
const ofReact = options.vnode
options.vnode = (vnode) => {
  if (typeof vnode.type !== 'string' || vnode.type === 'svg') return ofReact?.(vnode)
  const { props } = vnode as VNode<{ className?: string }>
  Object.assign(vnode, { $$typeof: REACT_ELEMENT })
  if (props.className === '') delete props.className
  // Asked first: to delete what is not there costs more than the rest of it.
  if ('suppressHydrationWarning' in props) Reflect.deleteProperty(props, 'suppressHydrationWarning')
}

const rendering = new AsyncLocalStorage<Locale>()
overwriteGetLocale(() => rendering.getStore() ?? 'en')

/** Waits for the whole page: loaders are done before, nothing streams late, and the bytes can be cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loading: RouterContextProvider,
): Promise<Response> {
  const locale = pageLocale(new URL(request.url))
  const { turn, parts: cache, requestId, takePage } = loading.get(pageContext)
  await turn?.()
  // Marks the scripts of the frame; the server allows those and takes the mark off (server/http/page-policy.ts).
  const nonce = randomBytes(16).toString('base64url')
  const late = new Set<string>()
  const frame = loading.get(frameContext)
  const cachedMarkup = cache && cachedParts(cache, locale, late)
  const html = await rendering.run(locale, () =>
    renderToStringAsync(
      <RenderedParts value={late}>
        <CachedMarkup value={cachedMarkup}>
          <SecondLevel value={frame.navigation}>
            <RenderedFooter value={frame}>
              <StructuredData value={loading.get(structuredDataContext)()}>
                <FailedRequest value={status >= 500 ? requestId : undefined}>
                  <ServerRouter context={context} url={request.url} nonce={nonce} />
                </FailedRequest>
              </StructuredData>
            </RenderedFooter>
          </SecondLevel>
        </CachedMarkup>
      </RenderedParts>,
    ),
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set(NONCE_HEADER, nonce)
  const isRefused = status >= 400 && context.staticHandlerContext.actionData !== null
  takePage({ html: isRefused ? withRefusedTitle(html, locale) : html, late: [...late] })
  return new Response(null, { status, headers })
}

export const handleError = logPageFailure(pageContext)
// The server outside this bundle must hand over the very same context keys.
export { pageContext, visitorContext } from './server/pages/context.ts'
