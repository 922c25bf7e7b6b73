'use client'
import { useForm, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { focusFirstError } from './focus-first-error.ts'

/** Fields are drawn in error after the answer; a row takes its time to open. Milliseconds, our choice. */
const DRAWN_MS = 300

/** In every form of the admin: after a refused save the focus is where the first mistake is, not at the page's top. */
export function FirstError() {
  const isSaving = useFormProcessing()
  const { getFields } = useForm()
  const wasSaving = useRef(false)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const isAnswered = wasSaving.current && !isSaving
    wasSaving.current = isSaving
    const form = place.current?.closest('form')
    if (!isAnswered || !form || Object.values(getFields()).every(({ valid }) => valid !== false)) return
    const soon = (act: () => void) => setTimeout(act, DRAWN_MS)
    soon(() => focusFirstError(form, () => soon(() => focusFirstError(form))))
  }, [isSaving, getFields])
  return <span ref={place} hidden />
}
