import type { Payload } from 'payload'
import type { z } from 'zod'
import type { Locale } from '../../domain/locale.ts'
import { ORDER_NUMBER } from '../../domain/orders/order-number.ts'
import type { ProblemWord } from '../../domain/ucp/problem.ts'
import type { UcpVersion } from '../../domain/ucp/version.ts'
import { schemaSentences } from '../http/schema-sentences.ts'
import { lookupRequest, productRequest, searchRequest, type AgentCatalog } from './agent-catalog.ts'
import type { AgentCarts } from './agent-carts.ts'
import type { AgentCheckouts } from './agent-checkouts.ts'
import { readAgentOrder } from './agent-orders.ts'
import { protocolError, type Reply } from './agent-reply.ts'
import type { AgentContext } from './agent-sessions.ts'
import { refusalText } from './refusal-words.ts'
import { cartRequest, checkoutRequest, completeRequest, NEITHER, newCheckoutRequest, NO_PAYMENT } from './requests.ts'

/** What a request is about: the id of what is asked for, and what is sent. */
export type OperationInput = { id: string; body?: unknown }

/** What agents can ask for, whichever way it reaches the shop. */
export type Operation = {
  /** As the protocol calls it. */
  name: string
  /** By REST: its method and its path, in which `*` is an id. */
  rest: string
  /** What is sent is a member of this name where it does not come alone. */
  member?: 'checkout' | 'cart' | 'catalog'
  schema?: z.ZodType
  /** Of the ids that it may be asked for, and what is said of any other; without one it has none. */
  id?: IdKind
  /** It changes something, so that a key makes it happen once. */
  isWrite: boolean
  run(context: AgentContext, input: OperationInput): Promise<Reply>
}

type IdKind = { pattern: RegExp; unknown: ProblemWord }

export type OperationParts = {
  payload(): Promise<Payload>
  siteUrl: string
  checkouts: AgentCheckouts
  carts: AgentCarts
  catalog: AgentCatalog
}

const SESSION_ID = /^[\w-]{20,64}$/
/** An order that the agent placed, or by its number alone one of a customer that it is linked to. */
const ORDER_ID = new RegExp(`^${ORDER_NUMBER}(\\.[\\w.-]{20,60})?$`)
const idKinds: Record<string, IdKind> = {
  'checkout-sessions': { pattern: SESSION_ID, unknown: 'unknown-session' },
  carts: { pattern: SESSION_ID, unknown: 'unknown-cart' },
  orders: { pattern: ORDER_ID, unknown: 'unknown-order' },
}

/** The operations of a version; carts and the catalogue came after the first one. */
export function operationsOf(parts: OperationParts, version: UcpVersion): readonly Operation[] {
  const { checkouts, carts, catalog, payload, siteUrl } = parts
  const isFirst = version === '2026-01-11'
  const checkout = [
    sends(
      'create_checkout',
      'POST checkout-sessions',
      'checkout',
      isFirst ? checkoutRequest : newCheckoutRequest,
      (context, request) => checkouts.create(context, request),
    ),
    names('get_checkout', 'GET checkout-sessions *', (context, { id }) => checkouts.read(context, id)),
    sends('update_checkout', 'PUT checkout-sessions *', 'checkout', checkoutRequest, (context, request, id) =>
      checkouts.update(context, id, request),
    ),
    sends('complete_checkout', 'POST checkout-sessions * complete', 'checkout', completeRequest, (context, one, id) =>
      one ? checkouts.complete(context, id, one) : unreadable(context),
    ),
    writes('cancel_checkout', 'POST checkout-sessions * cancel', (context, { id }) => checkouts.cancel(context, id)),
    names('get_order', 'GET orders *', async (context, { id }) =>
      readAgentOrder(await payload(), siteUrl, context, id),
    ),
  ]
  if (isFirst) return checkout
  return [
    ...checkout,
    sends('create_cart', 'POST carts', 'cart', cartRequest, (context, request) => carts.create(context, request)),
    names('get_cart', 'GET carts *', (context, { id }) => carts.read(context, id)),
    sends('update_cart', 'PUT carts *', 'cart', cartRequest, (context, request, id) =>
      carts.update(context, id, request),
    ),
    writes('cancel_cart', 'POST carts * cancel', (context, { id }) => carts.cancel(context, id)),
    asks('search_catalog', 'POST catalog search', searchRequest, (context, request) =>
      catalog.search(context, request),
    ),
    asks('lookup_catalog', 'POST catalog lookup', lookupRequest, (context, request) =>
      catalog.lookup(context, request),
    ),
    asks('get_product', 'POST catalog product', productRequest, (context, request) =>
      catalog.product(context, request),
    ),
  ]
}

/** The operation of a REST request, and the id in its path, whatever it is: what is asked for by it may not be there. */
export function routed(
  operations: readonly Operation[],
  method: string | undefined,
  path: readonly string[],
): { operation: Operation; id: string } | undefined {
  const [resource, id = '', ...rest] = path
  const isOf = ({ rest: route, id: kind }: Operation) =>
    route === [method, resource, ...(kind ? ['*', ...rest] : path.slice(1))].join(' ') && (!kind || id !== '')
  const operation = operations.find(isOf)
  return operation && { operation, id: operation.id ? id : '' }
}

const idOf = (rest: string): Pick<Operation, 'id'> => {
  const [, resource = '', id] = rest.split(' ')
  const kind = id === '*' ? idKinds[resource] : undefined
  return kind ? { id: kind } : {}
}

type Run<T> = (context: AgentContext, request: T, id: string) => Promise<Reply>

const sends = <T>(
  name: string,
  rest: string,
  member: 'checkout' | 'cart' | 'catalog',
  schema: z.ZodType<T>,
  run: Run<T>,
): Operation => ({
  name,
  rest,
  member,
  schema,
  ...idOf(rest),
  isWrite: true,
  async run(context, { id, body }) {
    const { locale } = context
    const read = schema.safeParse(body, { error: schemaSentences(locale, (issue) => ownWords(issue, locale)) })
    return read.success ? run(context, read.data, id) : protocolError(400, 'invalid', issueText(read.error, locale))
  },
})

const asks = <T>(name: string, rest: string, schema: z.ZodType<T>, run: Run<T>): Operation => ({
  ...sends(name, rest, 'catalog', schema, run),
  isWrite: false,
})

const names = (name: string, rest: string, run: Operation['run']): Operation => ({
  name,
  rest,
  ...idOf(rest),
  isWrite: false,
  run,
})

const writes = (name: string, rest: string, run: Operation['run']): Operation => ({
  ...names(name, rest, run),
  isWrite: true,
})

const unreadable = async ({ locale }: AgentContext): Promise<Reply> =>
  protocolError(400, 'invalid', refusalText('unreadable', locale))

/** The first thing that cannot be read, and where. */
const issueText = ({ issues: [issue] }: z.ZodError, locale: Locale): string =>
  issue
    ? [issue.path.join('.'), issue.message].filter(Boolean).join(locale === 'fr' ? '\u00a0: ' : ': ')
    : refusalText('unreadable', locale)

/** Of what no schema can say. */
function ownWords({ code, params }: z.core.$ZodRawIssue, locale: Locale): string | undefined {
  const word = code === 'custom' ? ([NEITHER, NO_PAYMENT] as const).find((one) => one === params?.word) : undefined
  return word && refusalText(word, locale)
}
