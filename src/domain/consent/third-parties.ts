import type { GatewayName } from '../payment/payment.ts'
import type { PublicSettings } from '../shell/settings.ts'

/** The other sites that a policy allows, by what they may do (Content-Security-Policy). */
export type AllowedSites = Readonly<Record<'scripts' | 'connections' | 'pictures' | 'frames', readonly string[]>>

export const noSites: AllowedSites = { scripts: [], connections: [], pictures: [], frames: [] }

/** The same, and origins that scripts of the shop may ask besides this site. */
export const withConnections = (sites: AllowedSites, origins: readonly string[]): AllowedSites => ({
  ...sites,
  connections: [...sites.connections, ...origins],
})

// As Google and OneTrust list them for pages with a policy; any further hosts that a container's tags need are for the
// operator to add, and to limit.
const tagManager: AllowedSites = {
  scripts: ['https://www.googletagmanager.com'],
  connections: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  pictures: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  frames: [],
}
const oneTrust: AllowedSites = {
  scripts: ['https://cdn.cookielaw.org'],
  connections: ['https://cdn.cookielaw.org', 'https://geolocation.onetrust.com', 'https://*.onetrust.com'],
  pictures: ['https://cdn.cookielaw.org'],
  frames: [],
}

/** A tile server hands out style, tiles and glyphs, and pictures of its own. */
const mapServer = (styleUrl: string): AllowedSites => ({
  ...noSites,
  connections: [originOf(styleUrl)],
  pictures: [originOf(styleUrl)],
})
const originOf = (url: string): string => /^https?:\/\/[^/]+/.exec(url)?.[0] ?? "'self'"

/**
 * Stripe's forms and buttons are frames of its own (docs.stripe.com/security/guide#content-security-policy). On every
 * page, as the cart is; asked for only where something is paid with (decision 0054).
 */
const stripe: AllowedSites = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connections: ['https://api.stripe.com'],
  pictures: ['https://*.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}

const gatewaySites: Record<GatewayName, AllowedSites> = { test: noSites, stripe }

/** None, unless the operator has configured a container, OneTrust, a tile server or Stripe. */
export function allowedSites({ gtmId, oneTrustId, mapStyleUrl, cardForm }: PublicSettings): AllowedSites {
  const all = [
    gatewaySites[cardForm ?? 'test'],
    ...(mapStyleUrl ? [mapServer(mapStyleUrl)] : []),
    ...(gtmId ? [tagManager] : []),
    ...(oneTrustId ? [oneTrust] : []),
  ]
  return together(all)
}

const together = (all: readonly AllowedSites[]): AllowedSites => ({
  scripts: all.flatMap(({ scripts }) => scripts),
  connections: all.flatMap(({ connections }) => connections),
  pictures: all.flatMap(({ pictures }) => pictures),
  frames: all.flatMap(({ frames }) => frames),
})
