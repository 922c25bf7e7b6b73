'use client'
import { useField, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps, NumberFieldClientProps } from 'payload'
import { localeOr } from '../../domain/locale.ts'
import { writtenMoment } from '../written-moment.ts'
import { WrittenField } from './written-field.tsx'

const written = (value: unknown, language: string): string =>
  typeof value === 'number' ? writtenMoment(localeOr(language), value) : ''

/** A moment of a list, stored in milliseconds. */
export function InstantCell({ cellData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  return <span>{written(cellData, i18n.language)}</span>
}

/** A moment of a document that nobody changes by hand. */
export function InstantView({ field, path }: NumberFieldClientProps) {
  const { value } = useField<number | null>({ path })
  const { i18n } = useTranslation()
  return <WrittenField field={field} path={path} value={written(value, i18n.language)} />
}
