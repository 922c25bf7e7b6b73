'use client'
import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { localeOr } from '../../domain/locale.ts'
import { markdownState } from '../../domain/pricing/markdown-times.ts'
import { staffText } from '../staff-words.ts'

/** In the list of messages: whether shoppers see it now, are still to see it, or have seen it. */
export function PromoStateCell({ rowData: { startsAt, endsAt } }: DefaultCellComponentProps) {
  const locale = localeOr(useTranslation().i18n.language)
  const [now] = useState(() => Date.now())
  return staffText(locale, `option_state_${markdownState({ active: true, startsAt, endsAt }, now)}`)
}
