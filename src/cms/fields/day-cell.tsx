'use client'
import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { localeOr } from '../../domain/locale.ts'
import { formatDay, parseDay } from '../../domain/time.ts'

/** A day of a list, stored as `2026-12-24`. */
export function DayCell({ cellData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  const isDay = typeof cellData === 'string' && parseDay(cellData) !== undefined
  return <span>{isDay ? formatDay(cellData, localeOr(i18n.language), 'date') : ''}</span>
}
