'use client'
import {
  toast,
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useEffectEvent, useRef } from 'react'
import { localeOr } from '../../domain/locale.ts'
import { staffText } from '../staff-words.ts'

/**
 * In the form of what saves itself: the last words too. Payload saves a moment after the last key, and forgets them
 * where the form is left before, such as for another language. They are saved once the focus or the pointer leaves the
 * form, or it goes; of a page that is closed or loaded anew the browser asks. Where that fails it is said, and tried
 * again the next time.
 */
export function SaveOnLeave() {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { createFormData } = useForm()
  const [fields] = useAllFormFields()
  const modified = useFormModified()
  const { language } = useTranslation().i18n
  const saved = useRef<typeof fields | undefined>(fields)
  const place = useRef<HTMLSpanElement>(null)
  // While another language is being opened, the form still has the words of the one before.
  const writtenIn = useRef(locale)
  useEffect(() => {
    if (!modified) writtenIn.current = locale
  }, [modified, locale])

  const save = useEffectEvent(async () => {
    if (!id || !collectionSlug || !modified || saved.current === fields) return
    saved.current = fields
    const query = { autosave: 'true', draft: 'true', depth: '0', 'fallback-locale': 'null' }
    const path = `/${collectionSlug}/${id}?${new URLSearchParams({ ...query, locale: writtenIn.current })}` as const
    const body = await createFormData({ _status: 'draft' }, {})
    const url = formatAdminURL({ apiRoute: config.routes.api, path })
    const answer = await fetch(url, { method: 'PATCH', body, credentials: 'include' }).catch(() => undefined)
    if (answer?.ok) return
    if (saved.current === fields) saved.current = undefined
    toast.error(staffText(localeOr(language), 'form_unsaved'), { id: 'form_unsaved' })
  })
  const ask = useEffectEvent((event: BeforeUnloadEvent) => modified && event.preventDefault())

  useEffect(() => {
    const form = place.current?.closest('form')
    const left = ({ target }: Event) => target instanceof Node && !form?.contains(target) && void save()
    document.addEventListener('focusin', left)
    document.addEventListener('pointerdown', left)
    window.addEventListener('beforeunload', ask)
    return () => {
      document.removeEventListener('focusin', left)
      document.removeEventListener('pointerdown', left)
      window.removeEventListener('beforeunload', ask)
      void save()
    }
  }, [])
  return <span ref={place} hidden />
}
