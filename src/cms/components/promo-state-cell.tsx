'use client'
import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import { localeOr } from '../../domain/locale.ts'
import { promoState } from '../../domain/shell/promo-state.ts'
import { isoInstant } from '../../domain/time.ts'
import { staffText } from '../staff-words.ts'

/** In the list of messages: whether shoppers see it now, are still to see it, or have seen it. */
export function PromoStateCell({ rowData }: DefaultCellComponentProps) {
  const locale = localeOr(useTranslation().i18n.language)
  const [now] = useState(() => isoInstant(Date.now()))
  return staffText(locale, `option_state_${promoState(rowData, now)}`)
}
