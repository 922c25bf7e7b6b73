import { isRouteErrorResponse } from 'react-router'

/**
 * Writes what failed while a page was made, with its method and path; React Router would name neither. The query stays
 * out: it may be a key.
 */
export function logPageFailure(error: unknown, { request }: { request: Request }): void {
  // Nobody waits for it any more.
  if (request.signal.aborted) return
  const cause = isRouteErrorResponse(error) && 'error' in error && error.error ? error.error : error
  console.error(request.method, new URL(request.url).pathname, cause)
}
