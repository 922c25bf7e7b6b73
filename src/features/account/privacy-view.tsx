import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import { m } from '../../paraglide/messages.js'
import { buttonLook } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { AccountForm } from './account-form.tsx'
import { Card } from './account-layout.tsx'
import { fieldError } from './account-words.ts'

/** Québec's Law 25 in two buttons. */
export function PrivacyView({ answer }: { answer?: AccountAnswer }) {
  return (
    <>
      <p className="mb-6 text-lg text-ink-soft">{m.account_privacy_text()}</p>
      <Card heading={m.account_download()}>
        <p className="mb-4">{m.account_download_text()}</p>
        <a href="/api/account/data" download className={buttonLook({ variant: 'secondary' })}>
          {m.account_download()}
        </a>
      </Card>
      <Card heading={m.account_delete()}>
        <p className="mb-4">{m.account_delete_text()}</p>
        <AccountForm intent="delete" submit={m.account_delete()} look={{ variant: 'final' }}>
          <TextField
            label={m.account_delete_confirm()}
            name="email"
            type="email"
            autoComplete="off"
            error={fieldError(answer, 'email')}
            required
          />
        </AccountForm>
      </Card>
    </>
  )
}
