import type { AccountAnswer, AccountNotice } from '../../domain/accounts/account-answer.ts'
import type { LoginStep } from '../../domain/accounts/account-pages.ts'
import { m } from '../../paraglide/messages.js'

const titles: Record<LoginStep | 'sign-in', () => string> = {
  'sign-in': m.account_sign_in_title,
  register: m.account_register_title,
  forgot: m.account_forgot_title,
  code: m.account_code_title,
  confirm: m.account_confirm_title,
  'new-password': m.account_new_password_title,
}

export const loginTitle = (step: LoginStep | undefined): string => titles[step ?? 'sign-in']()

/** What is done, or goes on in the mailbox: its step is no longer asked for. */
const doneTitles: Partial<Record<AccountNotice, () => string>> = {
  'check-mail': m.account_check_mail_title,
  confirmed: m.account_confirmed_title,
  'password-set': m.account_password_set_title,
}

/** Where one is. */
export function headingOf(step: LoginStep | undefined, answer: AccountAnswer | undefined): string {
  if (step === 'code' && isCodeAsked(answer)) return m.account_code_enter_title()
  return (answer?.ok && answer.notice && doneTitles[answer.notice]?.()) || loginTitle(step)
}

/** Whether a code was sent for, and none that was right came yet. */
export const isCodeAsked = (answer: AccountAnswer | undefined): boolean =>
  answer?.ok === true || (answer?.ok === false && answer.reason === 'code-wrong')
