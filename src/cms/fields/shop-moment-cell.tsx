'use client'
import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { localeOr } from '../../domain/locale.ts'
import { writtenShopMoment } from '../written-moment.ts'

/** A moment of a list on the shop’s own clock, as its exports have it. */
export function ShopMomentCell({ cellData }: DefaultCellComponentProps) {
  const locale = localeOr(useTranslation().i18n.language)
  return <span>{typeof cellData === 'string' ? writtenShopMoment(locale, cellData) : ''}</span>
}
