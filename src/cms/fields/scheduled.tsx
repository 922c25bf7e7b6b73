'use client'
import { useConfig, useDocumentInfo, useModal, useServerFunctions, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import { useEffect, useState } from 'react'
import { isLocale, localeOr } from '../../domain/locale.ts'
import { staffText } from '../staff-words.ts'
import './form-hint.css'

type Planned = Awaited<ReturnType<ReturnType<typeof useServerFunctions>['getUpcomingScheduledPublish']>>

/** What of a document is scheduled, with days and hours as the drawer of schedules writes them. */
export function Scheduled() {
  const { id, collectionSlug, hasPublishPermission } = useDocumentInfo()
  const { dateFormat, timezones } = useConfig().config.admin
  const { i18n } = useTranslation<object, never>()
  const { getUpcomingScheduledPublish } = useServerFunctions()
  const [planned, setPlanned] = useState<Planned>([])
  // It is looked at again once its drawer is closed.
  const isPlanning = useModal().isModalOpen(`schedule-publish-${id}`)
  useEffect(() => {
    // Payload answers only those who may publish.
    if (!id || !collectionSlug || !hasPublishPermission || isPlanning) return
    let isLeft = false
    getUpcomingScheduledPublish({ id, collectionSlug }).then(
      (found) => isLeft || setPlanned(found),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [id, collectionSlug, hasPublishPermission, isPlanning, getUpcomingScheduledPublish])
  const lines = planned.map(({ id: job, input: { type, locale, timezone }, waitUntil }) => {
    const at = formatDate({ date: waitUntil, i18n, pattern: dateFormat, timezone })
    const zone = timezones.supportedTimezones.find(({ value }) => value === timezone)?.label ?? timezone ?? ''
    const what = type === 'publish' && isLocale(locale) ? (`publish_in_${locale}` as const) : type
    return <p key={job}>{staffText(localeOr(i18n.language), `scheduled_${what}`, { at, zone })}</p>
  })
  return lines.length > 0 && <div className="form-hint">{lines}</div>
}
