import type { AccountAnswer, AccountNotice, AccountRefusal } from '../../domain/accounts/account-answer.ts'
import { CODE_MINUTES, LONGEST_PASSWORD, MOST_WISHES, SHORTEST_PASSWORD } from '../../domain/accounts/account-rules.ts'
import { agentHost } from '../../domain/ucp/agent-host.ts'
import { m } from '../../paraglide/messages.js'

const refusals: Record<Exclude<AccountRefusal, 'wait'>, () => string> = {
  wrong: m.account_refused_wrong,
  unconfirmed: m.account_refused_unconfirmed,
  'invalid-email': m.account_refused_invalid_email,
  'not-own-email': m.account_refused_not_own_email,
  'short-password': () => m.account_refused_short_password({ count: SHORTEST_PASSWORD }),
  'long-password': () => m.account_refused_long_password({ count: LONGEST_PASSWORD }),
  'common-password': m.account_refused_common_password,
  'name-missing': m.account_refused_name_missing,
  terms: m.account_refused_terms,
  expired: m.account_refused_expired,
  'code-wrong': m.account_refused_code_wrong,
  'signed-out': m.account_refused_signed_out,
  'password-wrong': m.account_refused_password_wrong,
  'password-missing': m.account_refused_password_missing,
  'address-incomplete': m.account_refused_address,
  'postal-code': m.account_refused_postal_code,
  phone: m.checkout_error_phone_invalid,
  'too-many': m.account_refused_too_many,
  'wishes-full': () => m.account_refused_wishes_full({ count: MOST_WISHES }),
  'pin-wrong': m.account_refused_pin,
  'pin-taken': m.account_refused_pin,
  'not-entitled': m.account_refused_not_entitled,
  'has-passkey': m.account_refused_has_passkey,
  'bad-request': m.account_refused_bad_request,
}
const notices: Record<Exclude<AccountNotice, 'link-ended'>, () => string> = {
  'check-mail': m.account_notice_check_mail,
  'code-sent': () => m.account_notice_code_sent({ minutes: CODE_MINUTES }),
  confirmed: m.account_notice_confirmed,
  'password-set': m.account_notice_password_set,
  'email-asked': m.account_notice_email_asked,
  'email-changed': m.account_notice_email_changed,
  'newsletter-asked': m.account_newsletter_pending,
  saved: m.account_notice_saved,
  removed: m.account_notice_removed,
  'signed-out': m.account_notice_signed_out,
  'account-deleted': m.account_notice_deleted,
  entitled: m.account_notice_entitled,
  'prices-on': m.account_notice_prices_on,
  'prices-off': m.account_notice_prices_off,
}

const timeText = (seconds: number) =>
  seconds < 60 ? m.account_seconds({ count: seconds }) : m.account_minutes({ count: Math.ceil(seconds / 60) })

/** A refusal, in words. */
export const refusalText = ({ reason, seconds = 60 }: Extract<AccountAnswer, { ok: false }>): string =>
  reason === 'wait' ? m.account_refused_wait({ time: timeText(seconds) }) : refusals[reason]()

/** A completed action, in words; undefined where there is nothing to say. */
export function noticeText(answer: AccountAnswer | undefined): string | undefined {
  if (!answer?.ok || !answer.notice) return undefined
  const { notice, agent = '' } = answer
  return notice === 'link-ended' ? m.account_notice_link_ended({ agent: agentHost(agent) }) : notices[notice]()
}

/** The words beside a field; undefined for a field that is right. */
export function fieldError(answer: AccountAnswer | undefined, field: string): string | undefined {
  if (!answer || answer.ok) return undefined
  const own = answer.errors?.find((error) => error.field === field)
  return own ? refusals[own.reason]() : answer.field === field ? refusalText(answer) : undefined
}

/** All that is wrong with a form, for the summary above it; none where there is one sentence for the whole. */
export const errorsOf = (answer: AccountAnswer | undefined): { field: string; text: string }[] =>
  answer && !answer.ok ? (answer.errors ?? []).map(({ field, reason }) => ({ field, text: refusals[reason]() })) : []
