import type { ServerResponse } from 'node:http'

/** What pages of the shop and answers of the admin alike say to browsers, besides their policies. */
export const siteHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(self), geolocation=(self)',
} as const

export function setSiteHeaders(response: Pick<ServerResponse, 'setHeader'>): void {
  for (const [name, value] of Object.entries(siteHeaders)) response.setHeader(name, value)
}

/**
 * Where the shop is on HTTPS, browsers come by nothing else for a year, to the names below its own as well (RFC 6797).
 */
export function setTransport(response: Pick<ServerResponse, 'setHeader'>, secure: boolean): void {
  if (secure) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
