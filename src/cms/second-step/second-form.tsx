'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { SetUp } from '../../domain/accounts/second-step.ts'
import { SetUpSteps } from './set-up-steps.tsx'
import { secondStepWord } from './second-step-words.ts'
import { appCode, recoveryCode, StepField } from './step-field.tsx'

type Props = {
  setUp: SetUp | undefined
  language: string
  busy: boolean
  problem: string
  onCode(given: { code: string; ticket?: string }): Promise<void>
  onSwitch(): void
  onBack(): void
}

/** After the password: the code of the app or a recovery code; or the set-up, for whoever must have one. */
export function SecondForm({ setUp, language, busy, problem, onCode, onSwitch, onBack }: Props) {
  const [byRecovery, setByRecovery] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // A reader begins with what is to be done, and is led back to the field after a wrong code.
  useEffect(() => (setUp ? heading.current : field.current)?.focus(), [setUp])
  useEffect(() => {
    if (problem && !busy) field.current?.focus()
  }, [problem, busy])
  const switchKind = () => {
    setByRecovery(!byRecovery)
    onSwitch()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    await onCode({ code: field.current?.value ?? '', ...(setUp && { ticket: setUp.ticket }) })
    if (field.current) field.current.value = ''
  }
  return (
    <form className="login__form second-step" method="post" onSubmit={(event) => void submit(event)}>
      <h1 ref={heading} tabIndex={-1}>
        {secondStepWord(language, setUp ? 'must_title' : 'title')}
      </h1>
      {setUp ? (
        <>
          <p>{secondStepWord(language, 'must')}</p>
          <SetUpSteps setUp={setUp} language={language} />
        </>
      ) : (
        <p>{secondStepWord(language, byRecovery ? 'enter_recovery' : 'enter_code')}</p>
      )}
      <StepField
        key={String(byRecovery)}
        field={field}
        label={secondStepWord(language, byRecovery ? 'recovery' : 'code')}
        name="code"
        type="text"
        required
        {...(byRecovery ? recoveryCode : appCode)}
      />
      <p role="alert" className="second-step__problem">
        {problem}
      </p>
      <Button type="submit" size="large" disabled={busy}>
        {secondStepWord(language, setUp ? 'confirm' : 'sign_in')}
      </Button>
      <div className="second-step__row">
        {!setUp && (
          <button type="button" className="second-step__link" onClick={switchKind}>
            {secondStepWord(language, byRecovery ? 'use_app' : 'use_recovery')}
          </button>
        )}
        <button type="button" className="second-step__link" onClick={onBack}>
          {secondStepWord(language, 'other_account')}
        </button>
      </div>
    </form>
  )
}
