import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { pageLocale, type Locale } from './domain/locale.ts'
import { StructuredData } from './features/seo/structured-data.tsx'
import { SecondLevel } from './features/shell/menu/second-level.ts'
import { menuContext, pageContext, structuredDataContext } from './server/pages/context.ts'
import { NONCE_HEADER } from './server/http/page-policy.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'

const rendering = new AsyncLocalStorage<Locale>()
overwriteGetLocale(() => rendering.getStore() ?? 'en')

const TIMEOUT_MS = 10_000

/** Waits for the whole page: loaders are done before, nothing streams late, and the bytes can be cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loading: RouterContextProvider,
): Promise<Response> {
  const locale = pageLocale(new URL(request.url))
  await loading.get(pageContext).turn?.()
  return rendering.run(
    locale,
    () =>
      new Promise((resolve, reject) => {
        let failed = false
        // Marks the scripts of the frame; the server allows those and takes the mark off (server/http/page-policy.ts).
        const nonce = randomBytes(16).toString('base64url')
        const { pipe, abort } = renderToPipeableStream(
          <SecondLevel value={loading.get(menuContext)}>
            <StructuredData value={loading.get(structuredDataContext)()}>
              <ServerRouter context={context} url={request.url} nonce={nonce} />
            </StructuredData>
          </SecondLevel>,
          {
            nonce,
            // Nothing streams, so nothing is put off: a lazy part such as the footer is in its place without a
            // script.
            progressiveChunkSize: Number.POSITIVE_INFINITY,
            onAllReady() {
              clearTimeout(timer)
              const body = new PassThrough()
              headers.set('content-type', 'text/html; charset=utf-8')
              headers.set(NONCE_HEADER, nonce)
              resolve(new Response(createReadableStreamFromReadable(body), { status: failed ? 500 : status, headers }))
              pipe(body)
            },
            onShellError: reject,
            onError(error) {
              failed = true
              console.error(error)
            },
          },
        )
        const timer = setTimeout(abort, TIMEOUT_MS)
        timer.unref()
      }),
  )
}

// The server outside this bundle must hand over the very same context keys.
export { pageContext, visitorContext } from './server/pages/context.ts'
