import { decoded } from '../../domain/decoded.ts'

/**
 * A request as React Router reads it in silence: an address that cannot be decoded it takes as it is written, and says
 * so in the log each time, which any scanner would fill. Encoded once more, it is decoded to just that.
 */
export function decodableRequest(request: Request): Request {
  const url = new URL(request.url)
  if (decoded(url.pathname) !== undefined) return request
  url.pathname = url.pathname.replaceAll('%', '%25')
  return new Request(url, request)
}
