import { accountMark, readAccountMark } from '../../domain/accounts/account-mark.ts'
import { login, signUp } from '../../domain/analytics/visit-events.ts'
import { ONE_YEAR, writeCookie } from '../../ui/write-cookie.ts'
import { push } from '../analytics/push.ts'

/**
 * Pushes `login` or `sign_up` once for each sign-in, by whichever method. The server notes it in the cookie `account`,
 * since most methods end with a page load; the page that tracks it removes the note, so no other tab and no reload
 * tracks it again.
 */
export function trackAccountAction(): void {
  const { act, prices } = readAccountMark(document.cookie) ?? {}
  if (!act || prices === undefined) return
  writeCookie('account', accountMark({ prices }), ONE_YEAR)
  push(act.event === 'login' ? login(act.method) : signUp(act.method))
}
