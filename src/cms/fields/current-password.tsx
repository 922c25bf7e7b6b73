'use client'
import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useId } from 'react'

/** The current password, required to change one's own account; not shown while it is typed. */
export function CurrentPassword({ field, path }: TextFieldClientProps) {
  const { value, setValue } = useField<string>({ path })
  const id = useId()
  return (
    <div className="field-type password">
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className="field-type__wrap">
        <input
          id={id}
          name={path}
          type="password"
          autoComplete="current-password"
          value={value ?? ''}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
