import type { Payload } from 'payload'
import type { z } from 'zod'
import type { UcpVersion } from '../../domain/ucp/version.ts'
import { lookupRequest, productRequest, searchRequest, type AgentCatalog } from './agent-catalog.ts'
import type { AgentCheckouts, Asking } from './agent-checkouts.ts'
import { readAgentOrder } from './agent-orders.ts'
import { protocolError, type Reply } from './agent-reply.ts'
import { checkoutRequest, completeRequest } from './requests.ts'

/** `isWrite`: it changes something, so that a key makes it happen once. */
export type Operation = {
  name: string
  hasBody: boolean
  isWrite: boolean
  run(asking: Asking, body: unknown): Promise<Reply>
}
type Parts = { payload(): Promise<Payload>; siteUrl: string; checkouts: AgentCheckouts; catalog: AgentCatalog }

/** What a request asks for, by its method and the path below the version. */
export function operationOf(
  { checkouts, catalog, payload, siteUrl }: Parts,
  version: UcpVersion,
  method: string | undefined,
  path: readonly string[],
): Operation | undefined {
  const [resource = '', id = '', action = '', ...rest] = path
  const name = [method, ...path].join(' ')
  const asks = <T>(schema: z.ZodType<T>, run: (asking: Asking, request: T) => Promise<Reply>): Operation => ({
    name,
    hasBody: true,
    isWrite: false,
    async run(asking, body) {
      const read = schema.safeParse(body)
      return read.success ? run(asking, read.data) : protocolError(400, 'invalid', issueText(read.error))
    },
  })
  const writes: typeof asks = (schema, run) => ({ ...asks(schema, run), isWrite: true })
  const reads = (run: (asking: Asking) => Promise<Reply>): Operation => ({ name, hasBody: false, isWrite: false, run })
  if (rest.length > 0) return undefined
  if (resource === 'catalog' && version !== '2026-01-11' && method === 'POST' && !action) {
    if (id === 'search') return asks(searchRequest, (asking, request) => catalog.search(asking, request))
    if (id === 'lookup') return asks(lookupRequest, (asking, request) => catalog.lookup(asking, request))
    return id === 'product' ? asks(productRequest, (asking, request) => catalog.product(asking, request)) : undefined
  }
  if (resource === 'orders')
    return method === 'GET' && !action && /^P-\d{6,12}\.[\w.-]{20,60}$/.test(id)
      ? reads(async (asking) => readAgentOrder(await payload(), siteUrl, asking, id))
      : undefined
  if (resource !== 'checkout-sessions' || (id && !/^[\w-]{20,64}$/.test(id))) return undefined
  switch (`${method} ${id ? 'one' : 'all'} ${action}`.trim()) {
    case 'POST all':
      return writes(checkoutRequest, (asking, request) => checkouts.create(asking, request))
    case 'GET one':
      return reads((asking) => checkouts.read(asking, id))
    case 'PUT one':
      return writes(checkoutRequest, (asking, request) => checkouts.update(asking, id, request))
    case 'POST one cancel':
      return { ...reads((asking) => checkouts.cancel(asking, id)), hasBody: true, isWrite: true }
    case 'POST one complete':
      return writes(completeRequest, (asking, instrument) =>
        instrument
          ? checkouts.complete(asking, id, instrument)
          : Promise.resolve(protocolError(400, 'invalid', 'payment')),
      )
    default:
      return undefined
  }
}

/** The first thing that cannot be read, and where. */
const issueText = ({ issues: [issue] }: z.ZodError): string =>
  issue ? [issue.path.join('.'), issue.message].filter(Boolean).join(': ') : 'The body cannot be read.'
