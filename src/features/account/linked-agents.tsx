import type { AgentLink } from '../../domain/accounts/account-view.ts'
import type { Locale } from '../../domain/locale.ts'
import { shopDate } from '../../domain/shop-day.ts'
import { agentHost } from '../../domain/ucp/agent-host.ts'
import type { LinkScope } from '../../domain/ucp/identity-linking.ts'
import { m } from '../../paraglide/messages.js'
import { EndableRow } from './endable-row.tsx'

const words: Record<LinkScope, () => string> = {
  'dev.ucp.shopping.checkout:manage': m.account_agent_checkout,
  'dev.ucp.shopping.order:read': m.account_agent_orders,
}

/** The shopping agents that may act in the account, each with a button that ends it. */
export function LinkedAgents({ agents, locale }: { agents: readonly AgentLink[]; locale: Locale }) {
  return (
    <>
      <p>{m.account_agents_text()}</p>
      <ul className="mt-4 divide-y divide-line">
        {agents.map(({ id, agent, scopes, since }) => (
          <EndableRow
            key={id}
            title={agentHost(agent)}
            detail={[
              m.account_agent_since({ date: shopDate(since, locale) }),
              ...scopes.map((scope) => words[scope]()),
            ].join(' · ')}
            end={{
              intent: 'end-agent-link',
              id,
              submit: m.account_agent_end(),
              label: m.account_agent_end_of({ agent: agentHost(agent) }),
            }}
          />
        ))}
      </ul>
    </>
  )
}
