import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import { FRESH_MINUTES } from '../../domain/accounts/account-rules.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { buttonLook } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { AccountForm } from './account-form.tsx'
import { Card } from './account-layout.tsx'
import { fieldError } from './account-words.ts'
import { CurrentPassword } from './current-password.tsx'

type Props = {
  locale: Locale
  /** The numbers of the orders that are not done. */
  underWay: readonly string[]
  /** How many reviews there are of theirs. */
  reviews: number
  answer?: AccountAnswer
  /** What was typed before, to be shown again after a refusal. */
  typed?: Record<string, string>
}

/** Québec's Law 25 in two buttons. */
export function PrivacyView({ locale, underWay, reviews, answer, typed }: Props) {
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
        {underWay.length > 0 && (
          <div className="mb-4 rounded-card bg-gold-pale px-4 py-3">
            <p>{m.account_delete_open()}</p>
            <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
              {underWay.map((number) => (
                <li key={number}>
                  <a href={paths.order(locale, number)} className="underline">
                    {m.order_title({ number })}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {reviews > 0 && (
          <p className="mb-4">
            {m.account_delete_reviews()}{' '}
            <a href={paths.account(locale, 'reviews')} className="underline">
              {m.account_reviews()}
            </a>
          </p>
        )}
        <AccountForm intent="delete" submit={m.account_delete()} look={{ variant: 'final' }}>
          <TextField
            label={m.account_delete_confirm()}
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={typed?.email}
            error={fieldError(answer, 'email')}
            required
          />
          <CurrentPassword answer={answer} hint={m.account_delete_password({ minutes: FRESH_MINUTES })} />
        </AccountForm>
      </Card>
    </>
  )
}
