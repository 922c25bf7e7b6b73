import type { Shop } from '../app/shop.ts'
import { rowsOf } from '../database/database.ts'
import { AgentCatalog } from './agent-catalog.ts'
import { AgentCarts } from './agent-carts.ts'
import { AgentCheckouts } from './agent-checkouts.ts'
import { agentEvents } from './agent-events.ts'
import { AgentProfiles } from './agent-profiles.ts'
import { AgentSessions, type AgentParts } from './agent-sessions.ts'
import { agentsApi, type AgentsApiParts } from './agents-api.ts'
import { profileEndpoints } from './profile-endpoints.ts'

type Parts = Omit<AgentParts, 'now'> &
  Pick<AgentsApiParts, 'limits'> & {
    shop: Pick<Shop, 'search' | 'product'>
    log(sentence: string): void
  }

/** All that shopping agents reach: what they read before they shop, and what they ask for. */
export function openAgents({ limits, log, shop, ...parts }: Parts) {
  const { settings, siteUrl, checkouts } = parts
  const { payload, gateway } = checkouts.parts
  const sessions = new AgentSessions(parts)
  return {
    profiles: profileEndpoints(payload, settings, gateway, siteUrl),
    /** What sends them their orders. */
    agentEvents: agentEvents({ payload, siteUrl, log }),
    agents: agentsApi({
      payload,
      settings,
      checkouts: new AgentCheckouts(parts, sessions),
      carts: new AgentCarts(sessions),
      catalog: new AgentCatalog({ rows: async () => rowsOf(await payload()), shop, siteUrl }),
      profiles: new AgentProfiles({ isStrict: siteUrl.startsWith('https:') }),
      limits,
      siteUrl,
    }),
  }
}
