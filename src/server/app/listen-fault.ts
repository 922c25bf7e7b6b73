import { createServer } from 'node:net'
import type { Env } from './env.ts'

type Address = Pick<Env, 'PORT' | 'HOST'>

/** What is said of a name that nobody knows, or of an address that this machine does not have. */
const ofHost = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EAFNOSUPPORT'])

/** Why the shop cannot listen, in one sentence that names the setting to change. */
export function listenFault({ PORT, HOST }: Address, error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${PORT} is in use. Stop what uses it, or set PORT to another, such as 3001.`
  return ofHost.has(error.code ?? '')
    ? `HOST is not an address of this machine: ${HOST} (${error.message}). Leave it out to listen on all of them.`
    : `Port ${PORT} cannot be opened: ${error.message}`
}

/** Why the shop could not listen now, before anything is migrated or built for it. */
export const portFault = ({ PORT, HOST }: Address): Promise<string | undefined> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(listenFault({ PORT, HOST }, error)))
    probe.listen(PORT, HOST, () => probe.close(() => resolve(undefined)))
  })
