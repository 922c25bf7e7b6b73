'use client'
import { useConfig } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'
import { fieldAt, namesIn } from './field-at.ts'

type Props = { field: { label?: StaticLabel }; schemaPath?: string }

/**
 * The label of a field in the language of the user. Payload keeps the field that it hands to a component of ours as it
 * was for whoever opened such a form first, in their language; the configuration is one for each language.
 */
export function useLabel({ field, schemaPath = '' }: Props): StaticLabel | undefined {
  const { getEntityConfig } = useConfig()
  const [slug = '', ...names] = namesIn(schemaPath)
  const entity = getEntityConfig({ collectionSlug: slug })
  const own = entity ? (fieldAt(entity, names) as Props['field'] | undefined) : undefined
  return own?.label ?? field.label
}
