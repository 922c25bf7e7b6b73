'use client'
import { useAllFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import { localeOr } from '../../domain/locale.ts'
import { staffText } from '../staff-words.ts'
import { anchorsOf } from './slice-anchors.ts'

/** The anchor of a block on its page, so that an editor can link to it: `/explore/ski-shop#id` (acceptance 71). */
export function SliceAnchor({ path }: UIFieldClientProps) {
  const [fields] = useAllFormFields()
  const locale = localeOr(useTranslation().i18n.language)
  const content = localeOr(useLocale().code)
  const at = Number(/\.(\d+)\.[^.]+$/.exec(path)?.[1] ?? Number.NaN)
  const anchor = anchorsOf((name) => fields[name]?.value, fields.layout?.rows?.length ?? 0, content)[at]
  if (anchor === undefined) return null
  return (
    <p style={{ margin: 0, color: 'var(--theme-elevation-600)' }}>
      {staffText(locale, 'anchor_of_block')} <code>#{anchor}</code>
      <br />
      {staffText(locale, 'anchor_follows_name')}
    </p>
  )
}
