import type { IncomingMessage } from 'node:http'
import { decoded } from '../../domain/decoded.ts'

/** The cookies of a request by name; one that cannot be decoded is left as it is. */
export function cookiesOf(request: IncomingMessage): Record<string, string | undefined> {
  const cookies: Record<string, string> = Object.create(null)
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    const text = pair.slice(at + 1).trim()
    if (at > 0 && !(name in cookies)) cookies[name] = decoded(text) ?? text
  }
  return cookies
}

/**
 * The name of a cookie of this host alone: on HTTPS browsers take its prefix from no other host, such as a sibling
 * below the same domain, and only for the whole site (RFC 6265bis, section 4.1.3.2).
 */
export const ownCookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)

/** A cookie that scripts cannot read and other sites cannot send along. */
export const privateCookie = (
  name: string,
  value: string,
  { maxAgeSeconds, secure }: { maxAgeSeconds: number; secure: boolean },
): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure ? '; Secure' : ''}`

/** A cookie that the shop's own script may read too, for what is a choice and no secret. An age of 0 takes it away. */
export const openCookie = (
  name: string,
  value: string,
  { maxAgeSeconds, secure }: { maxAgeSeconds: number; secure: boolean },
): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure ? '; Secure' : ''}`
