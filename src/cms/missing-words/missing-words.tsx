'use client'
import { getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { localeOr, otherLocale, type Locale } from '../../domain/locale.ts'
import { staffText } from '../staff-words.ts'
import { missingTexts } from './missing-texts.ts'
import './missing-words.css'

const anyDoc = z.record(z.string(), z.unknown())

/** Between a save and the look at it: what saves itself does so at every pause. Milliseconds, our choice. */
const PAUSE_MS = 1000

/**
 * In the form of one language: the texts without which a document, or a part of it, is missing from the shop in the
 * other. It may be published so, and nothing else says that it was forgotten.
 */
export function MissingWords() {
  const { config, getEntityConfig } = useConfig()
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const { i18n } = useTranslation()
  const other = otherLocale(localeOr(useLocale().code))
  const [found, setFound] = useState<{ other: Locale; texts: string[] }>()
  useEffect(() => {
    if (!id || !collectionSlug) return
    const leave = new AbortController()
    const look = async () => {
      const query = new URLSearchParams({ locale: other, draft: 'true', depth: '0' })
      const path = `/${collectionSlug}/${id}?${query}` as const
      const url = formatAdminURL({ apiRoute: config.routes.api, path })
      const answer = await fetch(url, { credentials: 'include', signal: leave.signal })
      const { fields } = getEntityConfig({ collectionSlug })
      const doc = anyDoc.parse(answer.ok ? await answer.json() : undefined)
      setFound({ other, texts: missingTexts(fields, doc, ({ name, label }) => getTranslation(label || name, i18n)) })
    }
    const soon = setTimeout(() => void look().catch(() => undefined), PAUSE_MS)
    return () => {
      clearTimeout(soon)
      leave.abort()
    }
  }, [id, collectionSlug, lastUpdateTime, other, config.routes.api, getEntityConfig, i18n])
  return (
    <p role="status" className="missing-words">
      {found?.texts.length
        ? staffText(localeOr(i18n.language), `missing_in_${found.other}`, { texts: found.texts.join(', ') })
        : ''}
    </p>
  )
}
