import type { SecurityLog } from '../accounts/security-log.ts'
import type { Shop } from '../app/shop.ts'
import { rowsOf } from '../database/database.ts'
import { AgentCatalog } from './agent-catalog.ts'
import { AgentCarts } from './agent-carts.ts'
import { AgentCheckouts } from './agent-checkouts.ts'
import { agentEvents } from './agent-events.ts'
import { AgentProfiles } from './agent-profiles.ts'
import { AgentSessions, type AgentParts } from './agent-sessions.ts'
import { agentsApi, type AgentsApiParts } from './agents-api.ts'
import { linkForRequest } from './link-for-request.ts'
import { linkServer } from './link-server.ts'
import { profileEndpoints } from './profile-endpoints.ts'
import { isHttps } from '../http/same-origin.ts'

type Parts = Omit<AgentParts, 'now'> &
  Pick<AgentsApiParts, 'limits'> & {
    accounts: { note: SecurityLog }
    shop: Pick<Shop, 'search' | 'listing' | 'product'>
    /** Bytes of the agents' profiles that are remembered. */
    cacheBytes: number
    log(sentence: string): void
  }

/** All that shopping agents reach: what they read before they shop, and what they ask for. */
export function openAgents({ limits, log, shop, cacheBytes, accounts: { note }, ...parts }: Parts) {
  const { settings, siteUrl, checkouts } = parts
  const { payload, gateways } = checkouts.parts
  const sessions = new AgentSessions(parts)
  const profiles = new AgentProfiles({ isStrict: isHttps(siteUrl), cacheBytes })
  const linking = linkServer({ payload, settings, profiles, note, siteUrl })
  return {
    profiles: profileEndpoints(payload, settings, gateways.current, siteUrl),
    /** What sends them their orders. */
    agentEvents: agentEvents({ payload, siteUrl, log }),
    /** Where customers are asked. */
    linkOf: linkForRequest({ server: linking, settings, note, siteUrl }),
    agents: agentsApi({
      payload,
      settings,
      checkouts: new AgentCheckouts(parts, sessions),
      carts: new AgentCarts(sessions),
      catalog: new AgentCatalog({ rows: async () => rowsOf(await payload()), shop, siteUrl }),
      profiles,
      linking,
      limits,
      siteUrl,
    }),
  }
}
