import { describe, expect, test } from 'vitest'
import { specifiedAgentTerms } from '../../domain/ucp/agent-terms.ts'
import { sql } from '../database/database.ts'
import { agentKey, agentOn, agentUrl, buyer, card, shipping } from '../testing/agent-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { signedRequest } from './sign-request.ts'
import { signingKey } from './signing-key.ts'

describe.each(databases)('%s', (database) => {
  const { world, ordering, rows, http, ask, lines, ready, stored } = agentOn(shopOn(database))
  const signed = (path: string, body: object, { name = agentUrl, key = agentKey, idempotency = '' } = {}) => {
    const text = JSON.stringify(body)
    const url = new URL(`https://portage.example/ucp/2026-04-08${path}`)
    const headers = {
      'ucp-agent': `profile="${name}"`,
      'idempotency-key': idempotency || crypto.randomUUID(),
    }
    return http(url.pathname, {
      method: 'POST',
      headers: {
        ...signedRequest(key, { method: 'POST', url, body: text, headers }),
        'content-length': String(Buffer.byteLength(text)),
      },
      body: text,
    })
  }
  const whole = () => ({ ...lines(), buyer, fulfillment: shipping('regular') })
  const codeOf = ({ text }: { text: string }) => (JSON.parse(text) as { code: string }).code

  test('an order of an agent that signed is marked so, and one of an agent that did not is not', async () => {
    const begun = await signed('/checkout-sessions', whole())
    expect(begun.status).toBe(201)
    const { id } = JSON.parse(begun.text) as { id: string }
    const done = await signed(`/checkout-sessions/${id}/complete`, card())
    const { label } = (JSON.parse(done.text) as { order: { label: string } }).order
    const plain = await ready()
    const other = await ask('POST', `/checkout-sessions/${plain.id}/complete`, card())
    const marks = await rows(
      sql`select agent, agent_verified from orders where number in (${label}, ${other.body.order!.label}) order by id`,
    )
    expect(marks.map((row) => Boolean((row as { agent_verified: unknown }).agent_verified))).toEqual([true, false])
    const { order } = (await ordering().orders.sheet(label))!
    expect(order.events).toContainEqual(
      expect.objectContaining({ note: expect.stringContaining('signature verified') }),
    )
  })

  test('a signature that is not the agent’s is refused, by REST and by MCP, and nothing is stored', async () => {
    const before = await stored('agent_sessions')
    const thief = { ...signingKey('a thief'), kid: agentKey.kid }
    const answer = await signed('/checkout-sessions', whole(), { key: thief })
    expect([answer.status, codeOf(answer)]).toEqual([401, 'signature_invalid'])
    const gone = await signed('/checkout-sessions', whole(), { key: { ...agentKey, kid: 'gone' } })
    expect([gone.status, codeOf(gone)]).toEqual([401, 'key_not_found'])
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: {
        name: 'create_checkout',
        arguments: { meta: { 'ucp-agent': { profile: agentUrl } }, checkout: whole() },
      },
    }
    const mcp = await signed('/mcp', call, { key: thief })
    expect([mcp.status, JSON.parse(mcp.text)]).toMatchObject([
      401,
      { error: { code: -32000, data: { code: 'signature_invalid' } } },
    ])
    expect(await stored('agent_sessions')).toBe(before)
    expect((await signed('/mcp', call)).status).toBe(200)
  })

  test('where only agents that sign may order, others are refused', async () => {
    world.terms = { ...specifiedAgentTerms, isOn: true, mustSign: true }
    const unsigned = await ask('POST', '/checkout-sessions', whole())
    expect([unsigned.status, unsigned.body]).toMatchObject([401, { code: 'signature_missing' }])
    expect((await signed('/checkout-sessions', whole())).status).toBe(201)
    world.terms = { ...specifiedAgentTerms, isOn: true }
  })

  test('a barred agent is refused, and where a list is all, whoever is not on it', async () => {
    const before = await stored('agent_sessions')
    const host = 'agent.example'
    world.terms = { ...specifiedAgentTerms, isOn: true, rules: [{ host, isBarred: true }] }
    const barred = await ask('POST', '/checkout-sessions', whole())
    expect([barred.status, barred.body]).toMatchObject([403, { code: 'profile_not_trusted' }])
    world.terms = { ...specifiedAgentTerms, isOn: true, isListedOnly: true }
    expect((await ask('POST', '/carts', lines())).status).toBe(403)
    expect(await stored('agent_sessions')).toBe(before)
    world.terms = { ...world.terms, rules: [{ host, isBarred: false }] }
    expect((await ask('POST', '/carts', lines())).status).toBe(201)
    world.terms = { ...specifiedAgentTerms, isOn: true }
  })

  test('an agent has a limit of its own, which another profile at its host does not get around', async () => {
    const profile = 'profile="https://agent.example/another"'
    const one = await ready()
    expect((await ask('POST', `/checkout-sessions/${one.id}/complete`, card())).body.status).toBe('completed')
    world.terms = {
      ...specifiedAgentTerms,
      isOn: true,
      rules: [{ host: 'agent.example', isBarred: false, ordersADay: 1 }],
    }
    const other = await ask('POST', '/checkout-sessions', whole(), { 'ucp-agent': profile })
    const refused = await ask('POST', `/checkout-sessions/${other.body.id}/complete`, card(), { 'ucp-agent': profile })
    expect([refused.status, refused.body.messages.at(-1)?.code]).toEqual([429, 'rate_limited'])
    world.terms = { ...specifiedAgentTerms, isOn: true }
  })
})
