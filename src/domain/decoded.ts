/**
 * What a text of an address or a cookie says without its percent signs (RFC 3986, 2.1); undefined where it is badly
 * encoded.
 */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
