import type { IncomingMessage } from 'node:http'
import { countedNetworks } from './counted-networks.ts'
import { sharedLimiter, type Counting } from './shared-limiter.ts'

/**
 * Requests an address may make of each kind, or of the last a key, per minute; generous for a family behind one router,
 * useless for a flood.
 */
const perMinute = {
  write: 120,
  api: 600,
  admin: 1200,
  page: 1800,
  feed: 30,
  newsletter: 6,
  'stock-alert': 6,
  'review-vote': 20,
  question: 6,
  consent: 12,
  events: 60,
  assistant: 30,
  'assistant-order': 6,
  search: 1200,
  code: 12,
  order: 20,
  express: 60,
  partner: 300,
  // The buyers of an agent all come from its few addresses.
  agent: 600,
} as const
export type RequestKind = keyof typeof perMinute

export type RequestLimits = {
  /** Counts a request; true if it is over the limit. */
  isOverLimit(request: IncomingMessage, kind: RequestKind): Promise<boolean>
  /** A counted request that need not have been: whoever types a right code guesses nothing. */
  release(request: IncomingMessage, kind: RequestKind): Promise<void>
}

/** Counts by what a request shows instead of by where it comes from. */
export type KeyLimits = { isOverLimitOf(kind: RequestKind, key: string): Promise<boolean> }

/**
 * Counts requests by the network of their address. `trustProxy`: the address is the last hop of `X-Forwarded-For`.
 * `counting`: where all processes count together; without it each counts by itself.
 */
export function requestLimits(trustProxy: boolean, scale = 1, counting?: Counting): RequestLimits & KeyLimits {
  const limiters = new Map(
    Object.entries(perMinute).map(([kind, points]) => [
      kind,
      sharedLimiter({ kind, points: points * scale, seconds: 60 }, counting),
    ]),
  )
  const addressOf = requestAddress(trustProxy)
  const countedBy = countedNetworks()
  const networkOf = (request: IncomingMessage) => countedBy(addressOf(request))
  const isOver = async (kind: RequestKind, name: string) => {
    try {
      await limiters.get(kind)?.consume(name)
      return false
    } catch {
      return true
    }
  }
  return {
    isOverLimit: (request, kind) => isOver(kind, networkOf(request)),
    isOverLimitOf: isOver,
    async release(request, kind) {
      const [limiter, network] = [limiters.get(kind), networkOf(request)]
      // The minute in which it was counted may be over.
      if ((await limiter?.get(network))?.consumedPoints) await limiter?.reward(network)
    },
  }
}

/** The address a request comes from; behind a trusted proxy the one that the proxy saw. */
export const requestAddress =
  (trustProxy: boolean) =>
  (request: IncomingMessage): string =>
    (trustProxy
      ? String(request.headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '') ||
    request.socket.remoteAddress ||
    'unknown'
