/**
 * Keeps a text that a cookie may hold for so many seconds, for every page of this site; what https sent stays with
 * https.
 */
export function writeCookie(name: string, value: string, seconds: number): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`
}
