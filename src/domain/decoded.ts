/** A percent-decoded text of a URL or a cookie (RFC 3986, 2.1); undefined where the encoding is invalid. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
