import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** The parts of every field besides its input. `id` is where a summary of errors leads to; `error` is in words. */
export type FieldWords = { id?: string; label: string; hint?: ReactNode; error?: string; optional?: string }

/** A field and its button side by side, or, where that would leave too little of the field, one below the other. */
export const fieldRow = 'flex flex-col gap-2 xs:flex-row xs:items-start'
/** The button in it: as high as the field, below its label. */
export const besideField = 'h-12 xs:mt-7.5'

type TextProps = FieldWords & Omit<ComponentProps<'input'>, 'id' | 'className'> & { className?: string }

/**
 * One line of text with its label above, the hint under it, and the error; `errorId` where that is of several fields and
 * stands elsewhere.
 */
export function TextField({
  id,
  label,
  hint,
  error,
  errorId,
  optional,
  className,
  ...input
}: TextProps & { errorId?: string }) {
  const field = useFieldIds(id)
  return (
    <Around field={field} label={label} hint={hint} error={error} optional={optional} className={className}>
      <input
        {...input}
        id={field.id}
        aria-describedby={[errorId, describedBy(field, hint, error)].filter(Boolean).join(' ') || undefined}
        aria-invalid={error || errorId ? true : undefined}
        className="field-input"
      />
    </Around>
  )
}

type AreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'id' | 'className'> & { className?: string }

/** Several lines of text. */
export function TextArea({ id, label, hint, error, optional, className, rows = 3, ...input }: AreaProps) {
  const field = useFieldIds(id)
  return (
    <Around field={field} label={label} hint={hint} error={error} optional={optional} className={className}>
      <textarea
        {...input}
        rows={rows}
        id={field.id}
        aria-describedby={describedBy(field, hint, error)}
        aria-invalid={error ? true : undefined}
        className="field-input h-auto py-2.5"
      />
    </Around>
  )
}

type SelectProps = FieldWords &
  Omit<ComponentProps<'select'>, 'id' | 'className'> & {
    /** Shown while nothing is chosen. */
    empty?: string
    options: readonly { value: string; name: string }[]
    className?: string
  }

/** One of a list; the browser's own, which every phone shows best. */
export function SelectField({ id, label, hint, error, optional, className, empty, options, ...input }: SelectProps) {
  const field = useFieldIds(id)
  return (
    <Around field={field} label={label} hint={hint} error={error} optional={optional} className={className}>
      <span className="relative block">
        <select
          {...input}
          id={field.id}
          aria-describedby={describedBy(field, hint, error)}
          aria-invalid={error ? true : undefined}
          className="field-input appearance-none pr-11"
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className="pointer-events-none absolute top-3.5 right-3" />
      </span>
    </Around>
  )
}

/** Files of the device, by the browser's own button. */
export function FileField({ id, label, hint, error, optional, className, ...input }: TextProps) {
  const field = useFieldIds(id)
  return (
    <Around field={field} label={label} hint={hint} error={error} optional={optional} className={className}>
      <input
        {...input}
        type="file"
        id={field.id}
        aria-describedby={describedBy(field, hint, error)}
        aria-invalid={error ? true : undefined}
        className="field-input h-auto py-2 file:mr-3 file:min-h-9 file:rounded-card file:bg-ground file:px-3 file:font-semibold"
      />
    </Around>
  )
}

/** A box to tick with its words beside it. */
export function CheckField({
  id,
  label,
  hint,
  error,
  ...input
}: Omit<FieldWords, 'optional'> & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>) {
  const field = useFieldIds(id)
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...input}
          type="checkbox"
          id={field.id}
          aria-describedby={describedBy(field, hint, error)}
          aria-invalid={error ? true : undefined}
          className="mt-0.5 size-5 shrink-0 accent-spruce"
        />
        {label}
      </label>
      {error && <FieldError id={field.errorId}>{error}</FieldError>}
      {hint && (
        <p id={field.hintId} className="pl-8 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}

type Ids = { id: string; hintId: string; errorId: string }

function useFieldIds(given: string | undefined): Ids {
  const own = useId()
  const id = given ?? own
  return { id, hintId: `${id}-hint`, errorId: `${id}-error` }
}

const describedBy = ({ hintId, errorId }: Ids, hint: ReactNode, error: string | undefined) =>
  [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined

function Around({
  field: { id, hintId, errorId },
  label,
  hint,
  error,
  optional,
  className = '',
  children,
}: FieldWords & { field: Ids; className?: string; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label} {optional && <span className="font-normal text-ink-soft">{optional}</span>}
      </label>
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}

/** The error under a field; the icon conveys it without colour. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-red-deep">
      <Icon name="alert" size={18} className="mt-px" />
      <span>{children}</span>
    </p>
  )
}
