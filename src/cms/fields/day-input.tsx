'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useId } from 'react'

/**
 * A day of the calendar, chosen in the browser's own picker, which writes it as its reader's language does; the form's
 * value stays `YYYY-MM-DD`. What was written otherwise before is shown as it is, to be corrected.
 */
export function DayInput({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path })
  const id = useId()
  const isOther = Boolean(value) && !/^\d{4}-\d{2}-\d{2}$/.test(value ?? '')
  return (
    <div className={`field-type text${showError ? ' error' : ''}`} style={{ flex: '1 1 10rem' }}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} message={errorMessage} />
        <input
          id={id}
          name={path}
          type={isOther ? 'text' : 'date'}
          max="9999-12-31"
          disabled={readOnly || disabled}
          value={value ?? ''}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
