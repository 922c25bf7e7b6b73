import { hkdfSync } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Adapter, AllClientMetadata, Provider } from 'oidc-provider'
import type { Payload } from 'payload'
import { rightsOfAgent, type AgentTerms } from '../../domain/ucp/agent-terms.ts'
import {
  clientAuthMethods,
  clientSigningAlgorithms,
  linkPaths,
  linkScopes,
  type LinkScope,
} from '../../domain/ucp/identity-linking.ts'
import type { SecurityLog } from '../accounts/security-log.ts'
import { rowsOf, sql, type Rows } from '../database/database.ts'
import type { AgentProfiles } from './agent-profiles.ts'
import { consumeLink, deleteLink, deleteOfGrant, findLink, GRANT, linksOf, writeLink } from './link-rows.ts'
import { signingKey } from './signing-key.ts'

export type LinkServerParts = {
  payload(): Promise<Payload>
  settings: { agents(): Promise<AgentTerms> }
  profiles: Pick<AgentProfiles, 'read'>
  note: SecurityLog
  siteUrl: string
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]
/** Seconds for which each is good; a token to renew by is replaced with each use. */
const ttl = { AuthorizationCode: MINUTE, AccessToken: HOUR, RefreshToken: 90 * DAY, Grant: 365 * DAY }

/**
 * The authorization server, by oidc-provider (decision 0060): who asks for a token and by what is its matter alone. The
 * page that asks the customer is the shop's (link-for-request.ts). The library is loaded with the first question.
 */
export function linkServer(parts: LinkServerParts) {
  let made: Promise<Provider> | undefined
  const provider = () =>
    (made ??= makeProvider(parts).catch((error: unknown) => {
      made = undefined
      throw error
    }))
  return {
    /** Whether an agent may be linked, and answered at an address, to the letter. */
    async knows(agent: string, returnTo: string): Promise<boolean> {
      const client = await (await provider()).Client.find(agent)
      return client?.redirectUriAllowed(returnTo) ?? false
    },

    /** The code for what a customer has just allowed, besides what the agent may do already. */
    async allow(customerId: string, { agent, returnTo, scopes, challenge }: Allowed): Promise<string> {
      const server = await provider()
      const client = await server.Client.find(agent)
      if (!client?.redirectUriAllowed(returnTo)) throw new Error('an agent was allowed that is not known')
      const rows = rowsOf(await parts.payload())
      const before = (await linksOf(rows, customerId)).find((link) => link.agent === agent)
      const known = before && (await server.Grant.find(before.grantId))
      const grant = known ?? new server.Grant({ accountId: customerId, clientId: agent })
      grant.addOIDCScope(scopes.join(' '))
      const grantId = await grant.save()
      return new server.AuthorizationCode({
        accountId: customerId,
        client,
        grantId,
        gty: 'authorization_code',
        redirectUri: returnTo,
        scope: grant.getOIDCScope(),
        codeChallenge: challenge,
        codeChallengeMethod: 'S256',
      }).save()
    },

    /** Gives, renews and takes back tokens. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const site = new URL(parts.siteUrl)
      // Its own addresses are those of the settings, whatever a proxy or a client says.
      request.headers.host = site.host
      request.headers['x-forwarded-proto'] = site.protocol.slice(0, -1)
      delete request.headers['x-forwarded-host']
      await (await provider()).callback()(request, response)
    },
  }
}
export type LinkServer = ReturnType<typeof linkServer>
type Allowed = { agent: string; returnTo: string; scopes: readonly LinkScope[]; challenge: string }

async function makeProvider(parts: LinkServerParts): Promise<Provider> {
  const { Provider, errors } = await import('oidc-provider')
  const { secret } = await parts.payload()
  const rows = async () => rowsOf(await parts.payload())
  const key = signingKey(secret)
  /** A link that its agent ends, or a code or token that was used twice: the customer reads of it as of one ended by hand. */
  const noting = (grants: Adapter): Adapter => ({
    ...grants,
    async destroy(id) {
      const ended = await deleteLink(await rows(), GRANT, id)
      const request = Provider.ctx?.req
      if (ended && request) await parts.note(request, 'agent-unlinked', ended.customerId, ended.agent)
    },
  })
  const server = new Provider(parts.siteUrl, {
    adapter(kind: string) {
      if (kind === 'Client') return clientsOnly(parts)
      const adapter = adapterOf(kind, rows, () => {
        throw new errors.InvalidGrant('already used')
      })
      return kind === GRANT ? noting(adapter) : adapter
    },
    clientAuthMethods: [...clientAuthMethods],
    clientBasedCORS: () => false,
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    cookies: { keys: [Buffer.from(hkdfSync('sha256', secret, '', 'account links', 32)).toString('base64url')] },
    enabledJWA: { clientAuthSigningAlgValues: [...clientSigningAlgorithms], idTokenSigningAlgValues: ['ES256'] },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_, client, token) => client.clientId === token.clientId },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    async findAccount(_, id) {
      const [known] = await (await rows())(sql`select id from customers where id = ${id}`)
      return known && { accountId: id, claims: () => ({ sub: id }) }
    },
    issueRefreshToken: () => true,
    jwks: { keys: [key.privateKey.export({ format: 'jwk' })] },
    pkce: { required: () => true },
    responseTypes: ['code'],
    // Who gives one token back ends the link.
    revokeGrantPolicy: () => true,
    rotateRefreshToken: true,
    routes: { authorization: linkPaths.authorize, token: linkPaths.token, revocation: linkPaths.revoke },
    scopes: [...linkScopes],
    ttl,
  })
  server.proxy = true
  return server
}

/**
 * An agent as a client: called by the address of its profile, known by the keys in it, and answered where the merchant
 * allows.
 */
async function clientOf({ settings, profiles }: LinkServerParts, id: string): Promise<AllClientMetadata | undefined> {
  const address = URL.parse(id)
  const returnTo = address?.href === id ? rightsOfAgent(await settings.agents(), address.host)?.returnTo : undefined
  if (!returnTo || returnTo.length === 0) return undefined
  const profile = await profiles.read(id)
  if (typeof profile === 'string') return undefined
  const keys = profile.keys.filter(({ kty, crv }) => kty === 'EC' && (crv === 'P-256' || crv === 'P-384'))
  return {
    client_id: id,
    // With it addresses of an app on the agent's own machine are known at any port.
    application_type: 'native',
    redirect_uris: returnTo,
    response_types: ['code'],
    grant_types: ['authorization_code', 'refresh_token'],
    scope: linkScopes.join(' '),
    ...(keys.length > 0
      ? { token_endpoint_auth_method: 'private_key_jwt', jwks: { keys } }
      : { token_endpoint_auth_method: 'none' }),
  }
}

const nothing = async () => undefined
/** Agents are registered in the admin, never here. */
const clientsOnly = (parts: LinkServerParts): Adapter => ({
  find: (id) => clientOf(parts, id),
  findByUid: nothing,
  findByUserCode: nothing,
  upsert: nothing,
  consume: nothing,
  destroy: nothing,
  revokeByGrantId: nothing,
})

const adapterOf = (kind: string, rows: () => Promise<Rows>, refuseUsed: () => never): Adapter => ({
  find: async (id) => findLink(await rows(), kind, id),
  findByUid: nothing,
  findByUserCode: nothing,
  upsert: async (id, data, seconds = 0) => writeLink(await rows(), kind, id, { ...data }, seconds),
  async consume(id) {
    if (!(await consumeLink(await rows(), kind, id))) refuseUsed()
  },
  destroy: async (id) => void (await deleteLink(await rows(), kind, id)),
  revokeByGrantId: async (grantId) => void (await deleteOfGrant(await rows(), kind, grantId)),
})
