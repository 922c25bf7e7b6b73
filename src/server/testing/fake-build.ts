import { createContext, redirect, type EntryContext, type RouterContextProvider } from 'react-router'
import type { PageContext, VisitorContext } from '../pages/context.ts'
import { NONCE_HEADER } from '../http/page-policy.ts'
import { logPageFailure } from '../pages/log-page-failure.ts'
import type { ShopBuild } from '../pages/page-server.ts'

type Arguments = {
  request: Request
  params: Record<string, string | undefined>
  context: Readonly<RouterContextProvider>
}

/** Keys of the build's own, as the real bundle has them: the server must take these and no others. */
const pageContext = createContext<PageContext>()
const visitorContext = createContext<VisitorContext>()

/** A bundle of React Router whose pages say what their loaders were given. */
export const fakeBuild = {
  entry: { module: { default: document, handleError: logPageFailure(pageContext), pageContext, visitorContext } },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    ...route('home', 'en', ({ request, context }) => saying(request, context)),
    ...route('product', 'en/product/:id', ({ request, params, context }) => {
      context.get(pageContext).tag(`product:${params.id}`)
      return saying(request, context)
    }),
    ...route('listing', 'en/products/*', ({ request, context }) => saying(request, context)),
    ...route('brands', 'en/brands', () => Promise.reject(new Error('the database is down'))),
    ...route('stores', 'en/stores', () => redirect('/en/brands', 301)),
    ...route(
      'cart',
      'en/cart',
      async ({ request, context }) => ({
        ...saying(request, context),
        cart: await context.get(visitorContext).readCart('en'),
      }),
      async ({ request, context }) => {
        await context.get(visitorContext).changeCart(Object.fromEntries(await request.formData()), 'en')
        return redirect('/en/cart', 303)
      },
    ),
    ...route('missing', '*', () => {
      throw new Response('Not found', { status: 404 })
    }),
  },
  assets: { entry: { imports: [], module: '/entry.js' }, routes: {}, url: '/manifest.js', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: 'build/shop/client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ShopBuild

function route(
  id: string,
  path: string,
  loader: (given: Arguments) => unknown,
  action?: (given: Arguments) => unknown,
) {
  return { [id]: { id, parentId: 'root', path, module: { default: () => null, loader, ...(action && { action }) } } }
}

/** All that a public page could leak: it must be the URL and nothing of the request. */
function saying(request: Request, context: Readonly<RouterContextProvider>) {
  const { siteUrl } = context.get(pageContext)
  return { url: request.url, headers: [...request.headers.keys()].toSorted(), siteUrl }
}

function document(_: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext): Response {
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set(NONCE_HEADER, 'mark')
  const json = JSON.stringify({
    data: staticHandlerContext.loaderData,
    errors: Object.values(staticHandlerContext.errors ?? {}).map(String),
  })
  return new Response(`<!doctype html><p>${json}</p><script nonce="mark">run()</script>${'<p>words</p>'.repeat(200)}`, {
    status,
    headers,
  })
}
