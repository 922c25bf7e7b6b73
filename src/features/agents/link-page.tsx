import { inShop } from '../../domain/shop-name.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { agentHost } from '../../domain/ucp/agent-host.ts'
import type { LinkScope } from '../../domain/ucp/identity-linking.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'

const words: Record<LinkScope, () => string> = {
  'dev.ucp.shopping.checkout:manage': m.link_checkout,
  'dev.ucp.shopping.order:read': m.link_orders,
}

/** What the page shows: the question, the way back to the agent, or that there is no such agent. */
export type LinkView =
  | { is: 'unknown' }
  | { is: 'answered'; to: string; agent: string }
  | { is: 'asked'; agent: string; scopes: readonly LinkScope[]; customer: { id: string; email: string } }

export function linkTitle(view: LinkView): string {
  if (view.is === 'unknown') return m.link_unknown_title()
  const agent = agentHost(view.agent)
  return view.is === 'asked' ? m.link_title({ agent }) : m.link_back_title({ agent })
}

/** Asks a customer whether a shopping agent may act in the account, and says what it may then do. */
export function LinkPage({ view, locale }: { view: LinkView; locale: Locale }) {
  return (
    <div className="page-width max-w-3xl! py-10 lg:py-16">
      <h1 className="wide mb-6 text-title wrap-anywhere">{linkTitle(view)}</h1>
      {view.is === 'unknown' && (
        <>
          <p className="mb-8 text-lg text-ink-soft">{m.link_unknown_text(inShop())}</p>
          <ButtonLink to={paths.home(locale)}>{m.error_go_home()}</ButtonLink>
        </>
      )}
      {view.is === 'answered' && (
        <>
          <p className="mb-8 text-lg text-ink-soft">{m.link_back_text()}</p>
          <ButtonLink to={view.to} reloadDocument>
            {m.link_back({ agent: agentHost(view.agent) })}
          </ButtonLink>
        </>
      )}
      {view.is === 'asked' && <Question {...view} locale={locale} />}
    </div>
  )
}

/** On the page to sign in on: why an agent sent its customer there. */
export const LinkReason = ({ agent, scopes }: { agent: string; scopes: readonly LinkScope[] }) => (
  <div className="mb-8 border-b border-line pb-3">
    <p className="text-lg wrap-anywhere">{m.link_sign_in({ agent: agentHost(agent), ...inShop() })}</p>
    <Scopes scopes={scopes} />
  </div>
)

const Scopes = ({ scopes }: { scopes: readonly LinkScope[] }) => (
  <ul className="my-5 list-disc space-y-2 pl-6">
    {scopes.map((scope) => (
      <li key={scope}>{words[scope]()}</li>
    ))}
  </ul>
)

type Asked = Extract<LinkView, { is: 'asked' }> & { locale: Locale }

function Question({ agent, scopes, customer, locale }: Asked) {
  const host = agentHost(agent)
  return (
    <>
      <p className="text-lg">{m.link_text({ agent: host, email: customer.email, ...inShop() })}</p>
      <Scopes scopes={scopes} />
      <p className="mb-5">{m.link_never()}</p>
      <p className="mb-8 text-sm wrap-anywhere text-ink-soft">{m.link_profile({ address: agent })}</p>
      <form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="customer" value={customer.id} />
        <Button type="submit" size="lg" name="intent" value="allow">
          {m.link_allow()}
        </Button>
        <Button type="submit" size="lg" variant="secondary" name="intent" value="deny">
          {m.link_deny()}
        </Button>
      </form>
      <form method="post" action={paths.login(locale)} className="mt-10 border-t border-line pt-5">
        <input type="hidden" name="intent" value="sign-out" />
        <p>
          {m.link_other()}{' '}
          <Button type="submit" variant="quiet" size="sm">
            {m.link_sign_out({ agent: host })}
          </Button>
        </p>
      </form>
    </>
  )
}
