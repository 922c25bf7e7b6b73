import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Customer } from '../../domain/accounts/customer.ts'
import { specifiedAgentTerms } from '../../domain/ucp/agent-terms.ts'
import { CHECKOUT_SCOPE, linkPaths, ORDER_SCOPE, RESOURCE_METADATA } from '../../domain/ucp/identity-linking.ts'
import { rowsOf, sql } from '../database/database.ts'
import { agentOn, agentUrl } from '../testing/agent-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { appUrl, linkedAgent, returnTo } from '../testing/linked-agent.ts'
import { endLinks, linksOf } from './link-rows.ts'
import { signingKey } from './signing-key.ts'

const loopback = 'http://127.0.0.1/return'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const { world, http, linking, noted } = agentOn(shop)
  const rows = () => rowsOf(shop.payload)
  const agent = linkedAgent({ http, linking })
  const both = `${CHECKOUT_SCOPE} ${ORDER_SCOPE}`
  let anna: Customer

  beforeAll(async () => {
    const rules = [{ host: 'agent.example', isBarred: false, returnTo: [returnTo, loopback] }]
    world.terms = { ...specifiedAgentTerms, isOn: true, rules }
    anna = await customer('anna@example.com')
  })
  const customer = async (email: string): Promise<Customer> => {
    const own = { id: randomUUID(), email, name: 'Anna Roy', locale: 'en', employeePrices: false } as const
    await rows()(
      sql`insert into customers (id, email, name, email_verified, locale, employee_prices) values (${own.id}, ${email}, ${own.name}, ${true}, 'en', ${false}) returning id`,
    )
    return own
  }
  /** It ends Anna's link, and she reads of it once. */
  const ends = async (work: () => Promise<unknown>) => {
    const before = noted.length
    await work()
    expect(noted.slice(before)).toEqual([`agent-unlinked ${anna.id} ${agentUrl}`])
  }
  const stored = async () => rows()(sql`select * from agent_links order by id`)
  const faultOf = async (work: Promise<unknown>) =>
    work.then(
      () => 'no fault',
      (fault: { error?: string }) => fault.error,
    )

  test('the shop says where accounts are linked, and by which name', async () => {
    expect(await agent.discovered()).toMatchObject({
      issuer: 'https://portage.example',
      authorization_endpoint: 'https://portage.example/link-agent',
      token_endpoint: 'https://portage.example/ucp/oauth/token',
      revocation_endpoint: 'https://portage.example/ucp/oauth/revoke',
      scopes_supported: [CHECKOUT_SCOPE, ORDER_SCOPE],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['private_key_jwt', 'none'],
      authorization_response_iss_parameter_supported: true,
    })
    expect(JSON.parse((await http(RESOURCE_METADATA)).text)).toMatchObject({
      authorization_servers: ['https://portage.example'],
    })
    const profile = JSON.parse((await http('/.well-known/ucp')).text) as { ucp: { capabilities: object } }
    expect(profile.ucp.capabilities).toHaveProperty(['dev.ucp.common.identity_linking'])
  })

  test('a customer is asked what the agent may do; yes gives it a code, no an answer without one', async () => {
    const { members, state } = await agent.begin(both)
    const wants = { agent: agentUrl, scopes: [CHECKOUT_SCOPE, ORDER_SCOPE] }
    expect(await agent.page().readLink(members)).toEqual({ is: 'guest', ...wants })
    const customer = { email: 'anna@example.com' }
    expect(await agent.page(anna).readLink(members)).toMatchObject({ is: 'asked', ...wants, customer })
    const no = await agent.page(anna).answerLink(members, { intent: 'deny', customer: anna.id })
    const back = new URL((no as { to: string }).to)
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error: 'access_denied',
      state,
      iss: 'https://portage.example',
    })
    const before = await stored()
    // Somebody else signed in in the same browser meanwhile.
    expect(await agent.page(anna).answerLink(members, { intent: 'allow', customer: 'bea' })).toMatchObject({
      is: 'asked',
    })
    expect(await stored()).toEqual(before)
  })

  test.each([
    ['another address', { redirect_uri: 'https://agent.example/return/' }],
    ['an address below it', { redirect_uri: `${returnTo}?more=1` }],
    ['another agent', { client_id: 'https://other.example/profile' }],
    ['the same agent, written otherwise', { client_id: 'HTTPS://agent.example/profile' }],
    ['no address', { redirect_uri: undefined }],
    ['no agent', { client_id: undefined }],
  ])('%s is answered nowhere', async (_, wrong) => {
    const { members } = await agent.begin(both)
    expect(await agent.page(anna).readLink({ ...members, ...wrong })).toEqual({ is: 'unknown' })
    const yes = { intent: 'allow', customer: anna.id }
    expect(await agent.page(anna).answerLink({ ...members, ...wrong }, yes)).toEqual({ is: 'unknown' })
  })

  test.each([
    ['no challenge', { code_challenge: undefined }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a token at once', { response_type: 'token' }, 'unsupported_response_type'],
    ['a scope that there is not', { scope: 'dev.ucp.shopping.order:manage' }, 'invalid_scope'],
    ['a state without end', { state: 'x'.repeat(501) }, 'invalid_request'],
  ])('%s is refused to the agent itself', async (_, wrong, error) => {
    const { members } = await agent.begin(both)
    const answer = await agent.page(anna).readLink({ ...members, ...wrong })
    expect(new URL((answer as { to: string }).to).searchParams.get('error')).toBe(error)
  })

  test('an agent gets tokens for its code by its key, renews them, and gives them back', async () => {
    const first = await agent.linked(anna, both)
    expect(first).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: both })
    const second = await agent.renewed(first.refresh_token!)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(agent.noted).toContain('agent-linked')
    const [link, ...more] = await linksOf(rows(), anna.id)
    expect([link?.agent, link?.scopes, more]).toEqual([agentUrl, [CHECKOUT_SCOPE, ORDER_SCOPE], []])
    await ends(() => agent.revoked(second.refresh_token!))
    expect(await linksOf(rows(), anna.id)).toEqual([])
    expect(await faultOf(agent.renewed(second.refresh_token!))).toBe('invalid_grant')
  })

  test('no agent gives back the tokens of another', async () => {
    const { refresh_token } = await agent.linked(anna, ORDER_SCOPE)
    await agent.revoked(refresh_token!, appUrl)
    expect((await agent.renewed(refresh_token!)).access_token).toBeTruthy()
    await endLinks(rows(), anna.id)
  })

  test('nothing that is stored opens an account', async () => {
    const begun = await agent.begin(both)
    const to = await agent.allowed(anna, begun.members)
    const { access_token, refresh_token } = await agent.redeemed(to, begun)
    const text = JSON.stringify(await stored())
    for (const secret of [to.searchParams.get('code')!, access_token, refresh_token!])
      expect(text).not.toContain(secret)
  })

  test('a code is good once, at once too; used again it ends the link', async () => {
    const begun = await agent.begin(ORDER_SCOPE)
    const to = await agent.allowed(anna, begun.members)
    const both = await Promise.allSettled([agent.redeemed(to, begun), agent.redeemed(to, begun)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const again = await agent.begin(ORDER_SCOPE)
    const code = await agent.allowed(anna, again.members)
    const { refresh_token } = await agent.redeemed(code, again)
    await ends(async () => {
      expect(await faultOf(agent.redeemed(code, again))).toBe('invalid_grant')
      expect(await faultOf(agent.renewed(refresh_token!))).toBe('invalid_grant')
    })
    expect(await linksOf(rows(), anna.id)).toEqual([])
  })

  test('a token to renew by that was used already ends the link: one of two has stolen it', async () => {
    const { refresh_token } = await agent.linked(anna, ORDER_SCOPE)
    const next = await agent.renewed(refresh_token!)
    await ends(async () => {
      expect(await faultOf(agent.renewed(refresh_token!))).toBe('invalid_grant')
      expect(await faultOf(agent.renewed(next.refresh_token!))).toBe('invalid_grant')
    })
    expect(await linksOf(rows(), anna.id)).toEqual([])
  })

  test('a code needs its verifier, its address and the key of its agent', async () => {
    const begun = await agent.begin(ORDER_SCOPE)
    const fresh = async () => agent.allowed(anna, begun.members)
    expect(await faultOf(agent.redeemed(await fresh(), { ...begun, verifier: 'x'.repeat(43) }))).toBe('invalid_grant')
    const elsewhere = { ...begun, members: { ...begun.members, redirect_uri: loopback } }
    expect(await faultOf(agent.redeemed(await fresh(), elsewhere))).toBe('invalid_grant')
    const thief = await agent.keyed(signingKey('a thief').privateKey)
    expect(await faultOf(agent.redeemed(await fresh(), begun, thief))).toBe('invalid_client')
    const form = {
      grant_type: 'authorization_code',
      code: (await fresh()).searchParams.get('code')!,
      redirect_uri: returnTo,
      code_verifier: begun.verifier,
    }
    // Who has keys shows that it has them; the name alone is not enough, nor another agent's.
    expect(await agent.posted({ ...form, client_id: agentUrl })).toEqual({ status: 401, error: 'invalid_client' })
    expect(await agent.posted({ ...form, client_id: appUrl })).toEqual({ status: 400, error: 'invalid_grant' })
    await endLinks(rows(), anna.id)
  })

  test('what an agent signs to show who it is counts once', async () => {
    const first = await agent.linked(anna, ORDER_SCOPE)
    const form = {
      grant_type: 'refresh_token',
      refresh_token: first.refresh_token!,
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: await assertionOf(),
    }
    expect((await agent.posted({ ...form, refresh_token: 'none' })).error).toBe('invalid_grant')
    expect(await agent.posted(form)).toEqual({ status: 401, error: 'invalid_client' })
    await endLinks(rows(), anna.id)
  })
  const assertionOf = async () => {
    const form = new URLSearchParams()
    await (
      await agent.keyed()
    )(await agent.discovered(), { client_id: agentUrl }, form, new Headers())
    return form.get('client_assertion')!
  }

  test('an app without a key is answered on its own machine at any port, by PKCE alone', async () => {
    const { access_token, refresh_token } = await agent.linked(
      anna,
      ORDER_SCOPE,
      appUrl,
      'http://127.0.0.1:53211/return',
    )
    expect((await agent.renewed(refresh_token!, appUrl)).access_token).not.toBe(access_token)
    const { members } = await agent.begin(ORDER_SCOPE, appUrl, 'http://127.0.0.1:53211/elsewhere')
    expect(await agent.page(anna).readLink(members)).toEqual({ is: 'unknown' })
    await endLinks(rows(), anna.id)
  })

  test('what is allowed besides keeps what was allowed before, and two agents are two links', async () => {
    await agent.linked(anna, ORDER_SCOPE)
    expect((await agent.linked(anna, CHECKOUT_SCOPE)).scope).toBe(`${ORDER_SCOPE} ${CHECKOUT_SCOPE}`)
    await agent.linked(anna, ORDER_SCOPE, appUrl, loopback)
    const links = await linksOf(rows(), anna.id)
    expect(links.map((link) => link.agent)).toEqual([appUrl, agentUrl])
    await endLinks(rows(), anna.id, links[1]!.id)
    expect((await linksOf(rows(), anna.id)).map((link) => link.agent)).toEqual([appUrl])
    // Another's link is nobody's to end.
    const bea = await customer('bea@example.com')
    await endLinks(rows(), bea.id, links[0]!.id)
    expect(await linksOf(rows(), anna.id)).toHaveLength(1)
    await endLinks(rows(), anna.id)
  })

  test('a barred agent, or one whose address was taken away, gets no tokens any more', async () => {
    const { refresh_token } = await agent.linked(anna, ORDER_SCOPE)
    const { terms } = world
    world.terms = { ...terms, rules: [{ host: 'agent.example', isBarred: false }] }
    const form = { grant_type: 'refresh_token', refresh_token: refresh_token!, client_id: agentUrl }
    expect(await agent.posted(form)).toEqual({ status: 401, error: 'invalid_client' })
    world.terms = { ...terms, isOn: false }
    expect((await http(linkPaths.token, { method: 'POST' })).status).toBe(404)
    world.terms = terms
    await endLinks(rows(), anna.id)
  })

  test.each(['authorize', 'jwks', 'token'])('nobody reads /ucp/oauth/%s', async (path) =>
    expect((await http(`/ucp/oauth/${path}`)).status).toBe(404),
  )
})
