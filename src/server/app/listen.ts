import http, { type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Env } from './env.ts'

/** The server of all requests, before it listens: the admin and Vite take their WebSockets from it. */
export const httpServer = (): Server =>
  http.createServer({ keepAliveTimeout: 30_000, requestTimeout: 60_000, maxHeaderSize: 16 * 1024 })

/** Opens the port, prints it, and notifies the parent process. */
export function listen(
  server: Server,
  { PORT, HOST, SITE_URL, siteUrl }: Pick<Env, 'PORT' | 'HOST' | 'SITE_URL' | 'siteUrl'>,
  log: (sentence: string) => void,
): void {
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${PORT} is in use. Stop what uses it, or set PORT to another.`
        : error.message,
    )
    process.exit(1)
  })
  server.listen(PORT, HOST, () => {
    const { port } = server.address() as AddressInfo
    const own = SITE_URL ? siteUrl : `http://localhost:${port}`
    log(`Portage is open: ${own}   Editors: ${own}/admin`)
    process.send?.('listening')
  })
}
