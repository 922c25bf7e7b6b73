'use client'
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useId, useState } from 'react'

/** What the form has where nothing can be read from what was typed: the field's own rule refuses it. */
const UNREAD = -1

/**
 * Editors type dollars; the form's value is in cents. Typed text stays as it is until the field loses focus, and longer
 * where it is no amount.
 */
export function CentsInput({ field, path, readOnly }: NumberFieldClientProps) {
  const { value, setValue, showError, errorMessage, disabled } = useField<number | null>({ path })
  const { i18n } = useTranslation()
  const mark = i18n.language === 'fr' ? ',' : '.'
  const [typed, setTyped] = useState('')
  const [isTyping, setTyping] = useState(false)
  const id = useId()
  return (
    <div className={`field-type number${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} message={errorMessage} />
        <input
          id={id}
          name={path}
          inputMode="decimal"
          disabled={readOnly || disabled}
          value={isTyping || (value === UNREAD && typed) ? typed : dollars(value, mark)}
          aria-invalid={showError}
          placeholder={dollars(0, mark)}
          onChange={(event) => {
            setTyping(true)
            setTyped(event.target.value)
            setValue(cents(event.target.value))
          }}
          onBlur={() => setTyping(false)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

const dollars = (value: number | null | undefined, mark: ',' | '.') =>
  value === null || value === undefined ? '' : (value / 100).toFixed(2).replace('.', mark)

/** Accepts `1234.5`, `1,234.50` and the French `1 234,50`; anything else is refused by the field's own rule. */
function cents(text: string): number | null {
  const plain = text
    .replace(/[\s$\u00a0\u202f]/g, '')
    .replace(/,(\d{1,2})$/, '.$1')
    .replaceAll(',', '')
  if (plain === '') return null
  return /^\d+(\.\d{0,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : UNREAD
}
