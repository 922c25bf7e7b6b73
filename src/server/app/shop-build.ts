import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ShopBuild } from '../pages/page-server.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => Promise<void>) => Promise<void>

/** The shop's server bundle: the built one, or in development what Vite makes of the sources at every request. */
export async function shopBuild({
  root,
  dev,
  server,
}: {
  root: string
  dev: boolean
  server: Server
}): Promise<{ build(): Promise<ShopBuild>; middleware?: Middleware }> {
  if (!dev) {
    const file = pathToFileURL(path.join(root, 'build/server/index.js')).href
    return { build: () => import(file) as Promise<ShopBuild> }
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
