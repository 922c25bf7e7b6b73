import { useCallback, useRef, useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { StripeConfirm } from './stripe-confirm.tsx'

type Props = {
  /** Where the form is sent. */
  action: string
  isSending: boolean
  /** Above what went wrong with the last attempt. */
  heading: string
  problem: string | undefined
  /** What explains it, and what to do about it. */
  more?: { texts: readonly string[]; remedy?: ReactNode }
  answer: unknown
  publishableKey: string | undefined
  /** What Stripe's bank asks before it agrees. */
  confirm: { clientSecret: string } | undefined
  children: ReactNode
}

/** A form that takes money: once at a time, and again by itself after the bank's question was answered. */
export function PayingForm({
  action,
  isSending,
  heading,
  problem,
  more = { texts: [] },
  answer,
  publishableKey,
  confirm,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [failed, setFailed] = useState(false)
  // The same key: the attempt that waits for the bank goes on.
  const sendAgain = useCallback(() => form.current?.requestSubmit(), [])
  const fail = useCallback(() => setFailed(true), [])
  const said = failed ? [m.place_authentication_failed()] : problem ? [problem, ...more.texts] : []
  return (
    <>
      <ErrorSummary heading={heading} errors={said.map((text) => ({ text }))} answer={answer} className="mb-5">
        {!failed && more.remedy}
      </ErrorSummary>
      <Form
        ref={form}
        method="post"
        action={action}
        preventScrollReset
        onSubmit={(event) => isSending && event.preventDefault()}
        className="grid gap-5"
      >
        {confirm && publishableKey && (
          <StripeConfirm
            publishableKey={publishableKey}
            clientSecret={confirm.clientSecret}
            onDone={sendAgain}
            onFailed={fail}
          />
        )}
        {children}
      </Form>
    </>
  )
}
