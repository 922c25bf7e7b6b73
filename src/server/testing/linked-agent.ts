import * as oauth from 'oauth4webapi'
import type { Customer } from '../../domain/accounts/customer.ts'
import { linkPaths } from '../../domain/ucp/identity-linking.ts'
import { linkForRequest, type LinkQuestion } from '../ucp/link-for-request.ts'
import type { LinkServer } from '../ucp/link-server.ts'
import { agentKey, agentUrl } from './agent-shopper.ts'
import type { HttpRequester } from './http.ts'

export const siteUrl = 'https://portage.example'
export const returnTo = 'https://agent.example/return'
/** An agent that runs with its buyer, and has no key. */
export const appUrl = 'https://agent.example/app'

type Parts = { http: HttpRequester; linking(): LinkServer; noted?: string[] }

/** An agent that links itself to accounts by a client of another maker, which checks what it is answered. */
export function linkedAgent({ http, linking, noted = [] }: Parts) {
  const customFetch = async (address: string, { method, headers, body }: RequestInit) => {
    const url = new URL(address)
    const text = body === undefined || body === null ? undefined : String(body as URLSearchParams)
    const sent = Object.fromEntries(new Headers(headers))
    const answer = await http(url.pathname + url.search, {
      method: method ?? 'GET',
      headers: { ...sent, ...(text !== undefined && { 'content-length': String(Buffer.byteLength(text)) }) },
      ...(text !== undefined && { body: text }),
    })
    const known = Object.entries(answer.headers).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
    return new Response(answer.text || null, { status: answer.status, headers: known as [string, string][] })
  }
  const options = { [oauth.customFetch]: customFetch as never }
  const discovered = async () => {
    const issuer = new URL(siteUrl)
    const asked = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...options })
    // The shop's name has no slash at its end; the client's URL has.
    const metadata = (await asked.json()) as oauth.AuthorizationServer
    return metadata
  }
  /** Signs with the key of its profile (RFC 7523). */
  const keyed = async (key = agentKey.privateKey) => {
    const privateKey = await crypto.subtle.importKey(
      'jwk',
      key.export({ format: 'jwk' }),
      { name: 'ECDSA', namedCurve: 'P-256' },
      false,
      ['sign'],
    )
    return oauth.PrivateKeyJwt({ key: privateKey, kid: agentKey.kid })
  }
  const page = (customer?: Customer) =>
    linkForRequest({
      server: linking(),
      settings: { agents: async () => ({ isOn: true }) },
      note: async (_, kind) => void noted.push(kind),
      siteUrl,
    })({} as never, async () => customer)
  const begin = async (scope: string, agent = agentUrl, to = returnTo) => {
    const verifier = oauth.generateRandomCodeVerifier()
    const state = oauth.generateRandomState()
    const members = {
      client_id: agent,
      redirect_uri: to,
      response_type: 'code',
      scope,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }
    return { verifier, state, members }
  }
  /** Where a customer who says yes is led to. */
  const allowed = async (customer: Customer, members: Record<string, string>): Promise<URL> => {
    const asked: LinkQuestion = await page(customer).answerLink(members, { intent: 'allow', customer: customer.id })
    if (asked.is !== 'answered') throw new Error(`the agent got no answer but ${asked.is}`)
    return new URL(asked.to)
  }
  const redeemed = async (
    to: URL,
    { verifier, state, members }: Awaited<ReturnType<typeof begin>>,
    auth?: oauth.ClientAuth,
  ) => {
    const server = await discovered()
    const client = { client_id: members.client_id }
    const parameters = oauth.validateAuthResponse(server, client, to, state)
    const answer = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      auth ?? (members.client_id === appUrl ? oauth.None() : await keyed()),
      parameters,
      members.redirect_uri,
      verifier,
      options,
    )
    return oauth.processAuthorizationCodeResponse(server, client, answer)
  }
  const linked = async (customer: Customer, scope: string, agent = agentUrl, to = returnTo) => {
    const begun = await begin(scope, agent, to)
    return redeemed(await allowed(customer, begun.members), begun)
  }
  const renewed = async (refreshToken: string, agent = agentUrl) => {
    const server = await discovered()
    const client = { client_id: agent }
    const auth = agent === appUrl ? oauth.None() : await keyed()
    const answer = await oauth.refreshTokenGrantRequest(server, client, auth, refreshToken, options)
    return oauth.processRefreshTokenResponse(server, client, answer)
  }
  const revoked = async (token: string, agent = agentUrl) => {
    const server = await discovered()
    const auth = agent === appUrl ? oauth.None() : await keyed()
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(server, { client_id: agent }, auth, token, options),
    )
  }
  /** What the token endpoint says to a form. */
  const posted = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams(form).toString()
    const answer = await http(linkPaths.token, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(Buffer.byteLength(body)),
        ...headers,
      },
      body,
    })
    return { status: answer.status, error: (JSON.parse(answer.text) as { error?: string }).error }
  }
  return { noted, discovered, page, begin, allowed, redeemed, linked, renewed, revoked, posted, keyed }
}
