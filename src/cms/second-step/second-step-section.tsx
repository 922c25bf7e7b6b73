'use client'
import { Button, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SecondStepState, SetUp } from '../../domain/accounts/second-step.ts'
import { languageTag, localeOr } from '../../domain/locale.ts'
import { fetchAdmin } from './fetch-admin.ts'
import { ChangeForm } from './change-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondStepWord, type SecondStepWord } from './second-step-words.ts'
import './second-step.css'

/** What is being done: a set-up, a change that needs the password, or codes that are to be kept. */
type Doing = { setUp: SetUp } | { change: Change } | { codes: string[] } | undefined
type Change = 'recovery-codes' | 'off' | 'remove'
const changes: Record<Change, { why: SecondStepWord; act: SecondStepWord; done?: SecondStepWord }> = {
  'recovery-codes': { why: 'new_codes_why', act: 'new_codes' },
  off: { why: 'turn_off_why', act: 'turn_off', done: 'turned_off' },
  remove: { why: 'remove_why', act: 'remove', done: 'removed' },
}

/** In the form of a member of the staff: one's own second step at sign-in, or a colleague's, to be removed. */
export function SecondStepSection() {
  const { config } = useConfig()
  const { id, data } = useDocumentInfo()
  const {
    i18n: { language },
  } = useTranslation()
  const users = `${config.routes.api}/users`
  const email = typeof data?.email === 'string' ? data.email : ''
  const [state, setState] = useState<SecondStepState>()
  const [doing, setDoing] = useState<Doing>()
  const [said, setSaid] = useState<{ problem?: string; done?: string }>({})
  const heading = useRef<HTMLHeadingElement>(null)
  const say = (word: SecondStepWord, values = {}) => secondStepWord(language, word, values)

  const load = useCallback(async () => {
    const answer = await fetchAdmin<SecondStepState>(`${users}/${id}/second-step`)
    if (answer.ok) setState(answer.body)
    else setSaid({ problem: answer.message ?? secondStepWord(language, 'failed') })
  }, [users, id, language])
  useEffect(() => void load(), [load])

  const ask = async <Body,>(path: string, json: object): Promise<Body | undefined> => {
    setSaid({})
    const answer = await fetchAdmin<Body>(`${users}/${path}`, json)
    if (answer.ok) return answer.body
    setSaid({ problem: answer.message ?? say('failed') })
    return undefined
  }
  const finish = async (done?: string) => {
    setDoing(undefined)
    await load()
    setSaid({ done })
    heading.current?.focus()
  }
  const start = async () => {
    const setUp = await ask<SetUp>('second-step/start', {})
    if (setUp) setDoing({ setUp })
  }
  const confirm = async (setUp: SetUp, given: { password: string; code: string }) => {
    const answer = await ask<{ codes: string[] }>('second-step/confirm', { ticket: setUp.ticket, ...given })
    if (!answer) return
    setDoing({ codes: answer.codes })
    await load()
  }
  const change = async (what: Change, { password }: { password: string }) => {
    const path = what === 'remove' ? `${id}/second-step/remove` : `second-step/${what}`
    const answer = await ask<{ codes?: string[] }>(path, { password })
    const { done } = changes[what]
    if (answer?.codes) {
      setDoing({ codes: answer.codes })
      await load()
    } else if (answer) await finish(done && say(done))
  }
  const begin = (what: Change) => {
    setSaid({})
    setDoing({ change: what })
  }
  const shared = { language, onCancel: () => void finish() }
  return (
    <section className="second-step second-step__section" aria-labelledby="second-step-title">
      <h3 id="second-step-title" ref={heading} tabIndex={-1}>
        {say('title')}
      </h3>
      <p role="status">{said.done ?? (state ? stateText(state, language) : say('reading'))}</p>
      <p role="alert" className="second-step__problem">
        {said.problem}
      </p>
      {doing && 'codes' in doing && (
        <RecoveryCodes
          heading="h4"
          codes={doing.codes}
          email={email}
          language={language}
          done={say('kept')}
          onDone={() => void finish()}
        />
      )}
      {doing && 'setUp' in doing && (
        <ChangeForm
          {...shared}
          setUp={doing.setUp}
          act={say('confirm')}
          onSend={(given) => confirm(doing.setUp, given)}
        />
      )}
      {doing && 'change' in doing && (
        <ChangeForm
          {...shared}
          key={doing.change}
          why={say(changes[doing.change].why)}
          act={say(changes[doing.change].act)}
          onSend={(given) => change(doing.change, given)}
        />
      )}
      {state && !doing && (
        <div className="second-step__row">
          {state.own && (
            <Button size="medium" buttonStyle={state.on ? 'secondary' : 'primary'} onClick={() => void start()}>
              {say(state.on ? 'set_up_again' : 'set_up')}
            </Button>
          )}
          {state.own && state.on && (
            <Button size="medium" buttonStyle="secondary" onClick={() => begin('recovery-codes')}>
              {say('new_codes')}
            </Button>
          )}
          {state.own && state.on && !state.required && (
            <Button size="medium" buttonStyle="secondary" onClick={() => begin('off')}>
              {say('turn_off')}
            </Button>
          )}
          {!state.own && state.on && (
            <Button size="medium" buttonStyle="secondary" onClick={() => begin('remove')}>
              {say('remove')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

function stateText({ on, own, required, since, codesLeft = 0 }: SecondStepState, language: string): string {
  if (!own) return secondStepWord(language, on ? 'of_other_on' : 'of_other_off')
  if (!on) return `${secondStepWord(language, 'off_state')} ${secondStepWord(language, 'why')}`
  const day = since ? new Date(since).toLocaleDateString(languageTag[localeOr(language)], { dateStyle: 'long' }) : ''
  return [
    secondStepWord(language, 'on_state', { day }),
    secondStepWord(language, 'left', { n: codesLeft }),
    ...(required ? [secondStepWord(language, 'required')] : []),
  ].join(' ')
}
