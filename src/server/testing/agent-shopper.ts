import { beforeAll } from 'vitest'
import type { Payload } from 'payload'
import { specifiedAgentTerms } from '../../domain/ucp/agent-terms.ts'
import { rowsOf, sql } from '../database/database.ts'
import { AgentCatalog } from '../ucp/agent-catalog.ts'
import { AgentCarts } from '../ucp/agent-carts.ts'
import { AgentCheckouts } from '../ucp/agent-checkouts.ts'
import { AgentProfiles } from '../ucp/agent-profiles.ts'
import { AgentSessions } from '../ucp/agent-sessions.ts'
import { signingKey } from '../ucp/signing-key.ts'
import { agentsApi } from '../ucp/agents-api.ts'
import { linkServer, type LinkServer } from '../ucp/link-server.ts'
import { profileEndpoints } from '../ucp/profile-endpoints.ts'
import { poles } from './fixture.ts'
import { served } from './http.ts'
import { orderingOn, type Ordering } from './ordering.ts'

const siteUrl = 'https://portage.example'
export const agentUrl = 'https://agent.example/profile'
export const agentKey = signingKey('the agent')
export const destination = {
  id: 'home',
  first_name: 'Geneviève',
  last_name: 'Roy',
  street_address: '1200, rue Saint-Jean',
  address_locality: 'Québec',
  address_region: 'QC',
  postal_code: 'G1R 1S8',
  address_country: 'CA',
}
export const shipping = (option?: string) => ({
  methods: [
    {
      type: 'shipping',
      destinations: [destination],
      selected_destination_id: 'home',
      ...(option && { groups: [{ selected_option_id: option }] }),
    },
  ],
})
export const buyer = {
  first_name: 'Geneviève',
  last_name: 'Roy',
  email: 'roy@example.com',
  consent: { marketing: false },
}
export const card = (token = 'test_approve') => ({
  payment: { instruments: [{ id: 'i', handler_id: 'card', type: 'card', credential: { type: 'token', token } }] },
})

export type AgentView = {
  id: string
  status: string
  totals: { type: string; amount: number }[]
  messages: { type: string; code: string; path?: string; severity?: string }[]
  ucp: { status: string; version: string }
  order?: { id: string; label: string; permalink_url: string }
  line_items: { id: string; quantity: number }[]
  discounts?: { applied: { code?: string; amount: number }[] }
}

/** An agent that shops on a database over HTTP, and the shop it meets. */
export function agentOn(shop: { payload: Payload }) {
  const world = { terms: { ...specifiedAgentTerms, isOn: true }, version: '2026-04-08', webhook: '' }
  let ordering: Ordering
  let api: ReturnType<typeof agentsApi>
  let linking: LinkServer
  let documents: ReturnType<typeof profileEndpoints>
  /** Of the customers' security log. */
  const noted: string[] = []
  const rows = (query: ReturnType<typeof sql>) => rowsOf(shop.payload)(query)
  const known = new Map<string, AgentProfiles>()
  const profiles = (version: string) => {
    const own =
      known.get(version) ??
      new AgentProfiles({
        isStrict: true,
        cacheBytes: 100_000,
        ask: async (url) => profileAt(url, version, world.webhook),
      })
    known.set(version, own)
    return own
  }
  beforeAll(async () => {
    await rows(sql`update inventory set quantity = 90 where sku = ${poles} and location = 'online'`)
    ordering = orderingOn(async () => shop.payload)
    const settings = { agents: async () => world.terms }
    const { checkouts, placing, server } = ordering
    const shopping = { checkouts, carts: server.carts, placing, settings, siteUrl }
    const sessions = new AgentSessions(shopping)
    const payload = async () => shop.payload
    const reading = { read: (address: string) => profiles(world.version).read(address) }
    linking = linkServer({
      payload,
      settings,
      profiles: reading,
      note: async (_, kind, customer, agent) => void noted.push([kind, customer, agent].join(' ')),
      siteUrl,
    })
    documents = profileEndpoints(payload, settings, ordering.gateway, siteUrl)
    api = agentsApi({
      payload,
      settings,
      checkouts: new AgentCheckouts(shopping, sessions),
      carts: new AgentCarts(sessions),
      catalog: new AgentCatalog({ rows: async () => rowsOf(shop.payload), shop: server.shop, siteUrl }),
      profiles: reading,
      linking,
      limits: { isOverLimit: async () => false, release: async () => {} },
      siteUrl,
    })
  })
  const http = served(() => (request, response, url) => {
    const document = documents[url.pathname]
    return document ? document(request, response) : api(request, response, url)
  })
  const ask = async (method: string, path: string, body?: object | string, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const answer = await http(`/ucp/${world.version}${path}`, {
      method,
      headers: {
        'ucp-agent': `profile="${agentUrl}"`,
        'accept-language': 'fr-CA',
        ...(body && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(text)),
        }),
        ...headers,
      },
      ...(body && { body: text }),
    })
    return { status: answer.status, body: JSON.parse(answer.text || '{}') as AgentView, headers: answer.headers }
  }
  const lines = (quantity = 1, sku: string = poles) => ({ line_items: [{ item: { id: sku }, quantity }] })
  const begun = async (more: object = {}) => (await ask('POST', '/checkout-sessions', { ...lines(), ...more })).body
  const ready = () => begun({ buyer, fulfillment: shipping('regular') })
  const amount = ({ totals }: AgentView, type: string) =>
    totals.filter((one) => one.type === type).reduce((sum, one) => sum + one.amount, 0)
  const stored = async (table: 'agent_sessions' | 'carts' | 'cart_lines' | 'orders') =>
    Number(((await rows(sql`select count(*) as n from ${sql.raw(table)}`)) as { n: number }[])[0]?.n)
  return {
    world,
    ordering: () => ordering,
    linking: () => linking,
    noted,
    rows,
    http,
    ask,
    lines,
    begun,
    ready,
    amount,
    stored,
  }
}

const profileAt = (url: URL, version: string, webhook: string) => {
  const orders = {
    'dev.ucp.shopping.order': [
      { version, ...(webhook && url.pathname !== '/quiet' && { config: { webhook_url: webhook } }) },
    ],
  }
  return url.hostname === 'agent.example'
    ? {
        status: 200,
        text: JSON.stringify({
          ucp: { version, capabilities: orders },
          // An app that runs with its buyer can keep no key.
          signing_keys: url.pathname === '/app' ? [] : [agentKey.publicKey],
        }),
      }
    : undefined
}
