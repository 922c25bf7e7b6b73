'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { SetUp } from '../../domain/accounts/second-step.ts'
import { SetUpSteps } from './set-up-steps.tsx'
import { secondStepWord } from './second-step-words.ts'
import { appCode, StepField } from './step-field.tsx'

type Given = { password: string; code: string }
type Props = {
  setUp?: SetUp
  why?: string
  act: string
  language: string
  onSend(given: Given): Promise<void>
  onCancel(): void
}

/**
 * A change of a second step, with the present password; with a set-up, the code of the app too. It is inside the form
 * of the document, which must not be sent by Enter in it.
 */
export function ChangeForm({ setUp, why, act, language, onSend, onCancel }: Props) {
  const [given, setGiven] = useState<Given>({ password: '', code: '' })
  const [busy, setBusy] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // A set-up is read from its beginning; else there is nothing but the field.
  useEffect(() => (field.current ?? group.current)?.focus(), [])
  const isComplete = given.password !== '' && (!setUp || given.code !== '')
  const send = async () => {
    if (!isComplete || busy) return
    setBusy(true)
    await onSend(given)
    setBusy(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void send()
  }
  return (
    <div ref={group} className="second-step__form" role="group" aria-label={act} tabIndex={-1}>
      {why && <p>{why}</p>}
      {setUp && (
        <>
          <SetUpSteps setUp={setUp} language={language} />
          <StepField
            {...appCode}
            label={secondStepWord(language, 'code')}
            type="text"
            value={given.code}
            onChange={({ target }) => setGiven({ ...given, code: target.value })}
            onKeyDown={onKeyDown}
          />
        </>
      )}
      <StepField
        field={setUp ? undefined : field}
        label={secondStepWord(language, 'password_label')}
        type="password"
        autoComplete="current-password"
        value={given.password}
        onChange={({ target }) => setGiven({ ...given, password: target.value })}
        onKeyDown={onKeyDown}
      />
      <div className="second-step__row">
        <Button size="medium" disabled={!isComplete || busy} onClick={() => void send()}>
          {act}
        </Button>
        <Button size="medium" buttonStyle="secondary" onClick={onCancel}>
          {secondStepWord(language, 'cancel')}
        </Button>
      </div>
    </div>
  )
}
