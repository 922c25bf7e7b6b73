import { Link } from '../../ui/link.tsx'
import { inShop } from '../../domain/shop-name.ts'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { CheckField, TextField } from '../../ui/field.tsx'
import { AccountForm } from './account-form.tsx'
import { fieldError } from './account-words.ts'
import { PasskeyButton } from './passkey-button.tsx'

type Props = {
  locale: Locale
  answer?: AccountAnswer
  email?: string
  /** Where to go on to. */
  to?: string
  onSubmit?(form: HTMLFormElement): void
  busy?: boolean
  /** The note above, which says that the two do not belong together. */
  noteId: string
}

/** Address and password, and the other ways in. */
export function SignInForm({ locale, answer, email = '', to, onSubmit, busy, noteId }: Props) {
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4'
  const errorId = answer?.ok === false && answer.reason === 'wrong' ? noteId : undefined
  const onward = to ? `?to=${encodeURIComponent(to)}` : ''
  return (
    <>
      <AccountForm
        intent="sign-in"
        action={paths.login(locale) + onward}
        hidden={{ to }}
        submit={m.account_sign_in()}
        look={{ size: 'lg' }}
        onSubmit={onSubmit}
        busy={busy}
      >
        <TextField
          label={m.account_email()}
          name="email"
          type="email"
          autoComplete="username webauthn"
          inputMode="email"
          defaultValue={email}
          error={fieldError(answer, 'email')}
          errorId={errorId}
          required
        />
        <TextField
          label={m.account_password()}
          name="password"
          type="password"
          autoComplete="current-password"
          errorId={errorId}
          required
        />
        <CheckField label={m.account_remember()} name="remember" defaultChecked />
      </AccountForm>
      <PasskeyButton locale={locale} to={to} />
      <ul className="mt-5">
        <li>
          <Link className={link} to={paths.login(locale, 'code') + onward} reloadDocument>
            {m.account_code_link()}
          </Link>
        </li>
        <li>
          <Link className={link} to={paths.login(locale, 'forgot')} reloadDocument>
            {m.account_forgot_link()}
          </Link>
        </li>
      </ul>
      <p className="mt-5 border-t border-line pt-5">
        {m.account_no_account(inShop())}{' '}
        <Link className={`${link} font-semibold`} to={paths.login(locale, 'register') + onward} reloadDocument>
          {m.account_register_link()}
        </Link>
      </p>
    </>
  )
}
