import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'

type Values = { name: string; others: string }

/** What is said of a request that the shop cannot read, or does not take, whatever it asks for. */
const refusals = {
  'profile-missing': m.agent_refusal_profile_missing,
  'no-profile': m.agent_refusal_no_profile,
  'not-trusted': m.agent_refusal_not_trusted,
  version: m.agent_refusal_version,
  'version-elsewhere': m.agent_refusal_version_elsewhere,
  'profile-unreachable': m.agent_refusal_profile_unreachable,
  'profile-malformed': m.agent_refusal_profile_malformed,
  'profile-address': m.agent_refusal_profile_address,
  unsigned: m.agent_refusal_unsigned,
  'signature-invalid': m.agent_refusal_signature_invalid,
  'signature-time': m.agent_refusal_signature_time,
  'signature-uncovered': m.agent_refusal_signature_uncovered,
  'key-not-found': m.agent_refusal_key_not_found,
  'digest-mismatch': m.agent_refusal_digest_mismatch,
  'algorithm-unsupported': m.agent_refusal_algorithm_unsupported,
  'key-reused': m.agent_refusal_key_reused,
  'in-progress': m.agent_refusal_in_progress,
  'no-operation': m.agent_refusal_no_operation,
  'no-tool': m.agent_refusal_no_tool,
  'no-method': m.agent_refusal_no_method,
  'mcp-versions': m.agent_refusal_mcp_versions,
  'no-json': m.agent_refusal_no_json,
  'no-rpc': m.agent_refusal_no_rpc,
  'two-profiles': m.agent_refusal_two_profiles,
  'no-key': m.agent_refusal_no_key,
  'no-id': m.agent_refusal_no_id,
  'no-member': m.agent_refusal_no_member,
  failed: m.agent_refusal_failed,
  'too-many': m.agent_refusal_too_many,
  'no-payment': m.agent_refusal_no_payment,
  'no-lines': m.agent_refusal_no_lines,
  unreadable: m.agent_refusal_unreadable,
} as const satisfies Record<string, (values: Values, say: { locale: Locale }) => string>
export type RefusalWord = keyof typeof refusals

export const refusalText = (word: RefusalWord, locale: Locale, values: Partial<Values> = {}): string =>
  refusals[word]({ name: '', others: '', ...values }, { locale })
