import { useId, useState } from 'react'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { sendAccount } from './account-calls.ts'
import { mergeSearches } from './merge-searches.ts'
import { AnswerNote } from './answer-note.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** After signing in the page is reloaded, so that all of it is the customer's. */
export function SignInDialog({ open, onClose, locale }: { open: boolean; onClose(): void; locale: Locale }) {
  const noteId = useId()
  const here = location.pathname + location.search
  const { answer, busy, submit } = useSignIn(locale, (to = here) => location.replace(to))
  return (
    <Dialog open={open} onClose={onClose} heading={m.account_sign_in_title()} closeLabel={m.account_closed()}>
      <AnswerNote answer={answer} id={noteId} />
      <SignInForm
        locale={locale}
        answer={answer}
        to={here}
        onSubmit={(form) => void submit(form)}
        busy={busy}
        noteId={noteId}
      />
    </Dialog>
  )
}

/** Sends the sign-in form; `onDone` once the shopper is signed in, with the page to go to. */
export function useSignIn(locale: Locale, onDone: (to?: string) => void) {
  const [answer, setAnswer] = useState<AccountAnswer>()
  const [busy, setBusy] = useState(false)
  const submit = async (form: HTMLFormElement) => {
    setBusy(true)
    const got = await sendAccount(Object.fromEntries(new FormData(form)), locale)
    if (got.ok) await mergeSearches(locale)
    setBusy(false)
    if (got.ok) onDone(got.to)
    else setAnswer(got)
  }
  return { answer, busy, submit }
}
