import { useId, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { CheckoutChange, FieldError, FieldName } from '../../domain/checkout/checkout.ts'
import { m } from '../../paraglide/messages.js'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useFocusAfter } from '../../ui/use-focus-after.ts'
import { errorText } from './checkout-words.ts'
import { FilledIn, useFilledIn } from './filled-in.ts'

/** The result of the last form: its part, its errors, and the typed values. */
export type FormAnswer = { part: string; errors: FieldError[]; values: Record<string, string> }

/** Where a field is on the page, for the summary of errors. */
export const fieldId = (field: FieldName): string => `field-${field}`

/** The errors and values of a form, if the answer is about it. */
export function answerFor(part: CheckoutChange['part'] | 'place', answer: FormAnswer | undefined) {
  const own = answer?.part === part ? answer : undefined
  return {
    values: own?.values,
    error: (field: FieldName): string | undefined => {
      const found = own?.errors.find((error) => error.field === field)
      return found && errorText(found)
    },
  }
}

/** Without JavaScript the new page starts at the open step, also after a redirect, which preserves the fragment. */
export const STEP_ID = 'step'
export const HERE = `#${STEP_ID}`

type Props = {
  part: CheckoutChange['part']
  answer?: FormAnswer
  submit: ReactNode
  look?: ButtonLook
  className?: string
  /** Whether something else is sent in its place. */
  sendsFirst?: () => boolean
  children?: ReactNode
}

/** One form of the checkout, an ordinary POST to the page; while it is on its way it cannot be sent again. */
export function CheckoutForm({ part, answer, submit, look, className = '', sendsFirst, children }: Props) {
  const isSending = useIsSending(part)
  const own = answer?.part === part ? answer : undefined
  const { onInput, ...filledIn } = useFilledIn(own?.values)
  const errors = own?.errors.filter(({ field }) => !filledIn.isFilled(field)) ?? []
  const button = useId()
  // Where nothing is wrong any more, the summary that had the focus is gone.
  useFocusAfter(own && errors.length === 0 ? 'right' : undefined, button)
  return (
    <Form
      method="post"
      action={HERE}
      noValidate
      preventScrollReset
      className={className}
      onSubmit={(event) => (isSending || sendsFirst?.()) && event.preventDefault()}
      onInput={onInput}
    >
      <input type="hidden" name="part" value={part} />
      {own && <Problems errors={errors} answer={own} />}
      <FilledIn value={filledIn}>{children}</FilledIn>
      <Button id={button} type="submit" size="lg" aria-disabled={isSending || undefined} {...look}>
        {isSending ? m.checkout_saving() : submit}
      </Button>
    </Form>
  )
}

/** All that is wrong, above the form; the focus goes there. */
export function Problems({ errors, answer }: { errors: readonly FieldError[]; answer: unknown }) {
  const summary = errors.map((error) => ({
    id: error.field === 'form' ? undefined : fieldId(error.field),
    text: errorText(error),
  }))
  return <ErrorSummary heading={m.checkout_problems({ count: summary.length })} errors={summary} answer={answer} />
}

/** A form that is only a small button beside something: remove this code. */
export function RemoveForm({ part, id, label }: { part: CheckoutChange['part']; id?: string; label: string }) {
  return (
    <Form method="post" action={HERE} preventScrollReset>
      <input type="hidden" name="part" value={part} />
      {id && <input type="hidden" name="id" value={id} />}
      <Button type="submit" variant="quiet" size="sm" aria-label={label}>
        {m.checkout_remove()}
      </Button>
    </Form>
  )
}

/** Is a form of this part on its way? Without JavaScript the browser knows. */
export function useIsSending(part: string): boolean {
  const { state, formData } = useNavigation()
  return state !== 'idle' && formData?.get('part') === part
}
