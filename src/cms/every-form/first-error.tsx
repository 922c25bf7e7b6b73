'use client'
import { useFormProcessing } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { saves } from '../payload-parts/late-form-state.ts'
import { focusFirstErrorSoon } from './focus-first-error.ts'

/** In every form of the admin: after a refused save the focus is where the first mistake is, not at the page's top. */
export function FirstError() {
  const isSaving = useFormProcessing()
  const wasSaving = useRef(false)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!isSaving) return
    saves.begin()
    return () => saves.end()
  }, [isSaving])
  useEffect(() => {
    const isAnswered = wasSaving.current && !isSaving
    wasSaving.current = isSaving
    const form = place.current?.closest('form')
    return isAnswered && form ? focusFirstErrorSoon(form) : undefined
  }, [isSaving])
  return <span ref={place} hidden />
}
