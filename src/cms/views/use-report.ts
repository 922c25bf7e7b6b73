'use client'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { localeOr } from '../../domain/locale.ts'
import { exchangeWord } from '../staff-words.ts'
import { refused } from '../refused.ts'

export type FoundReport<Found> = { report: Found } | { problem: string } | undefined

/** A report as the server gives it for what is asked, and the address of the same as a file. */
export function useReport<Found>(path: `/${string}`, asked: Record<string, string>, shape: z.ZodType<Found>) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const locale = localeOr(i18n.language)
  const [found, setFound] = useState<FoundReport<Found>>()
  const url = `${config.routes.api}${path}?${new URLSearchParams(asked).toString()}`
  useEffect(() => {
    const leave = new AbortController()
    fetch(url, { signal: leave.signal })
      .then(async (answer) => {
        const body: unknown = await answer.json()
        setFound(answer.ok ? { report: shape.parse(body) } : { problem: refused.parse(body).message })
      })
      .catch(() => leave.signal.aborted || setFound({ problem: exchangeWord(locale, 'failed') }))
    return () => leave.abort()
  }, [url, shape, locale])
  return { found, file: `${url}&format=csv` }
}
