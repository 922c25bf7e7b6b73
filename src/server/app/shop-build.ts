import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from '../../domain/locale.ts'
import type { ShopBuild } from '../pages/page-server.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => Promise<void>) => Promise<void>

/** The files of the browser that each page needs, which are made for one language. */
type Manifests = Record<Locale, ShopBuild['assets']>

/** The shop's server bundle: the built one, or in development what Vite makes of the sources at every request. */
export async function shopBuild({
  root,
  dev,
  server,
}: {
  root: string
  dev: boolean
  server: Server
}): Promise<{ build(locale: Locale): Promise<ShopBuild>; middleware?: Middleware }> {
  if (!dev) {
    const file = path.join(root, 'build/shop/server/index.js')
    const load = () => import(pathToFileURL(file).href) as Promise<ShopBuild>
    // Compiled before the shop is open: it takes a third of a second, in which all who are there would wait. An
    // integration test opens this server while the pages are still being built; what is wrong, the first page says.
    if (existsSync(file)) await load().catch(() => undefined)
    let manifests: Manifests | undefined
    const read = () =>
      JSON.parse(readFileSync(path.join(root, 'build/shop/server/manifests.json'), 'utf8')) as Manifests
    return { build: async (locale) => ({ ...(await load()), assets: (manifests ??= read())[locale] }) }
  }
  const { createServer } = await import('vite')
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
  return {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ShopBuild>,
    middleware: (request, response, next) =>
      new Promise((resolve, reject) => {
        response.on('close', resolve)
        vite.middlewares(request, response, (error?: unknown) => (error ? reject(error) : next().then(resolve, reject)))
      }),
  }
}
