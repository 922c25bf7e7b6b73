'use client'
import { FieldDescription, FieldError, FieldLabel, ReactSelect, useField, useTranslation } from '@payloadcms/ui'
import type { StaticDescription, StaticLabel } from 'payload'
import { useId, type ReactNode } from 'react'
import { localeOr } from '../../domain/locale.ts'
import type { Choice } from '../choices.ts'
import { staffText, type StaffMessage } from '../staff-words.ts'

export type KeySelectProps = {
  path: string
  label?: StaticLabel | undefined
  description?: StaticDescription | undefined
  required?: boolean | undefined
  readOnly?: boolean | undefined
  /** Undefined while they are read; null where they cannot be read. */
  choices: Choice[] | null | undefined
  /** What is said where there is nothing to choose. */
  none: StaffMessage
  many?: boolean
  /** Asks the server for what was typed; without it the choices are all there are. */
  onSearch?: (typed: string) => void
}

/**
 * A field that refers by a key, chosen by what staff know it as. The form’s value is the key, as if it were typed; one
 * that is not among the choices stays, and is marked.
 */
export function KeySelect(props: KeySelectProps) {
  const { path, label, description, required, readOnly, choices, none, many = false, onSearch } = props
  const { value, setValue, showError, errorMessage, disabled } = useField<string | string[] | null>({ path })
  const locale = localeOr(useTranslation().i18n.language)
  const id = useId()
  const choiceOf = (key: string): Choice =>
    choices?.find((choice) => choice.value === key) ?? {
      value: key,
      label: choices ? staffText(locale, 'choice_unknown', { value: key }) : key,
    }
  const chosen = [value ?? []].flat().filter((key) => key !== '')
  // The component passes these on to react-select, whose own types it leaves out.
  const looks = {
    formatOptionLabel: withSwatch,
    'aria-invalid': showError,
    ...(onSearch && { filterOption: anyOption }),
  }
  return (
    <div className={`field-type select${showError ? ' error' : ''}`} id={`field-${path.replaceAll('.', '__')}`}>
      <FieldLabel htmlFor={id} label={label} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} message={errorMessage} />
        <ReactSelect
          {...looks}
          inputId={id}
          disabled={readOnly || disabled}
          isClearable={!required}
          isLoading={choices === undefined}
          isMulti={many}
          noOptionsMessage={() => staffText(locale, none)}
          {...(onSearch && { onInputChange: onSearch })}
          onChange={(picked) => {
            const keys = [picked ?? []].flat().map((option) => String(option.value))
            setValue(many ? keys : (keys[0] ?? null))
          }}
          options={choices ?? []}
          showError={showError}
          value={many ? chosen.map(choiceOf) : chosen.map(choiceOf)[0]}
        />
      </div>
      <FieldDescription description={description} path={path} />
    </div>
  )
}

const anyOption = () => true

/** The name of a choice, behind its colour if it is one. */
export const withSwatch = ({ label, hex }: Choice): ReactNode =>
  hex ? (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.5em' }}>
      <span
        aria-hidden
        style={{
          width: '1em',
          height: '1em',
          borderRadius: '50%',
          background: hex,
          border: '1px solid var(--theme-elevation-400)',
        }}
      />
      {label}
    </span>
  ) : (
    label
  )
