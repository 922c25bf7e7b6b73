import { useEffect, useId, useState } from 'react'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { renewEmployeePrices } from '../price/employee-prices.ts'
import { sendAccount, whoAmI, type WhoAmI } from './account-calls.ts'
import { AnswerNote } from './answer-note.tsx'
import { EmployeeForm } from './employee-form.tsx'
import { useSignIn } from './sign-in-dialog.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { trackAccountAction } from './track-account-action.ts'

const unknown: AccountAnswer = { ok: false, reason: 'bad-request' }

type Props = {
  open: boolean
  onClose(): void
  locale: Locale
  /** The shopper signed in, or pays other prices: the page's data may be stale. */
  onChanged?(): void
}

/**
 * Asks for sign-in, then for staff number and PIN, then is a switch (acceptance 41). Prices change only after the
 * server has said so.
 */
export function EmployeeDialog({ open, onClose, locale, onChanged }: Props) {
  const noteId = useId()
  const [who, setWho] = useState<WhoAmI | 'failed'>()
  const [answer, setAnswer] = useState<AccountAnswer>()
  const [busy, setBusy] = useState(false)
  const look = async () => setWho(await whoAmI().catch((): 'failed' => 'failed'))
  const signIn = useSignIn(locale, () => {
    trackAccountAction()
    void look()
    onChanged?.()
  })
  useEffect(() => {
    if (open) void look()
  }, [open])
  const submit = async (form: HTMLFormElement) => {
    setBusy(true)
    const got = await sendAccount(Object.fromEntries(new FormData(form)), locale)
    await look()
    setAnswer(got)
    setBusy(false)
    if (!got.ok) return
    renewEmployeePrices()
    onChanged?.()
  }
  return (
    <Dialog open={open} onClose={onClose} heading={m.account_employee()} closeLabel={m.account_closed()}>
      {who === undefined && <p role="status">{m.account_loading()}</p>}
      {who === 'failed' && <AnswerNote answer={unknown} />}
      {typeof who === 'object' && !who.signedIn && (
        <>
          <p className="mb-5 text-lg">{m.account_employee_signed_out()}</p>
          <AnswerNote answer={signIn.answer} id={noteId} />
          <SignInForm
            locale={locale}
            answer={signIn.answer}
            to={paths.account(locale, 'employee')}
            onSubmit={(form) => void signIn.submit(form)}
            busy={signIn.busy}
            noteId={noteId}
          />
        </>
      )}
      {typeof who === 'object' && who.signedIn && (
        <>
          <AnswerNote answer={answer} />
          <EmployeeForm
            locale={locale}
            employee={who.employee}
            answer={answer}
            action={paths.account(locale, 'employee')}
            onSubmit={(form) => void submit(form)}
            busy={busy}
          />
        </>
      )}
    </Dialog>
  )
}
