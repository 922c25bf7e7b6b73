'use client'
import { FieldLabel } from '@payloadcms/ui'
import { useId, type InputHTMLAttributes, type Ref } from 'react'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { label: string; field?: Ref<HTMLInputElement> }

/** A field outside the form of a document: nothing of it is saved with one. */
export function StepField({ label, field, ...input }: Props) {
  const id = useId()
  return (
    <div className="field-type text">
      <FieldLabel htmlFor={id} label={label} />
      <div className="field-type__wrap">
        <input id={id} ref={field} {...input} />
      </div>
    </div>
  )
}

/** As telephones fill it in, with digits to type. */
export const appCode = {
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  maxLength: 8,
  spellCheck: false,
} as const
/** As people wrote it down. */
export const recoveryCode = {
  autoComplete: 'off',
  autoCapitalize: 'characters',
  maxLength: 20,
  spellCheck: false,
} as const
