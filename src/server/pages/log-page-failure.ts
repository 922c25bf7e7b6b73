import { isRouteErrorResponse, type RouterContextProvider } from 'react-router'
import type { pageContext } from './context.ts'

type Made = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Writes what failed while a page was made, with its method and path; React Router would name neither. The query stays
 * out: it may be a key. The server learns of it by the context key of its bundle.
 */
export const logPageFailure =
  (key: typeof pageContext) =>
  (error: unknown, { request, context }: Made): void => {
    // Nobody waits for it any more.
    if (request.signal.aborted) return
    const cause = isRouteErrorResponse(error) && 'error' in error && error.error ? error.error : error
    console.error(request.method, new URL(request.url).pathname, cause)
    context.get(key).takeFailure?.(cause)
  }
