import { pageShapes } from '../paths.ts'
import { UCP_PATH, UCP_PROFILE } from './version.ts'

/** Where agents are linked to the accounts of customers (OAuth 2.0). */
export const LINK_PATH = `${UCP_PATH}oauth/`
/**
 * Where the browser of a customer is sent, which leads to the page in their language, and where agents get and give
 * back their tokens.
 */
export const linkPaths = {
  authorize: `/${pageShapes.linkAgent.en}`,
  token: `${LINK_PATH}token`,
  revoke: `${LINK_PATH}revoke`,
} as const
/** What says so (RFC 8414), and what it protects (RFC 9728). */
export const SERVER_METADATA = '/.well-known/oauth-authorization-server'
export const RESOURCE_METADATA = '/.well-known/oauth-protected-resource'

/** What agents look for first. */
export const firstDocuments = [UCP_PROFILE, SERVER_METADATA, RESOURCE_METADATA] as const

/** What a customer may let an agent do, by the protocol's names. */
export const CHECKOUT_SCOPE = 'dev.ucp.shopping.checkout:manage'
export const ORDER_SCOPE = 'dev.ucp.shopping.order:read'
export const linkScopes = [CHECKOUT_SCOPE, ORDER_SCOPE] as const
export type LinkScope = (typeof linkScopes)[number]

export const linkScopesIn = (text: string): LinkScope[] => {
  const named = text.split(' ')
  return linkScopes.filter((scope) => named.includes(scope))
}

/** How agents show that they are who they say: by a key of their profile, or where it has none by PKCE alone. */
export const clientAuthMethods = ['private_key_jwt', 'none'] as const
/** Of the keys that the shop verifies requests by, too. */
export const clientSigningAlgorithms = ['ES256', 'ES384'] as const

/** The authorization server as RFC 8414 describes one; its name is the shop's address, to the letter. */
export const serverMetadata = (siteUrl: string): object => ({
  issuer: siteUrl,
  authorization_endpoint: siteUrl + linkPaths.authorize,
  token_endpoint: siteUrl + linkPaths.token,
  revocation_endpoint: siteUrl + linkPaths.revoke,
  scopes_supported: linkScopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: clientAuthMethods,
  token_endpoint_auth_signing_alg_values_supported: clientSigningAlgorithms,
  revocation_endpoint_auth_methods_supported: clientAuthMethods,
  revocation_endpoint_auth_signing_alg_values_supported: clientSigningAlgorithms,
  authorization_response_iss_parameter_supported: true,
  ui_locales_supported: ['en-CA', 'fr-CA'],
})

/** What the tokens open (RFC 9728). */
export const resourceMetadata = (siteUrl: string): object => ({
  resource: siteUrl,
  authorization_servers: [siteUrl],
  scopes_supported: linkScopes,
  bearer_methods_supported: ['header'],
})

/** What asks for a token, or for another one (RFC 6750, 3). */
export type Challenge = { error?: 'invalid_token' | 'insufficient_scope'; scope?: LinkScope }

/** The value of `WWW-Authenticate`. */
export const challengeText = (siteUrl: string, { error, scope }: Challenge): string =>
  [
    `Bearer realm="${siteUrl}"`,
    ...(error ? [`error="${error}"`] : []),
    ...(scope ? [`scope="${scope}"`] : []),
    `resource_metadata="${siteUrl}${RESOURCE_METADATA}"`,
  ].join(', ')
