'use client'
import type { ReactNode } from 'react'
import type { Locale } from '../../domain/locale.ts'
import { exchangeWord } from '../staff-words.ts'
import type { FoundReport } from './use-report.ts'

/** The report as a file; `title` names it where a page has several. */
export function ReportFile({ file, title, locale }: { file: string; title?: string; locale: Locale }) {
  const text = exchangeWord(locale, 'exportCsv')
  return (
    <a
      className="btn btn--style-secondary btn--size-medium"
      href={file}
      aria-label={title && `${text}, ${title}`}
      download
    >
      {text}
    </a>
  )
}

type Props<Found> = {
  found: FoundReport<Found>
  locale: Locale
  className?: string
  children: (report: Found) => ReactNode
}

/** What the server answered; screen readers say it when it changes. */
export function ReportAnswer<Found>({ found, locale, className, children }: Props<Found>) {
  return (
    <div className={className} aria-live="polite">
      {!found ? (
        <p>{exchangeWord(locale, 'loading')}</p>
      ) : 'problem' in found ? (
        <p role="alert">{found.problem}</p>
      ) : (
        children(found.report)
      )}
    </div>
  )
}
