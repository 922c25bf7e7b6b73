'use client'
import { FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps, NumberFieldClientProps } from 'payload'
import { useId } from 'react'
import { localeOr } from '../../domain/locale.ts'
import { writtenMoment } from '../written-moment.ts'

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
  const id = useId()
  return (
    <div className="field-type number">
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className="field-type__wrap">
        <input id={id} disabled value={written(value, i18n.language)} />
      </div>
    </div>
  )
}
