import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What may be written into a log as it came: a proxy's id of letters and digits. */
const plain = /^[\w.-]{8,64}$/
const own = randomBytes(6).toString('hex')
let last = 0

/** The id of a request, for the log and the answer: that of the proxy, where one is trusted, or one of this process. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>, trustProxy: boolean): string {
  const given = trustProxy ? request.headers['x-request-id'] : undefined
  return typeof given === 'string' && plain.test(given) ? given : `${own}-${(++last).toString(36)}`
}
