import { useEffect, useState } from 'react'
import { suggestedEmail } from '../../domain/newsletter/suggested-email.ts'
import { debounce } from '../../domain/shell/debounce.ts'
import { m } from '../../paraglide/messages.js'
import { browserTimer } from '../../ui/browser-timer.ts'
import { TextField } from '../../ui/field.tsx'
import { fieldId } from './checkout-form.tsx'

/** Whoever pauses for so long has written it. */
const WRITTEN_MS = 700

/**
 * Where the confirmation goes, a guest's only way to the order. A domain that looks mistyped is asked about in place of
 * the hint, so that nothing below moves as the button is pressed; it is never refused.
 */
export function EmailField({ error, defaultValue }: { error?: string; defaultValue?: string }) {
  const id = fieldId('email')
  const [meant, setMeant] = useState<string>()
  const [askSoon] = useState(() =>
    debounce((typed: string) => setMeant(suggestedEmail(typed)), WRITTEN_MS, browserTimer),
  )
  useEffect(() => askSoon.cancel, [askSoon])
  const take = () => {
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement && meant) field.value = meant
    setMeant(undefined)
    field?.focus()
  }
  return (
    <TextField
      id={id}
      name="email"
      type="email"
      label={m.checkout_email()}
      hint={
        <>
          {!meant && m.checkout_email_hint()}
          <span role="status">
            {meant && (
              <button
                type="button"
                onClick={take}
                className="-my-1 inline-block py-1 text-left font-semibold wrap-anywhere text-ink underline underline-offset-4"
              >
                {m.checkout_email_meant({ email: meant })}
              </button>
            )}
          </span>
        </>
      }
      error={error}
      defaultValue={defaultValue}
      onInput={({ currentTarget: { value } }) => {
        setMeant(undefined)
        askSoon(value)
      }}
      onBlur={({ currentTarget: { value } }) => {
        askSoon.cancel()
        setMeant(suggestedEmail(value))
      }}
      autoComplete="email"
      inputMode="email"
      maxLength={254}
      required
    />
  )
}
