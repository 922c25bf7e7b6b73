'use client'
import { TextField, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { localeOr, otherLocale } from '../../domain/locale.ts'
import { staffText } from '../staff-words.ts'

/**
 * Named after the language it is for, which is the one the form is not in. Whoever may save may write it: where many
 * pictures are uploaded at once Payload may draw the field before it knows what one may do, and leaves it read-only.
 */
export function OtherAltInput(props: TextFieldClientProps) {
  const user = localeOr(useTranslation().i18n.language)
  const other = otherLocale(localeOr(useLocale().code))
  const { hasSavePermission } = useDocumentInfo()
  const field = { ...props.field, label: staffText(user, `alt_in_${other}`) }
  return <TextField {...props} readOnly={!hasSavePermission} field={field} />
}
