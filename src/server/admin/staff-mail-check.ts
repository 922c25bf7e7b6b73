import { APIError, type SanitizedConfig } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import { staffText } from '../../cms/staff-words.ts'
import { cachedFor } from '../http/cached-for.ts'
import { changeHandlers } from './change-handlers.ts'

/** How long an answer of the mail server counts: anybody can ask for a mail. */
const CHECKED_FOR_MS = 5000

/**
 * Refuses a mail for a forgotten password while none can leave, whatever the address: whether it is one of the staff
 * is not said, and nobody waits for a mail in vain. Before Payload's operation, which would wait for the mail server
 * within a transaction.
 */
export const refuseWithoutMail =
  (check: () => Promise<void>) =>
  (config: SanitizedConfig): SanitizedConfig => {
    const cached = cachedFor<boolean>(CHECKED_FOR_MS)
    const canSend = () =>
      cached('', async () => {
        try {
          await check()
          return true
        } catch (error) {
          console.error(`Mails cannot be sent: ${String(error)}`)
          return false
        }
      })
    changeHandlers(config.collections, ({ path, handler }, { auth }) =>
      auth && path === '/forgot-password'
        ? async (req) => {
            if (await canSend()) return handler(req)
            throw new APIError(staffText(localeOf(req), 'refusal_no_mail'), 503, undefined, true)
          }
        : undefined,
    )
    return config
  }
