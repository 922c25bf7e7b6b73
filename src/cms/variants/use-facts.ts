'use client'
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { VariantFacts } from './variant-facts.ts'

/** How long one stops typing before the server is asked, in milliseconds. */
const PAUSE_MS = 300

/**
 * What can be sold of these SKUs, and which of them are taken; asked again after a save and after each refusal of
 * stock. Undefined until the first answer: nobody may change a figure that is not known.
 */
export function useFacts(skus: readonly string[], refused: string): VariantFacts | undefined {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { id, lastUpdateTime } = useDocumentInfo()
  const [facts, setFacts] = useState<VariantFacts>()
  const body = JSON.stringify({ skus: [...new Set(skus.filter(Boolean))], product: id })
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      const answer = await fetch(`${config.routes.api}/products/variant-facts`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json', 'accept-language': i18n.language },
        body,
        signal: stop.signal,
      })
      if (answer.ok) setFacts((await answer.json()) as VariantFacts)
    }
    // Whoever is offline can still type; the save says what is wrong.
    const timer = setTimeout(() => void ask().catch(() => {}), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [body, refused, lastUpdateTime, config.routes.api, i18n.language])
  return facts
}
