import { useId, useState, type FormEvent } from 'react'
import { inShop } from '../../domain/shop-name.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { Honeypot } from '../../ui/honeypot.tsx'

type State = 'ready' | 'sending' | 'sent' | 'invalid-email' | 'too-many' | 'failed'

/**
 * The sign-up, an ordinary form that works without JavaScript. Its answer never reveals whether the address was known.
 */
export function NewsletterForm({ locale }: { locale: Locale }) {
  const [state, setState] = useState<State>('ready')
  const id = useId()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setState('sending')
    const sending = import('./send-newsletter.ts').then(({ sendNewsletter }) => sendNewsletter(form))
    const next = await sending.catch(() => 'failed' as const)
    setState(next)
    if (next === 'invalid-email') document.getElementById(`${id}email`)?.focus()
  }
  const problem = problems[state]?.()
  return (
    <section aria-labelledby={`${id}heading`} className="w-full min-w-0 max-w-md">
      <h2 id={`${id}heading`} className="wide text-heading">
        {m.newsletter_title()}
      </h2>
      {state === 'sent' ? (
        <p role="status" className="mt-3 rounded-card bg-white/10 p-4 font-semibold">
          {m.newsletter_sent_text()}
        </p>
      ) : (
        <form action="/api/newsletter" method="post" noValidate onSubmit={submit} className="mt-3">
          <input type="hidden" name="locale" value={locale} />
          <label htmlFor={`${id}email`} className="block text-sm font-semibold">
            {m.newsletter_email()}
          </label>
          <div className="mt-1.5 flex flex-wrap gap-2">
            <input
              id={`${id}email`}
              type="email"
              name="email"
              required
              maxLength={254}
              autoComplete="email"
              placeholder={m.newsletter_email_example()}
              aria-describedby={`${id}consent ${id}problem`}
              aria-invalid={state === 'invalid-email' || undefined}
              className="newsletter-field"
            />
            <button
              type="submit"
              disabled={state === 'sending'}
              className="min-h-11 rounded-card bg-gold px-5 font-semibold text-ink transition-colors hover:bg-white disabled:cursor-progress"
            >
              {m.newsletter_join()}
            </button>
          </div>
          <Honeypot />
          <p id={`${id}problem`} role="alert" className="mt-2 font-semibold text-gold empty:hidden">
            {problem}
          </p>
          <p id={`${id}consent`} className="mt-2.5 text-sm text-spruce-pale">
            {m.newsletter_consent(inShop())}
          </p>
        </form>
      )}
    </section>
  )
}

const problems: Partial<Record<State, () => string>> = {
  'invalid-email': m.newsletter_invalid_text,
  'too-many': m.newsletter_too_many,
  failed: m.newsletter_failed,
}
