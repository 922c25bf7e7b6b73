/**
 * The URL of a request: the shop's own address with the path and query that were asked for. Undefined for what is no
 * path of this shop. A host is never read from it: `//evil.test/en` would be a second address of `/en`, also where two
 * slashes only come together once dots are resolved (`/.//evil.test`).
 */
export function requestUrl(target: string | undefined, siteUrl: string): URL | undefined {
  if (!target?.startsWith('/')) return undefined
  const url = URL.parse(new URL(siteUrl).origin + target)
  return url && !url.pathname.startsWith('//') ? url : undefined
}
