import type { IncomingMessage } from 'node:http'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { limitedNetwork } from './network.ts'

/**
 * Requests an address may make of each kind, per minute; generous for a family behind one router, useless for a flood.
 */
const perMinute = {
  write: 120,
  api: 600,
  admin: 1200,
  page: 1800,
  newsletter: 6,
  consent: 12,
  events: 60,
  assistant: 30,
  'assistant-order': 6,
  search: 1200,
  code: 12,
  order: 20,
} as const
export type RequestKind = keyof typeof perMinute

export type RequestLimits = {
  /** Counts a request; true if it is over the limit. */
  isOverLimit(request: IncomingMessage, kind: RequestKind): Promise<boolean>
  /** A counted request that need not have been: who types a right code guesses nothing. */
  release(request: IncomingMessage, kind: RequestKind): Promise<void>
}

/** Counts requests by the network of their address. `trustProxy`: the address is the last hop of `X-Forwarded-For`. */
export function requestLimits(trustProxy: boolean, scale = 1): RequestLimits {
  const limiters = new Map(
    Object.entries(perMinute).map(([kind, points]) => [
      kind,
      new RateLimiterMemory({ points: points * scale, duration: 60 }),
    ]),
  )
  const addressOf = requestAddress(trustProxy)
  const networkOf = (request: IncomingMessage) => limitedNetwork(addressOf(request))
  return {
    async isOverLimit(request, kind) {
      try {
        await limiters.get(kind)?.consume(networkOf(request))
        return false
      } catch {
        return true
      }
    },
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
