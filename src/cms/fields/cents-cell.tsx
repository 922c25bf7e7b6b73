'use client'
import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { localeOr } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'

/** An amount of a list, stored in whole cents, shown in dollars. */
export function CentsCell({ cellData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  return <span>{typeof cellData === 'number' ? money(cellData, localeOr(i18n.language)) : ''}</span>
}
