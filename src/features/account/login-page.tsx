import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { inShop } from '../../domain/shop-name.ts'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import type { LoginStep } from '../../domain/accounts/account-pages.ts'
import { SHORTEST_PASSWORD } from '../../domain/accounts/account-rules.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { CheckField, TextField } from '../../ui/field.tsx'
import { AccountForm } from './account-form.tsx'
import { errorsOf, fieldError } from './account-words.ts'
import { AnswerNote } from './answer-note.tsx'
import { headingOf, isCodeAsked } from './login-title.ts'
import { SignInForm } from './sign-in-form.tsx'

export type LoginPageProps = {
  locale: Locale
  step?: LoginStep
  answer?: AccountAnswer
  email?: string
  name?: string
  to?: string
  token?: string
  /** Why to sign in. */
  reason?: ReactNode
  /** Where the privacy policy is. */
  privacy?: string | undefined
}

/** Everything that makes a shopper known, one step a page. */
export function LoginPage(props: LoginPageProps) {
  const { step, answer, reason } = props
  const Step = step ? steps[step] : SignIn
  const problems = errorsOf(answer)
  return (
    <div className="page-width max-w-xl! py-10 lg:py-16">
      <h1 className="wide mb-6 text-title">{headingOf(step, answer)}</h1>
      {problems.length > 0 ? (
        <ErrorSummary
          heading={m.checkout_problems({ count: problems.length })}
          errors={problems.map(({ field, text }) => ({ id: idOf(field), text }))}
          answer={answer}
          className="mb-6"
        />
      ) : (
        <AnswerNote answer={answer} id={NOTE_ID} takesFocus />
      )}
      {reason}
      <Step {...props} />
    </div>
  )
}

const NOTE_ID = 'account-answer'
/** Where the summary of errors leads. */
const idOf = (field: string) => `account-${field}`
const big = { size: 'lg' } as const
const Lead = ({ children }: { children: ReactNode }) => <p className="mb-6 text-lg text-ink-soft">{children}</p>
const isDone = (answer: AccountAnswer | undefined) => answer?.ok === true
const Email = ({ email = '', answer }: LoginPageProps) => (
  <TextField
    id={idOf('email')}
    label={m.account_email()}
    name="email"
    type="email"
    autoComplete="email"
    inputMode="email"
    defaultValue={email}
    error={fieldError(answer, 'email')}
    required
  />
)
const Password = ({ answer, label = m.account_password() }: LoginPageProps & { label?: string }) => (
  <TextField
    id={idOf('password')}
    label={label}
    name="password"
    type="password"
    autoComplete="new-password"
    hint={m.account_password_hint({ count: SHORTEST_PASSWORD })}
    error={fieldError(answer, 'password')}
    required
  />
)
const Back = ({ locale }: LoginPageProps) => (
  <p className="mt-6">
    <Link
      className="inline-flex min-h-11 items-center underline underline-offset-4"
      to={paths.login(locale)}
      reloadDocument
    >
      {m.account_back_to_sign_in()}
    </Link>
  </p>
)

const SignIn = (props: LoginPageProps) => <SignInForm {...props} noteId={NOTE_ID} />

function Register(props: LoginPageProps) {
  if (isDone(props.answer)) return <Back {...props} />
  return (
    <>
      <Lead>{m.account_register_text()}</Lead>
      <AccountForm intent="register" hidden={{ to: props.to }} submit={m.account_register_link()} look={big}>
        <TextField
          id={idOf('name')}
          label={m.account_name()}
          name="name"
          autoComplete="name"
          defaultValue={props.name}
          error={fieldError(props.answer, 'name')}
          required
        />
        <Email {...props} />
        <Password {...props} />
        <CheckField
          id={idOf('terms')}
          label={m.account_terms(inShop())}
          name="terms"
          hint={
            props.privacy && (
              <Link to={props.privacy} className="inline-block py-1 underline underline-offset-4">
                {m.account_terms_link()}
              </Link>
            )
          }
          error={fieldError(props.answer, 'terms')}
          required
        />
      </AccountForm>
      <p className="mt-6">
        {m.account_have_account()}{' '}
        <Link
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          to={props.to ? paths.loginFor(props.locale, props.to) : paths.login(props.locale)}
          reloadDocument
        >
          {m.account_sign_in()}
        </Link>
      </p>
    </>
  )
}

const Forgot = (props: LoginPageProps) => (
  <>
    {!isDone(props.answer) && (
      <>
        <Lead>{m.account_forgot_text()}</Lead>
        <AccountForm intent="forgot" submit={m.account_forgot_send()} look={big}>
          <Email {...props} />
        </AccountForm>
      </>
    )}
    <Back {...props} />
  </>
)

/** First the address, then the code; after a wrong code the address stays. */
function Code(props: LoginPageProps) {
  const { answer, email, to } = props
  return (
    <>
      {isCodeAsked(answer) && email ? (
        <>
          <AccountForm intent="code" hidden={{ to, email }} submit={m.account_sign_in()} look={big}>
            <TextField
              label={m.account_code()}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={9}
              error={fieldError(answer, 'code')}
              required
            />
          </AccountForm>
          <AccountForm
            intent="code"
            hidden={{ to, email }}
            submit={m.account_code_again()}
            look={{ variant: 'quiet' }}
            className="mt-3"
          />
        </>
      ) : (
        <>
          <Lead>{m.account_code_text()}</Lead>
          <AccountForm intent="code" hidden={{ to }} submit={m.account_code_send()} look={big}>
            <Email {...props} />
          </AccountForm>
        </>
      )}
      <Back {...props} />
    </>
  )
}

/** A press on a button does it: a program that opens the links of mails must not confirm anything. */
const Confirm = ({ locale, answer, token, to }: LoginPageProps) =>
  isDone(answer) ? (
    <ButtonLink to={to ?? paths.account(locale)} reloadDocument size="lg">
      {to ? m.checkout_continue() : m.account_title()}
    </ButtonLink>
  ) : (
    <>
      <Lead>{m.account_confirm_text()}</Lead>
      <AccountForm intent="confirm" hidden={{ token }} submit={m.account_confirm()} look={big} />
      <Back locale={locale} />
    </>
  )

/** A new password ends all sessions, but a thief's passkey would still sign in: then the way goes on to their list. */
const NewPassword = (props: LoginPageProps) =>
  props.answer?.ok && props.answer.passkeysStay ? (
    <>
      <Lead>{m.account_new_password_passkeys()}</Lead>
      <ButtonLink
        to={`${paths.login(props.locale)}?${new URLSearchParams({ to: paths.account(props.locale, 'security') })}`}
        reloadDocument
        size="lg"
        className="max-sm:w-full"
      >
        {m.account_sign_in()}
      </ButtonLink>
    </>
  ) : (
    <>
      {!isDone(props.answer) && (
        <>
          <Lead>{m.account_new_password_text()}</Lead>
          <AccountForm intent="new-password" hidden={{ token: props.token }} submit={m.account_save()} look={big}>
            <Password {...props} label={m.account_new_password()} />
          </AccountForm>
        </>
      )}
      <Back {...props} />
    </>
  )

const steps: Record<LoginStep, (props: LoginPageProps) => ReactNode> = {
  register: Register,
  forgot: Forgot,
  code: Code,
  confirm: Confirm,
  'new-password': NewPassword,
}
