import type { EventView } from '../../domain/accounts/account-view.ts'
import { agentHost } from '../../domain/ucp/agent-host.ts'
import { m } from '../../paraglide/messages.js'

const words: Record<string, (about: { agent: string }) => string> = {
  registered: m.account_event_registered,
  confirmed: m.account_event_confirmed,
  'signed-in': m.account_event_signed_in,
  'sign-in-failed': m.account_event_failed,
  'sign-in-refused': m.account_event_refused,
  'signed-out': m.account_event_signed_out,
  'signed-out-everywhere': m.account_event_everywhere,
  'password-asked': m.account_event_asked,
  'password-changed': m.account_event_password,
  'email-asked': m.account_event_email_asked,
  'email-changed': m.account_event_email_changed,
  'passkey-added': m.account_event_passkey_added,
  'passkey-removed': m.account_event_passkey_removed,
  'agent-linked': m.account_event_agent_linked,
  'agent-unlinked': m.account_event_agent_unlinked,
  'data-downloaded': m.account_event_downloaded,
  'pin-failed': m.account_event_pin,
  consent: m.account_event_consent,
}

/** A security event in words. */
export const eventText = ({ kind, agent = '' }: Pick<EventView, 'kind' | 'agent'>): string =>
  words[kind]?.({ agent: agentHost(agent) }) ?? kind
