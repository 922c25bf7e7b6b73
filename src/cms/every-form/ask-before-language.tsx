'use client'
import { useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { languageLink } from './language-link.ts'

/**
 * In every form of the admin: another language is asked about as a link is, where that would lose what was written.
 * Payload's own question is of links only, and its list of languages has buttons.
 */
export function AskBeforeLanguage() {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const modified = useFormModified()
  const { versions } =
    config.collections.find(({ slug }) => slug === collectionSlug) ??
    config.globals.find(({ slug }) => slug === globalSlug) ??
    {}
  const savesItself = typeof versions === 'object' && versions.drafts && Boolean(versions.drafts.autosave)

  const ask = useEffectEvent((event: MouseEvent) => {
    if (!modified || savesItself) return
    const link = languageLink(event.target)
    if (!link) return
    event.preventDefault()
    event.stopPropagation()
    // The list of languages would lie over the question.
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    document.body.append(link)
    link.click()
    link.remove()
  })
  useEffect(() => {
    document.addEventListener('click', ask, true)
    return () => document.removeEventListener('click', ask, true)
  }, [])
  return null
}
