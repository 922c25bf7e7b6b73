import type { AgentLink } from '../../domain/accounts/account-view.ts'
import type { Locale } from '../../domain/locale.ts'
import { shopDate } from '../../domain/shop-day.ts'
import { agentHost } from '../../domain/ucp/agent-host.ts'
import type { LinkScope } from '../../domain/ucp/identity-linking.ts'
import { m } from '../../paraglide/messages.js'
import { AccountForm } from './account-form.tsx'

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
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{agentHost(agent)}</p>
              <p className="text-sm text-ink-soft">
                {[
                  m.account_agent_since({ date: shopDate(since, locale) }),
                  ...scopes.map((scope) => words[scope]()),
                ].join(' · ')}
              </p>
            </div>
            <AccountForm
              intent="end-agent-link"
              hidden={{ id }}
              submit={m.account_agent_end()}
              label={m.account_agent_end_of({ agent: agentHost(agent) })}
              look={{ variant: 'danger', size: 'sm' }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
