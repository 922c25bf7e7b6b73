'use client'
import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { localeOr } from '../../domain/locale.ts'
import { formatDay, parseDay } from '../../domain/time.ts'
import { dayName } from '../stores-words.ts'

type Hours = { day?: string | null; date?: string | null; name?: string | null }

/** A row of a store's hours is called by its day, one of its exceptions by its date and name; one without, by its number. */
export function HoursLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Hours>()
  const locale = localeOr(useTranslation().i18n.language)
  const { day, date, name } = data
  const on = date && parseDay(date) ? formatDay(date, locale, 'date') : day && dayName(day, locale)
  return <span>{[on, name].filter(Boolean).join(', ') || String(rowNumber + 1).padStart(2, '0')}</span>
}
