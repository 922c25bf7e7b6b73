'use client'
import { TextField, useLocale, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { localeOr, otherLocale } from '../../domain/locale.ts'
import { staffText } from '../staff-words.ts'

/** Named after the language it is for, which is the one the form is not in. */
export function OtherAltInput(props: TextFieldClientProps) {
  const user = localeOr(useTranslation().i18n.language)
  const other = otherLocale(localeOr(useLocale().code))
  return <TextField {...props} field={{ ...props.field, label: staffText(user, `alt_in_${other}`) }} />
}
