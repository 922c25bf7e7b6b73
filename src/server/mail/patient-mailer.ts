import { LINK_HOURS } from '../../domain/accounts/account-rules.ts'
import type { Mail, Mailer } from './mailer.ts'

/** A mail that was not sent is tried again after 10 s, 20 s, 40 s … ten minutes at most. */
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [10_000, 600_000]
const GOOD_MS = LINK_HOURS * 3_600_000
/** Mails that wait in a process: anybody can request one. */
export const WAITING_AT_MOST = 500

/**
 * Sends mails whose links and codes open an account. No database stores them, so while the mail server is away they
 * wait in memory, for as long as such a link is good. Whoever hands one over does not wait, so that neither an answer
 * nor a transaction depends on the mail server.
 */
export function patientMailer(mailer: Mailer): Mailer {
  let waiting = 0
  const attempt = async (mail: Mail, wait = FIRST_WAIT_MS, waited = 0): Promise<void> => {
    try {
      await mailer.send(mail)
    } catch (error) {
      if (isFinal(error) || waited + wait > GOOD_MS || waiting >= WAITING_AT_MOST)
        return console.error(`A mail was not sent: ${String(error)}`)
      console.warn(`A mail was not sent and is tried again in ${wait / 1000} s: ${String(error)}`)
      waiting++
      setTimeout(() => {
        waiting--
        void attempt(mail, Math.min(LONGEST_WAIT_MS, wait * 2), waited + wait)
      }, wait).unref()
    }
  }
  return { send: async (mail) => void attempt(mail) }
}

/** Whether the server refuses this mail for good; a refused sign-in concerns all mails, and may be corrected. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  !('code' in error && error.code === 'EAUTH')
