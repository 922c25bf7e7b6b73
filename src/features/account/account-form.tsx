import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button, type ButtonLook } from '../../ui/button.tsx'

type Props = {
  intent: string
  /** Fields that are sent along unseen. */
  hidden?: Record<string, string | undefined>
  children?: ReactNode
  submit: string
  look?: ButtonLook
  action?: string
  className?: string
  onSubmit?(form: HTMLFormElement): void
  busy?: boolean
  label?: string
  /** With JavaScript its answer leaves the page as it is, and the shopper where they are. */
  inPlace?: boolean
  /** The id of what its answer brings, which then takes the focus. */
  leadsTo?: string
}

/**
 * A form of accounts: it posts to the page it is on, and so works without JavaScript; with `onSubmit` a script takes
 * over. One that changes only what the page shows is sent `inPlace`.
 */
export function AccountForm({
  intent,
  hidden = {},
  children,
  submit,
  look,
  action,
  className = 'space-y-5',
  onSubmit,
  busy = false,
  label,
  inPlace = false,
  leadsTo,
}: Props) {
  const content = (
    <>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(hidden).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <Button
        type="submit"
        aria-disabled={busy || undefined}
        aria-label={label}
        className={look?.size === 'lg' || children ? 'max-sm:w-full' : ''}
        {...look}
      >
        {submit}
      </Button>
    </>
  )
  if (inPlace)
    return (
      <Form method="post" preventScrollReset noValidate className={className} data-leads-to={leadsTo}>
        {content}
      </Form>
    )
  return (
    <form
      method="post"
      action={action}
      className={className}
      noValidate
      onSubmit={
        onSubmit &&
        ((event) => {
          event.preventDefault()
          if (!busy) onSubmit(event.currentTarget)
        })
      }
    >
      {content}
    </form>
  )
}
