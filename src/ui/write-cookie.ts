/** The longest that a choice is remembered, in seconds. */
export const ONE_YEAR = 365 * 86_400

/** Writes a cookie with a lifetime in seconds, for every page of this site; on https it is marked `Secure`. */
export function writeCookie(name: string, value: string, seconds: number): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`
}
