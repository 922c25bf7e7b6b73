'use client'
import { FieldLabel } from '@payloadcms/ui'
import type { NumberFieldClientProps, TextFieldClientProps } from 'payload'
import { useId } from 'react'

type Props = Pick<NumberFieldClientProps | TextFieldClientProps, 'field' | 'path'> & { value: string }

/** What a document says in words and nobody changes by hand. */
export function WrittenField({ field, path, value }: Props) {
  const id = useId()
  return (
    <div className={`field-type ${field.type}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className="field-type__wrap">
        <input id={id} disabled value={value} />
      </div>
    </div>
  )
}
