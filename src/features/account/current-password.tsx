import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import { m } from '../../paraglide/messages.js'
import { TextField } from '../../ui/field.tsx'
import { fieldError } from './account-words.ts'

type CurrentPasswordProps = { answer: AccountAnswer | undefined; hint?: string; required?: boolean }

/** What a change of one's own account takes besides the session. */
export const CurrentPassword = ({ answer, ...own }: CurrentPasswordProps) => (
  <TextField
    label={m.account_password_current()}
    name="current"
    type="password"
    autoComplete="current-password"
    error={fieldError(answer, 'current')}
    {...own}
  />
)
