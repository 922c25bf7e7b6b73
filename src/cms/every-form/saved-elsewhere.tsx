'use client'
import { useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useEffectEvent } from 'react'
import { z } from 'zod'

const newest = z.object({ updatedAt: z.string() })

/**
 * In the form of what saves itself: it is read anew where somebody comes back to it and it was saved in another tab or
 * window meanwhile. Its next autosave would write its old words over the newer ones, and Payload asks only where
 * nothing saves itself. What is typed and not yet saved stays.
 */
export function SavedElsewhere() {
  const { id, collectionSlug, data } = useDocumentInfo()
  const { config } = useConfig()
  const modified = useFormModified()

  // After the answer: what was typed or saved here while it was on its way counts.
  const reloadIfOlder = useEffectEvent((updatedAt: string | undefined) => {
    if (updatedAt && !modified && Date.parse(updatedAt) > Date.parse(String(data?.updatedAt))) location.reload()
  })

  const look = useEffectEvent(async () => {
    if (!id || !collectionSlug || !data?.updatedAt || modified || document.visibilityState !== 'visible') return
    const query = new URLSearchParams({ draft: 'true', depth: '0', 'select[updatedAt]': 'true' })
    const path = `/${collectionSlug}/${id}?${query}` as const
    const answer = await fetch(formatAdminURL({ apiRoute: config.routes.api, path }), { credentials: 'include' })
    const found = answer.ok ? newest.safeParse(await answer.json()) : undefined
    reloadIfOlder(found?.data?.updatedAt)
  })
  useEffect(() => {
    const come = () => void look().catch(() => undefined)
    window.addEventListener('focus', come)
    document.addEventListener('visibilitychange', come)
    return () => {
      window.removeEventListener('focus', come)
      document.removeEventListener('visibilitychange', come)
    }
  }, [])
  return null
}
