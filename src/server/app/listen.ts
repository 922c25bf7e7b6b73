import http, { type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { limitConnections, refuseUpgrades } from './connections.ts'
import type { Env } from './env.ts'
import { listenFault } from './listen-fault.ts'

type Settings = Pick<Env, 'NODE_ENV' | 'TRUST_PROXY' | 'MAX_CONNECTIONS' | 'MAX_CONNECTIONS_PER_ADDRESS'>

/** Milliseconds that a connection has for the headers of a request, its first one too, and for a whole request. */
const usualTimes = { headers: 15_000, request: 60_000, betweenChecks: 5000, keptAlive: 30_000, idle: 300_000 }

/**
 * The server of all requests, before it listens. In development the admin and Vite take their WebSockets from it; in
 * production it has none.
 */
export function httpServer(env: Settings, times = usualTimes): Server {
  const server = http.createServer({
    keepAliveTimeout: times.keptAlive,
    headersTimeout: times.headers,
    requestTimeout: times.request,
    connectionsCheckingInterval: times.betweenChecks,
    maxHeaderSize: 16 * 1024,
  })
  // A client that sends a request and then reads nothing.
  server.setTimeout(times.idle)
  limitConnections(server, {
    most: env.MAX_CONNECTIONS,
    mostPerAddress: env.MAX_CONNECTIONS_PER_ADDRESS,
    trustProxy: env.TRUST_PROXY,
  })
  if (env.NODE_ENV !== 'development') refuseUpgrades(server)
  return server
}

/** Opens the port, prints it, and notifies the parent process. */
export function listen(
  server: Server,
  {
    NODE_ENV,
    PORT,
    HOST,
    ROLE,
    SITE_URL,
    siteUrl,
  }: Pick<Env, 'NODE_ENV' | 'PORT' | 'HOST' | 'ROLE' | 'SITE_URL' | 'siteUrl'>,
  log: (sentence: string) => void,
): void {
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(listenFault({ PORT, HOST }, error))
    process.exit(1)
  })
  server.listen(PORT, HOST, () => {
    const { port } = server.address() as AddressInfo
    const own = SITE_URL ? siteUrl : `http://localhost:${port}`
    // Of several processes, which have one address, each says which it is.
    log(`Portage is open: ${own}   ${ROLE === 'all' ? `Editors: ${own}/admin` : `ROLE=${ROLE}, port ${port}`}`)
    if (NODE_ENV === 'development') log('The admin makes its first page when it is opened: up to a minute or two.')
    process.send?.('listening')
  })
}
