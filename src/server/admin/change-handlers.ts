import type { Endpoint } from 'payload'

type Part = { endpoints?: Endpoint[] | false }

/**
 * Gives endpoints of collections and globals another handler, where one is given for it. The endpoints are the same
 * objects for every collection: they are replaced, not changed.
 */
export function changeHandlers<Given extends Part>(
  parts: readonly Given[],
  handlerOf: (endpoint: Endpoint, part: Given) => Endpoint['handler'] | undefined,
): void {
  for (const part of parts) {
    const endpoints: Part['endpoints'] = part.endpoints
    for (const [i, endpoint] of (endpoints || []).entries()) {
      const handler = handlerOf(endpoint, part)
      if (endpoints && handler) endpoints[i] = { ...endpoint, handler }
    }
  }
}

/** Payload's endpoints that change or delete all documents of a collection that a filter finds. */
export const isBulk = ({ path, method }: Endpoint): boolean =>
  path === '/' && (method === 'patch' || method === 'delete')
