'use client'
import { Button, Link, useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { fetchAdmin } from './fetch-admin.ts'
import { secondStepWord } from './second-step-words.ts'
import { StepField } from './step-field.tsx'
import './second-step.css'

/** Asks for a mail with a link to a new password, and says whether it was sent. */
export function ForgotForm() {
  const { config } = useConfig()
  const { i18n, t } = useTranslation()
  const [sent, setSent] = useState(false)
  const [problem, setProblem] = useState('')
  // Until the script is alive, a press would leave the form.
  const [busy, setBusy] = useState(true)
  useEffect(() => setBusy(false), [])
  const heading = useRef<HTMLHeadingElement>(null)
  const url = `${config.routes.api}/users/forgot-password`

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email'))
    setBusy(true)
    setProblem('')
    const answer = await fetchAdmin(url, { email })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.message ?? secondStepWord(i18n.language, 'failed'))
    setSent(true)
    heading.current?.focus()
  }
  return (
    <form className="second-step" method="post" action={url} onSubmit={(event) => void submit(event)}>
      <h1 ref={heading} tabIndex={-1}>
        {t(sent ? 'authentication:emailSent' : 'authentication:forgotPassword')}
      </h1>
      <p>
        {t(sent ? 'authentication:checkYourEmailForPasswordReset' : 'authentication:forgotPasswordEmailInstructions')}
      </p>
      <StepField label={t('general:email')} name="email" type="email" autoComplete="username" required />
      <p role="alert" className="second-step__problem">
        {problem}
      </p>
      <Button type="submit" size="large" disabled={busy}>
        {t(sent ? 'authentication:resend' : 'general:submit')}
      </Button>
      <Link href={`${config.routes.admin}${config.admin.routes.login}`} prefetch={false}>
        {t('authentication:backToLogin')}
      </Link>
    </form>
  )
}
