'use client'
import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { localeOr } from '../../domain/locale.ts'
import type { ReportSpan } from '../../domain/reports/report-span.ts'
import { ReportAnswer, ReportFile } from '../views/report-parts.tsx'
import { useReport } from '../views/use-report.ts'

type Props<Found> = {
  title: string
  path: `/${string}`
  span: ReportSpan
  shape: z.ZodType<Found>
  children: (found: Found) => ReactNode
}

/** One report of some days, as the server gives it, and the same as a file. */
export function ReportSection<Found>({ title, path, span: { from, to }, shape, children }: Props<Found>) {
  const { i18n } = useTranslation()
  const locale = localeOr(i18n.language)
  const { found, file } = useReport(path, { from, to }, shape)
  return (
    <section className="home__report" aria-label={title}>
      <div className="home__form">
        <h2>{title}</h2>
        <ReportFile file={file} title={title} locale={locale} />
      </div>
      <ReportAnswer found={found} locale={locale} className="home__report">
        {children}
      </ReportAnswer>
    </section>
  )
}
