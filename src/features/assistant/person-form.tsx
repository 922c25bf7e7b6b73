import { useState, type FormEvent } from 'react'
import { letterStart } from '../../domain/assistant/letter-start.ts'
import type { Locale } from '../../domain/locale.ts'
import { emailAddress } from '../../domain/newsletter/email-address.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Honeypot } from '../../ui/honeypot.tsx'
import { chat } from './chat-store.ts'
import { topicText } from './topic-words.ts'

type State = 'ready' | 'sending' | 'sent' | 'invalid-email' | 'too-many' | 'failed'

/** A letter to a person of the shop, which starts with what was written to the assistant; the answer comes by mail. */
export function PersonForm({ locale }: { locale: Locale }) {
  const [state, setState] = useState<State>('ready')
  const [start] = useState(() =>
    letterStart(
      chat.now().map(({ question }) => question),
      Object.values(topicText).map((text) => text()),
    ),
  )
  if (state === 'sent') {
    return (
      <p role="status" className="rounded-card bg-spruce-pale p-4 font-semibold">
        {m.assistant_person_sent()}
      </p>
    )
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'sending') return
    const form = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    if (!emailAddress(form.email)) return setState('invalid-email')
    setState('sending')
    setState(await send(form, locale))
  }
  const problem = state === 'too-many' ? m.assistant_too_many() : state === 'failed' ? m.assistant_failed() : ''
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3 rounded-card border border-line p-4">
      <p>{m.assistant_person_ask()}</p>
      <TextField
        label={m.assistant_email()}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        error={state === 'invalid-email' ? m.assistant_email_invalid() : undefined}
      />
      <TextArea label={m.assistant_person_text()} name="text" required maxLength={4000} rows={4} defaultValue={start} />
      <Honeypot />
      <Button type="submit" aria-disabled={state === 'sending' || undefined}>
        {m.assistant_person_send()}
      </Button>
      <p className="text-sm text-ink-soft">{m.assistant_person_hours()}</p>
      <p role="alert" className="font-medium text-red-deep empty:hidden">
        {problem}
      </p>
    </form>
  )
}

async function send({ email, text, website }: Record<string, string>, locale: Locale): Promise<State> {
  try {
    const response = await fetch('/api/assistant/message', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, text, website, locale }),
    })
    if (response.status === 429) return 'too-many'
    return response.ok ? 'sent' : 'failed'
  } catch {
    return 'failed'
  }
}
