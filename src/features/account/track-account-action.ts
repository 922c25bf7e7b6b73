import { accountMark, readAccountMark } from '../../domain/accounts/account-mark.ts'
import { login, signUp } from '../../domain/analytics/visit-events.ts'
import { writeCookie } from '../../ui/write-cookie.ts'
import { push } from '../analytics/push.ts'

const YEAR_SECONDS = 365 * 86_400

/**
 * Pushes `login` or `sign_up` once for each time somebody came in, in whichever way. The server notes it in the cookie
 * `account`, as most ways in end with a new page; who tells it takes the note away, so no other tab and no reload
 * tells it again.
 */
export function trackAccountAction(): void {
  const { act, prices } = readAccountMark(document.cookie) ?? {}
  if (!act || prices === undefined) return
  writeCookie('account', accountMark({ prices }), YEAR_SECONDS)
  push(act.event === 'login' ? login(act.method) : signUp(act.method))
}
