'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useId } from 'react'

/** A colour, typed as `#rrggbb` or chosen from the browser's palette beside it. */
export function ColourInput({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path })
  const id = useId()
  const isWhole = /^#[\da-f]{6}$/i.test(value ?? '')
  const off = readOnly || disabled
  return (
    <div className={`field-type text${showError ? ' error' : ''}`} style={{ flex: '1 1 12rem' }}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap" style={{ display: 'flex', gap: '0.5rem' }}>
        <FieldError path={path} showError={showError} message={errorMessage} />
        <input
          type="color"
          tabIndex={-1}
          aria-hidden="true"
          disabled={off}
          value={isWhole ? (value as string) : '#ffffff'}
          onChange={(event) => setValue(event.target.value)}
          style={{ flex: 'none', width: '3rem', height: 'auto', padding: '0.25rem' }}
        />
        <input
          id={id}
          name={path}
          type="text"
          spellCheck={false}
          maxLength={7}
          disabled={off}
          value={value ?? ''}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
