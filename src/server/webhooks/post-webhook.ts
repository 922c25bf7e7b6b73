import http from 'node:http'
import https from 'node:https'
import { isPublicAddress } from '../http/public-address.ts'
import { namesPrivateAddress, PrivateAddress, publicLookup } from '../http/public-lookup.ts'

/** Milliseconds for an answer: Standard Webhooks advises 15 to 30 seconds. */
const PATIENCE = 15_000

export type Receiver = {
  isPublic?: (address: string) => boolean
  protocols?: readonly string[]
}
/** The status of an answer, or why none came. */
export type Posted = { status: number } | { refused: 'address' | 'private' | 'timeout' | 'failed' }

/**
 * Posts JSON to another server, over HTTPS and to public addresses only: the connection goes to the very address that
 * was checked. A redirect is an answer like any other, and nothing of an answer but its status is read.
 */
export function postWebhook(
  to: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  { isPublic = isPublicAddress, protocols = ['https:'] }: Receiver = {},
): Promise<Posted> {
  const url = URL.parse(to)
  if (!url || !protocols.includes(url.protocol) || url.username || url.password)
    return Promise.resolve({ refused: 'address' })
  if (namesPrivateAddress(url, isPublic)) return Promise.resolve({ refused: 'private' })
  const signal = AbortSignal.timeout(PATIENCE)
  return new Promise((done) => {
    const bytes = Buffer.from(body)
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        method: 'POST',
        lookup: publicLookup(isPublic),
        signal,
        agent: false,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': bytes.length,
          'user-agent': 'Portage-Webhooks/1',
        },
      },
      (response) => {
        done({ status: response.statusCode ?? 0 })
        request.destroy()
      },
    )
    request.on('error', (error) =>
      done({ refused: error instanceof PrivateAddress ? 'private' : signal.aborted ? 'timeout' : 'failed' }),
    )
    request.end(bytes)
  })
}
