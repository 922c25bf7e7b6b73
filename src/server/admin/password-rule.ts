import type { CollectionBeforeOperationHook } from 'payload'
import { fieldRefusal } from '../../cms/field-refusal.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { staffText } from '../../cms/staff-words.ts'
import { SHORTEST_PASSWORD } from '../../domain/accounts/account-rules.ts'
import { isCommonPassword } from '../../domain/accounts/common-password.ts'

const settings: ReadonlySet<string> = new Set(['create', 'update', 'updateByID', 'resetPassword'])

/**
 * A password of the staff opens more than a shopper's does: it is at least as long, and not one that everybody tries
 * first. Payload requires three characters. What the server itself does is not asked.
 */
export const staffPasswordRule: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!settings.has(operation) || req.payloadAPI === 'local') return args
  const password = (args as { data?: { password?: unknown } }).data?.password
  if (typeof password !== 'string' || password === '') return args
  const language = localeOf(req)
  const message =
    password.length < SHORTEST_PASSWORD
      ? staffText(language, 'refusal_password_short', { count: SHORTEST_PASSWORD })
      : isCommonPassword(password)
        ? staffText(language, 'refusal_password_common')
        : undefined
  if (message) throw fieldRefusal(req, 'users', [{ path: 'password', message }])
  return args
}
