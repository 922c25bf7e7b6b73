import type { Env } from './env.ts'

/** What is said of a name that nobody knows, or of an address that this machine does not have. */
const ofHost = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EAFNOSUPPORT'])

/** Why the shop cannot listen, in one sentence that names the setting to change. */
export function listenFault({ PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>, error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${PORT} is in use. Stop what uses it, or start with another: PORT=3001 npm start`
  return ofHost.has(error.code ?? '')
    ? `HOST is not an address of this machine: ${HOST} (${error.message}). Leave it out to listen on all of them.`
    : `Port ${PORT} cannot be opened: ${error.message}`
}
