'use client'
import { getTranslation } from '@payloadcms/translations'
import { toast, useConfig, useDocumentInfo, useDocumentTitle, useLocale, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { isShownIn } from '../../domain/content/shown-in.ts'
import { localeOr, otherLocale } from '../../domain/locale.ts'
import { staffText } from '../staff-words.ts'
import { missingTexts, textsOfOneLanguage, type LabelOf } from './missing-texts.ts'
import '../fields/form-hint.css'

const anyDoc = z.record(z.string(), z.unknown())

/** Between a save and the look at it: what saves itself does so at every pause. Milliseconds, our choice. */
const PAUSE_MS = 1000
/** Payload’s toasts go after four seconds. */
const READ_MS = 12_000

/**
 * In the form of one language: the texts without which a document, or a part of it, is missing from the shop in the
 * other; or else what it has in this language only. It may be published so, and nothing else says that it was forgotten.
 */
export function MissingWords({ of }: { of?: 'video' }) {
  const { config, getEntityConfig } = useConfig()
  const { id, collectionSlug, data } = useDocumentInfo()
  const updatedAt: unknown = data?.updatedAt
  const { i18n } = useTranslation()
  const other = otherLocale(localeOr(useLocale().code))
  const { title, setDocumentTitle } = useDocumentTitle()
  const [otherTitle, setOtherTitle] = useState('')
  const [words, setWords] = useState('')
  const seen = useRef<unknown>(undefined)
  useEffect(() => {
    if (!id || !collectionSlug) return
    const leave = new AbortController()
    const look = async () => {
      const query = new URLSearchParams({ locale: other, draft: 'true', depth: '0' })
      const path = `/${collectionSlug}/${id}?${query}` as const
      const url = formatAdminURL({ apiRoute: config.routes.api, path })
      const answer = await fetch(url, { credentials: 'include', signal: leave.signal })
      const { fields, admin } = getEntityConfig({ collectionSlug })
      const doc = anyDoc.parse(answer.ok ? await answer.json() : undefined)
      const labelOf: LabelOf = ({ name, label }) => getTranslation(label || name, i18n)
      const language = localeOr(i18n.language)
      // What is for the readers of one language lacks nothing in the other.
      const isForBoth = isShownIn({ shownIn: doc.audience }, other)
      const texts = isForBoth ? missingTexts(fields, doc, { labelOf, locale: other }).join(', ') : ''
      const said = texts && staffText(language, `missing_${of ? (`${of}_` as const) : ''}in_${other}`, { texts })
      const halves = isForBoth && !said ? textsOfOneLanguage(fields, data ?? {}, doc, labelOf).join(', ') : ''
      setWords(said || (halves && staffText(language, `not_yet_in_${other}`, { texts: halves })))
      const titled = doc[admin.useAsTitle ?? '']
      setOtherTitle(typeof titled === 'string' ? titled : '')
      const isSaved = seen.current !== undefined && seen.current !== updatedAt
      seen.current = updatedAt
      // Whoever saves may be far below the top of the form; over a form that is seen whole it would be in the way.
      const isBelow = window.scrollY > window.innerHeight / 2
      if (said && isSaved && isBelow && doc._status !== 'draft') toast.warning(said, { duration: READ_MS })
    }
    const soon = setTimeout(() => void look().catch(() => undefined), PAUSE_MS)
    return () => {
      clearTimeout(soon)
      leave.abort()
    }
  }, [id, collectionSlug, updatedAt, other, config.routes.api, getEntityConfig, i18n, of, data])
  // Payload heads what has no title in the language of the form by its number.
  useEffect(() => {
    if (otherTitle && title === String(id)) setDocumentTitle(otherTitle)
  }, [otherTitle, title, id, setDocumentTitle])
  return words && <p className="form-hint">{words}</p>
}
