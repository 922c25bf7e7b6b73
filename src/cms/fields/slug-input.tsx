'use client'
import { TextField, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useRef } from 'react'
import { slugOf } from '../../domain/catalog/variant-codes.ts'

/** The word of a URL, made of the title while it is typed. One that is saved or written by hand stays. */
export function SlugInput({ from, ...props }: TextFieldClientProps & { from: string }) {
  const { value, initialValue, setValue } = useField<string>({ path: props.path })
  const title = useFormFields(([fields]) => fields[from]?.value)
  const made = useRef('')
  const isFree = !initialValue && (value ?? '') === made.current
  const slug = typeof title === 'string' ? slugOf(title) : ''
  useEffect(() => {
    if (!isFree || slug === made.current) return
    made.current = slug
    setValue(slug)
  }, [isFree, slug, setValue])
  return <TextField {...props} />
}
