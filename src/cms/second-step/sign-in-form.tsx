'use client'
import { Button, Link, useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { SetUp } from '../../domain/accounts/second-step.ts'
import { fetchAdmin } from './fetch-admin.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondForm } from './second-form.tsx'
import { secondStepWord } from './second-step-words.ts'
import { StepField } from './step-field.tsx'
import './second-step.css'

type Stage =
  | { name: 'password' }
  | { name: 'code' }
  | { name: 'set-up'; setUp: SetUp }
  | { name: 'codes'; codes: string[] }
type Account = { email: string; password: string }

/** Email and password, then what the server asks for besides: a code, or a second step to be set up. */
export function SignInForm({ to }: { to: string }) {
  const { config } = useConfig()
  const { i18n, t } = useTranslation()
  const { language } = i18n
  const [stage, setStage] = useState<Stage>({ name: 'password' })
  const [problem, setProblem] = useState('')
  // Until the script is alive, a press would leave the form.
  const [busy, setBusy] = useState(true)
  useEffect(() => setBusy(false), [])
  // For the second request only; the page is left with it.
  const account = useRef<Account>({ email: '', password: '' })
  const url = `${config.routes.api}/users/login`
  const enter = () => window.location.assign(to)

  const signIn = async (more: object = {}) => {
    setBusy(true)
    setProblem('')
    const answer = await fetchAdmin<{ recoveryCodes?: string[] }>(url, { ...account.current, ...more })
    if (answer.ok && !answer.body.recoveryCodes) return enter()
    setBusy(false)
    if (answer.ok) return setStage({ name: 'codes', codes: answer.body.recoveryCodes ?? [] })
    const { wanted, status, message = secondStepWord(language, 'failed') } = answer
    const isFirst = stage.name === 'password'
    if (wanted?.secondStep === 'code') setStage({ name: 'code' })
    else if (wanted?.setUp) setStage({ name: 'set-up', setUp: wanted.setUp })
    else if (!wanted && status === 401) setStage({ name: 'password' })
    // The first form leads to the second: that is no problem.
    if (!wanted || !isFirst) setProblem(message)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    account.current = { email: String(form.get('email')), password: String(form.get('password')) }
    void signIn()
  }
  const alarm = (
    <p role="alert" className="second-step__problem">
      {problem}
    </p>
  )
  if (stage.name === 'codes')
    return (
      <RecoveryCodes
        heading="h1"
        codes={stage.codes}
        email={account.current.email}
        language={language}
        done={secondStepWord(language, 'continue')}
        onDone={enter}
      />
    )
  if (stage.name !== 'password')
    return (
      <SecondForm
        setUp={stage.name === 'set-up' ? stage.setUp : undefined}
        language={language}
        busy={busy}
        problem={problem}
        onCode={signIn}
        onSwitch={() => setProblem('')}
        onBack={() => {
          setProblem('')
          setStage({ name: 'password' })
        }}
      />
    )
  return (
    <form className="login__form second-step" method="post" action={url} onSubmit={submit}>
      <div className="login__form__inputWrap">
        <StepField label={t('general:email')} name="email" type="email" autoComplete="username" required />
        <StepField
          label={t('general:password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </div>
      {alarm}
      <Link href={`${config.routes.admin}${config.admin.routes.forgot}`} prefetch={false}>
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      <Button type="submit" size="large" disabled={busy}>
        {t('authentication:login')}
      </Button>
    </form>
  )
}
