'use client'
import { ConfigProvider, DefaultEditView, useConfig, useDocumentInfo } from '@payloadcms/ui'
import type { DocumentViewClientProps } from 'payload'
import { useMemo } from 'react'
import { usePublishFirst } from './use-publish-first.ts'
import { withoutAutosave } from './without-autosave.ts'

/**
 * The form of a collection with autosave. What is not yet saved once has the button “Save draft”, and asks before its
 * words are left (begin-unsaved.ts).
 */
export function EditAutosaved(props: DocumentViewClientProps) {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  usePublishFirst()
  const begun = useMemo(
    () => ({
      ...config,
      collections: config.collections.map((each) => (each.slug === collectionSlug ? withoutAutosave(each) : each)),
    }),
    [config, collectionSlug],
  )
  if (id) return <DefaultEditView {...props} />
  return (
    <ConfigProvider config={begun}>
      <DefaultEditView {...props} />
    </ConfigProvider>
  )
}
