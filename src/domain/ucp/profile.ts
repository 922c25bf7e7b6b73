import {
  endpointOf,
  profileUrlOf,
  ucpVersions,
  currentVersion,
  MCP_PATH,
  UCP_PATH,
  type UcpVersion,
} from './version.ts'
import { ORDER_SCOPE } from './identity-linking.ts'
import type { GatewayName } from '../payment/payment.ts'

/** A public key by which agents verify what the shop sends (RFC 7517). */
export type PublicKey = { kid: string; kty: string; crv: string; x: string; y: string; use: 'sig'; alg: 'ES256' }

/** How agents pay: the gateway that takes their tokens. */
export type PaymentHandler = {
  gateway: GatewayName
  publishableKey?: string
  /** The form of its tokens, as a pattern of JSON Schema. */
  tokens?: string
}

type Given = {
  siteUrl: string
  handler: PaymentHandler
  keys: readonly PublicKey[]
  /** Whether customers may link agents to their accounts. */
  hasLinking: boolean
}

const CHECKOUT = 'dev.ucp.shopping.checkout'
const CART = 'dev.ucp.shopping.cart'
type Capability = {
  name: string
  page: string
  schema: string
  /** Those of what it extends that a version has. */
  extends?: readonly string[]
  from: UcpVersion
}

/** What agents can do here, and from which version on; the addresses are the specification's own. */
const capabilities: readonly Capability[] = [
  { name: CHECKOUT, page: 'checkout', schema: 'checkout', from: '2026-01-11' },
  { name: CART, page: 'cart', schema: 'cart', from: '2026-04-08' },
  {
    name: 'dev.ucp.shopping.fulfillment',
    page: 'fulfillment',
    schema: 'fulfillment',
    extends: [CHECKOUT],
    from: '2026-01-11',
  },
  {
    name: 'dev.ucp.shopping.discount',
    page: 'discount',
    schema: 'discount',
    extends: [CART, CHECKOUT],
    from: '2026-01-11',
  },
  {
    name: 'dev.ucp.shopping.buyer_consent',
    page: 'buyer-consent',
    schema: 'buyer_consent',
    extends: [CHECKOUT],
    from: '2026-01-11',
  },
  { name: 'dev.ucp.shopping.order', page: 'order', schema: 'order', from: '2026-01-11' },
  { name: 'dev.ucp.shopping.catalog.search', page: 'catalog/search', schema: 'catalog_search', from: '2026-04-08' },
  { name: 'dev.ucp.shopping.catalog.lookup', page: 'catalog/lookup', schema: 'catalog_lookup', from: '2026-04-08' },
]

/** The names of what a version offers. */
export const capabilityNames = (version: UcpVersion): string[] => offered(version).map(({ name }) => name)

const offered = (version: UcpVersion): readonly Capability[] => capabilities.filter(({ from }) => from <= version)

/** Says which shop this is, what agents can do here, where, and how they pay. */
export const profileOf = (version: UcpVersion, given: Given): object =>
  version === '2026-01-11' ? firstProfile(version, given) : profile(version, given)

function profile(version: UcpVersion, { siteUrl, handler, keys, hasLinking }: Given): object {
  return {
    ucp: {
      version,
      ...(version === currentVersion && {
        supported_versions: Object.fromEntries(
          ucpVersions.filter((one) => one !== version).map((one) => [one, profileUrlOf(siteUrl, one)]),
        ),
      }),
      services: {
        'dev.ucp.shopping': [
          service(version, 'rest', 'rest.openapi', endpointOf(siteUrl, version)),
          service(version, 'mcp', 'mcp.openrpc', `${endpointOf(siteUrl, version)}/${MCP_PATH}`),
        ],
      },
      capabilities: {
        ...Object.fromEntries(
          offered(version).map(({ name, ...one }) => [name, [{ version, ...documents(version, version, one) }]]),
        ),
        ...(hasLinking && { 'dev.ucp.common.identity_linking': [linking(version)] }),
      },
      payment_handlers: { [handlerName(siteUrl)]: [{ ...handlerOf(version, siteUrl, handler) }] },
    },
    signing_keys: keys,
  }
}

/** Of what a customer can allow, that for which an agent needs it; the rest is optional (`scopes_supported`). */
const linking = (version: UcpVersion) => ({
  version,
  spec: `https://ucp.dev/${version}/specification/identity-linking`,
  schema: `https://ucp.dev/${version}/schemas/common/identity_linking.json`,
  config: {
    scopes: {
      [ORDER_SCOPE]: { description: { plain: 'Read the orders of the customer by their numbers.' } },
    },
  },
})

const service = (version: UcpVersion, transport: 'rest' | 'mcp', schema: string, endpoint: string) => ({
  version,
  spec: `https://ucp.dev/${version}/specification/overview`,
  transport,
  schema: `https://ucp.dev/${version}/services/shopping/${schema}.json`,
  endpoint,
})

/** The first version had lists where later ones have objects, and its handlers beside the rest. */
function firstProfile(version: UcpVersion, { siteUrl, handler, keys }: Given): object {
  return {
    ucp: {
      version,
      services: {
        'dev.ucp.shopping': {
          version,
          spec: 'https://ucp.dev/specification/overview',
          rest: {
            schema: 'https://ucp.dev/services/shopping/rest.openapi.json',
            endpoint: endpointOf(siteUrl, version),
          },
        },
      },
      capabilities: offered(version).map(({ name, ...one }) => ({
        name,
        version,
        ...documents(version, undefined, one),
      })),
    },
    payment: { handlers: [firstHandler(version, siteUrl, handler)] },
    signing_keys: keys,
  }
}

/** `at`: where the documents of a version are; those of the first one have no version in their address. */
function documents(version: UcpVersion, at: UcpVersion | undefined, capability: Omit<Capability, 'name'>) {
  const { page, schema, extends: parents = [] } = capability
  const root = at ? `https://ucp.dev/${at}` : 'https://ucp.dev'
  const names = capabilityNames(version)
  const own = parents.filter((name) => names.includes(name))
  return {
    spec: `${root}/specification/${page}`,
    schema: `${root}/schemas/shopping/${schema}.json`,
    ...(own.length > 0 && { extends: own.length === 1 ? own[0] : own }),
  }
}

/** The shop's own handler, in its own name space: `example.portage.card` for https://portage.example. */
export function handlerName(siteUrl: string): string {
  const labels = (/^https?:\/\/([^/:]+)/.exec(siteUrl)?.[1] ?? '').split('.').toReversed()
  // An address of numbers, as on a machine of developers, is not a name space.
  const isName = labels.every((label) => /^[a-z][a-z0-9]*$/.test(label.replaceAll('-', '')))
  return isName ? `${labels.map((label) => label.replaceAll('-', '_')).join('.')}.card` : 'local.card'
}

/** Of the handler in every checkout; an instrument names it. */
export const HANDLER_ID = 'card'
export const HANDLER_PATH = `${UCP_PATH}handlers/card.json`

/** The handler as the first version writes it. */
export const firstHandler = (version: UcpVersion, siteUrl: string, handler: PaymentHandler): object => ({
  id: HANDLER_ID,
  name: handlerName(siteUrl),
  version,
  spec: `${siteUrl}${HANDLER_PATH}`,
  config_schema: `${siteUrl}${HANDLER_PATH}`,
  instrument_schemas: [`${siteUrl}${HANDLER_PATH}`],
  config: configOf(handler),
})

/** The handler as later versions write it. */
export const handlerOf = (version: UcpVersion, siteUrl: string, handler: PaymentHandler): object => ({
  id: HANDLER_ID,
  version,
  spec: `${siteUrl}${HANDLER_PATH}`,
  schema: `${siteUrl}${HANDLER_PATH}`,
  available_instruments: [{ type: 'card' }],
  config: configOf(handler),
})

const configOf = ({ gateway, publishableKey }: PaymentHandler) => ({
  gateway,
  ...(publishableKey && { publishable_key: publishableKey }),
})

const cardsOf: Record<GatewayName, string> = {
  test: 'A card of the test gateway: no real money moves. The token is test_approve, test_decline, test_insufficient-funds or test_challenge.',
  stripe:
    'A card by a token that Stripe issued for this shop: pm_… of a payment method, or ctoken_… of a confirmation. The publishable key is in the configuration of the handler.',
}

/** What an agent has to send as its payment: a token of the gateway, never the number of a card. */
export const handlerSchema = (siteUrl: string, { gateway, tokens }: PaymentHandler): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `${siteUrl}${HANDLER_PATH}`,
  title: 'Card',
  description: cardsOf[gateway],
  type: 'object',
  required: ['id', 'handler_id', 'type', 'credential'],
  properties: {
    id: { type: 'string' },
    handler_id: { const: HANDLER_ID },
    type: { const: 'card' },
    credential: {
      type: 'object',
      required: ['type', 'token'],
      properties: { type: { type: 'string' }, token: { type: 'string', ...(tokens && { pattern: tokens }) } },
    },
  },
})
