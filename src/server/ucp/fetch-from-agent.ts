import http from 'node:http'
import https from 'node:https'
import { isPublicAddress } from '../http/public-address.ts'
import { namesPrivateAddress, publicLookup } from '../http/public-lookup.ts'

/** Milliseconds for an agent's answer, and its most bytes. */
const PATIENCE = 5000
const LARGEST = 256 * 1024

export type AgentAnswer = { status: number; text: string }
export type FetchFromAgent = (url: URL, asked: { isStrict: boolean }) => Promise<AgentAnswer | undefined>

const anywhere = () => true

/**
 * Whether the server may fetch from there: an agent names the address, and must not make the shop call its own network.
 * Where the shop itself is on plain HTTP, as on the machine of a developer, agents are too.
 */
export const mayFetch = (url: URL, isStrict: boolean): boolean =>
  !url.username &&
  !url.password &&
  (isStrict
    ? url.protocol === 'https:' && url.port === '' && !namesPrivateAddress(url, isPublicAddress)
    : url.protocol === 'http:' || url.protocol === 'https:')

/**
 * The answer of an agent; undefined where there is none in time, it is too long, or the agent is in no public place.
 */
export const fetchFromAgent: FetchFromAgent = (url, { isStrict }) =>
  new Promise((done) => {
    if (!mayFetch(url, isStrict)) return done(undefined)
    const client = url.protocol === 'https:' ? https : http
    const request = client.get(
      url,
      {
        agent: false,
        signal: AbortSignal.timeout(PATIENCE),
        lookup: publicLookup(isStrict ? isPublicAddress : anywhere),
        headers: { accept: 'application/json' },
      },
      (response) => {
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          if ((size += chunk.length) <= LARGEST) return
          done(undefined)
          request.destroy()
        })
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        )
        response.on('error', () => done(undefined))
      },
    )
    request.on('error', () => done(undefined))
  })
