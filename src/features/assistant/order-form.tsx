import { useState, type FormEvent } from 'react'
import type { ReplyPart } from '../../domain/assistant/reply.ts'
import type { Locale } from '../../domain/locale.ts'
import { EXAMPLE_NUMBER } from '../../domain/orders/order-number.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { addReply } from './chat-store.ts'

/** Asks for what opens an order: its number and the address it was placed with. Neither goes to any language model. */
export function OrderForm({ locale }: { locale: Locale }) {
  const [state, setState] = useState<'ready' | 'sending' | 'failed' | 'too-many'>('ready')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'sending') return
    const form = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    setState('sending')
    const found = await lookUp(form, locale)
    if (typeof found === 'string') return setState(found)
    setState('ready')
    addReply(m.assistant_order({ number: form.number ?? '' }), found)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3 rounded-card border border-line p-4">
      <p>{m.assistant_order_ask()}</p>
      <TextField
        label={m.assistant_order_number()}
        name="number"
        required
        maxLength={40}
        autoComplete="off"
        placeholder={EXAMPLE_NUMBER}
      />
      <TextField label={m.assistant_email()} name="email" type="email" required maxLength={254} autoComplete="email" />
      <Button type="submit" aria-disabled={state === 'sending' || undefined}>
        {m.assistant_order_look()}
      </Button>
      <p role="alert" className="font-medium text-red-deep empty:hidden">
        {state === 'failed' ? m.assistant_failed() : state === 'too-many' ? m.assistant_too_many() : ''}
      </p>
    </form>
  )
}

async function lookUp(
  { number, email }: Record<string, string>,
  locale: Locale,
): Promise<ReplyPart[] | 'failed' | 'too-many'> {
  try {
    const response = await fetch('/api/assistant/order', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number, email, locale }),
    })
    if (response.status === 429) return 'too-many'
    return response.ok ? ((await response.json()) as ReplyPart[]) : 'failed'
  } catch {
    return 'failed'
  }
}
