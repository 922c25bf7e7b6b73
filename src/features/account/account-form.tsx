import type { ReactNode } from 'react'
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
}

/**
 * A form of accounts: it posts to the page it is on, and so works without JavaScript; with `onSubmit` a script takes
 * over.
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
}: Props) {
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
    </form>
  )
}
