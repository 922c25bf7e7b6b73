import { useState, type SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import { LONGEST_PASSKEY_NAME, SHORTEST_PASSWORD } from '../../domain/accounts/account-rules.ts'
import type { EventView, PasskeyView, Security, SessionView } from '../../domain/accounts/account-view.ts'
import type { Locale } from '../../domain/locale.ts'
import { shopDate } from '../../domain/shop-day.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { hasPasskeys, runPasskey } from './account-calls.ts'
import { AccountForm } from './account-form.tsx'
import { Card } from './account-layout.tsx'
import { fieldError, refusalText } from './account-words.ts'
import { CurrentPassword } from './current-password.tsx'
import { EndableRow } from './endable-row.tsx'
import { eventText } from './event-text.ts'
import { LinkedAgents } from './linked-agents.tsx'

export type SecurityProps = { locale: Locale; security: Security; answer?: AccountAnswer }

/** Password, passkeys, linked agents, sessions, and what happened. */
export function SecurityView({
  locale,
  security: { sessions, passkeys, agents, events, hasPassword },
  answer,
}: SecurityProps) {
  return (
    <>
      <Card heading={m.account_password_heading()}>
        {hasPassword ? (
          <AccountForm intent="password" submit={m.account_password_change()}>
            <CurrentPassword answer={answer} required />
            <TextField
              label={m.account_new_password()}
              name="password"
              type="password"
              autoComplete="new-password"
              hint={m.account_password_hint({ count: SHORTEST_PASSWORD })}
              error={fieldError(answer, 'password')}
              required
            />
          </AccountForm>
        ) : (
          <p>{m.account_password_none()}</p>
        )}
      </Card>
      <Card heading={m.account_passkeys()}>
        <p className="mb-4">{m.account_passkeys_text()}</p>
        <Passkeys passkeys={passkeys} locale={locale} />
      </Card>
      {agents.length > 0 && (
        <Card heading={m.account_agents()}>
          <LinkedAgents agents={agents} locale={locale} />
        </Card>
      )}
      <Card heading={m.account_sessions()}>
        <ul className="divide-y divide-line">
          {sessions.map((session) => (
            <Session key={session.id} session={session} locale={locale} />
          ))}
        </ul>
        <AccountForm
          intent="sign-out-everywhere"
          submit={m.account_sign_out_everywhere()}
          look={{ variant: 'secondary' }}
          className="mt-4"
        />
      </Card>
      <Card heading={m.account_events()}>
        <ul className="divide-y divide-line">
          {events.map((event, at) => (
            <Event key={`${event.at} ${at}`} event={event} locale={locale} />
          ))}
        </ul>
      </Card>
    </>
  )
}

function Session({
  session: { id, browser, address, seen, current },
  locale,
}: {
  session: SessionView
  locale: Locale
}) {
  const name = browser || m.account_session_unknown()
  const when = current ? m.account_session_current() : m.account_session_seen({ date: shopDate(seen, locale) })
  const end = {
    intent: 'end-session',
    id,
    submit: m.account_session_end(),
    label: m.account_session_end_of({ browser: name }),
  }
  return <EndableRow title={name} detail={[when, address].filter(Boolean).join(' · ')} {...(!current && { end })} />
}

const Event = ({ event: { at, address, ...what }, locale }: { event: EventView; locale: Locale }) => (
  <li className="flex justify-between gap-x-4 py-2 max-sm:flex-col">
    <span className="wrap-anywhere">{eventText(what)}</span>
    <span className="text-sm text-ink-soft">
      {shopDate(at, locale)}
      {address && ` · ${address}`}
    </span>
  </li>
)

function Passkeys({ passkeys, locale }: { passkeys: readonly PasskeyView[]; locale: Locale }) {
  const able = useHydrated() && hasPasskeys()
  const { revalidate } = useRevalidator()
  // What it says of one list no longer holds for the next, which is shorter or longer.
  const [note, setNote] = useState<{ text: string; isAdded: boolean; of: number }>()
  const add = async (form: HTMLFormElement) => {
    setNote(undefined)
    const answer = await runPasskey('add', locale, String(new FormData(form).get('name')))
    if (answer.ok) {
      form.reset()
      await revalidate()
      setNote({ text: m.account_passkey_added(), isAdded: true, of: passkeys.length + 1 })
    } else {
      const text = answer.reason === 'has-passkey' ? refusalText(answer) : m.account_passkey_failed()
      setNote({ text, isAdded: false, of: passkeys.length })
    }
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {passkeys.map(({ id, name, since, synced }) => (
          <EndableRow
            key={id}
            title={name || m.account_passkey_unnamed()}
            detail={[
              m.account_added_on({ date: shopDate(since, locale) }),
              synced ? m.account_passkey_synced() : m.account_passkey_one_device(),
            ].join(' · ')}
            end={{
              intent: 'remove-passkey',
              id,
              submit: m.account_address_remove(),
              label: m.account_remove_of({ name: name || m.account_passkey_unnamed() }),
            }}
          />
        ))}
      </ul>
      {able && (
        <form
          className="mt-3 flex max-w-xl flex-col gap-2 sm:flex-row sm:items-start"
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault()
            void add(event.currentTarget)
          }}
        >
          <TextField
            label={m.account_passkey_name()}
            optional={m.account_optional()}
            name="name"
            maxLength={LONGEST_PASSKEY_NAME}
            autoComplete="off"
            className="flex-1"
          />
          <Button type="submit" variant="secondary" className="h-12 sm:mt-7.5">
            {m.account_passkey_add()}
          </Button>
        </form>
      )}
      <p role="status" className={`mt-2 text-sm ${note?.isAdded ? 'text-spruce' : 'text-red-deep'}`}>
        {note?.of === passkeys.length && note.text}
      </p>
    </>
  )
}
