import http from 'node:http'
import https from 'node:https'
import { isPublicAddress } from '../http/public-address.ts'
import { namesPrivateAddress, PrivateAddress, publicLookup } from '../http/public-lookup.ts'
import { LARGEST_PICTURE } from './picture-guard.ts'

/** Milliseconds for a picture, from the question to its last byte. */
const PATIENCE = 20_000
const MOST_REDIRECTS = 3

export type PictureRefusal = 'address' | 'host' | 'private' | 'tooLarge' | 'failed'
type Answer = { bytes: Buffer } | { refused: PictureRefusal } | { redirect: string }
type Options = {
  /** Hosts that a person confirmed. */
  hosts: ReadonlySet<string>
  isPublic?: (address: string) => boolean
  protocols?: readonly string[]
}

/**
 * The bytes of a picture on another server, from confirmed hosts over HTTPS only, and never from an address that is not
 * public: the connection goes to the very address that was checked, and a redirect is checked as the first question.
 * What the bytes are is for whoever stores them to say (picture-guard.ts).
 */
export async function fetchPicture(
  from: string,
  { hosts, isPublic = isPublicAddress, protocols = ['https:'] }: Options,
): Promise<{ bytes: Buffer } | { refused: PictureRefusal }> {
  const signal = AbortSignal.timeout(PATIENCE)
  let url = URL.parse(from)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    if (!url || !protocols.includes(url.protocol) || url.username || url.password) return { refused: 'address' }
    if (!hosts.has(url.host)) return { refused: 'host' }
    const answer = await ask(url, isPublic, signal).catch((): Answer => ({ refused: 'failed' }))
    if (!('redirect' in answer)) return answer
    url = URL.parse(answer.redirect, url)
  }
  return { refused: 'failed' }
}

function ask(url: URL, isPublic: (address: string) => boolean, signal: AbortSignal): Promise<Answer> {
  if (namesPrivateAddress(url, isPublic)) return Promise.resolve({ refused: 'private' })
  return new Promise((done, fail) => {
    const client = url.protocol === 'https:' ? https : http
    const request = client.get(
      url,
      {
        lookup: publicLookup(isPublic),
        signal,
        agent: false,
        headers: { accept: 'image/avif,image/webp,image/png,image/jpeg' },
      },
      (response) => {
        const { statusCode = 0, headers } = response
        const end = (answer: Answer) => {
          done(answer)
          request.destroy()
        }
        if (statusCode >= 300 && statusCode < 400 && headers.location) return end({ redirect: headers.location })
        if (statusCode !== 200) return end({ refused: 'failed' })
        if (Number(headers['content-length'] ?? 0) > LARGEST_PICTURE) return end({ refused: 'tooLarge' })
        const parts: Buffer[] = []
        let size = 0
        response.on('data', (part: Buffer) => {
          parts.push(part)
          if ((size += part.length) > LARGEST_PICTURE) end({ refused: 'tooLarge' })
        })
        response.on('end', () =>
          response.complete ? done({ bytes: Buffer.concat(parts) }) : fail(new Error('cut off')),
        )
        response.on('error', fail)
      },
    )
    request.on('error', (error) => (error instanceof PrivateAddress ? done({ refused: 'private' }) : fail(error)))
  })
}
