'use client'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { z } from 'zod'
import { localeOr } from '../../domain/locale.ts'
import type { ReportSpan } from '../../domain/reports/report-span.ts'
import { accountingWord } from './accounting-words.ts'

const refused = z.object({ message: z.string() })

type Props<Found> = {
  title: string
  path: `/${string}`
  span: ReportSpan
  shape: z.ZodType<Found>
  children: (found: Found) => ReactNode
}

/** One report of some days, as the server gives it, and the same as a file. */
export function ReportSection<Found>({ title, path, span: { from, to }, shape, children }: Props<Found>) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const locale = localeOr(i18n.language)
  const [found, setFound] = useState<{ report: Found } | { problem: string }>()
  const url = `${config.routes.api}${path}?${new URLSearchParams({ from, to }).toString()}`
  useEffect(() => {
    const leave = new AbortController()
    fetch(url, { signal: leave.signal })
      .then(async (answer) => {
        const body: unknown = await answer.json()
        setFound(answer.ok ? { report: shape.parse(body) } : { problem: refused.parse(body).message })
      })
      .catch(() => leave.signal.aborted || setFound({ problem: accountingWord(locale, 'failed') }))
    return () => leave.abort()
  }, [url, shape, locale])
  return (
    <section className="home__report" aria-label={title}>
      <div className="home__form">
        <h2>{title}</h2>
        <a
          className="btn btn--style-secondary btn--size-medium"
          href={`${url}&format=csv`}
          aria-label={`${accountingWord(locale, 'exportCsv')}, ${title}`}
          download
        >
          {accountingWord(locale, 'exportCsv')}
        </a>
      </div>
      <div className="home__report" aria-live="polite">
        {!found ? (
          <p>{accountingWord(locale, 'loading')}</p>
        ) : 'problem' in found ? (
          <p role="alert">{found.problem}</p>
        ) : (
          children(found.report)
        )}
      </div>
    </section>
  )
}
