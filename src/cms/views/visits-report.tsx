'use client'
import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { reportRanges, type VisitReport } from '../../domain/analytics/visit-report.ts'
import { FunnelChart, VisitsChart } from './visits-charts.tsx'
import { RecommendationsTable, SearchTable, VitalsTable } from './visits-tables.tsx'
import { wordsIn } from './visits-words.ts'

type Answer = VisitReport | 'failed' | undefined

/** Visits, searches, the way to an order, and how fast pages were. */
export function VisitsReport() {
  const { i18n } = useTranslation()
  const words = wordsIn(i18n.language)
  const { say } = words
  const [days, setDays] = useState<number>(reportRanges[0])
  const [report, setReport] = useState<Answer>()

  useEffect(() => {
    const leaving = new AbortController()
    setReport(undefined)
    read(days, leaving.signal).then(setReport, () => !leaving.signal.aborted && setReport('failed'))
    return () => leaving.abort()
  }, [days])

  return (
    <div className="gutter--left gutter--right" style={{ paddingBlock: '2rem', maxWidth: '75rem' }}>
      <h1>{say('title')}</h1>
      <p>{say('who')}</p>
      <label style={{ display: 'inline-flex', gap: '0.75rem', alignItems: 'center', marginBottom: '1.5rem' }}>
        {say('range')}
        <select
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
          style={{
            padding: '0.4rem 0.6rem',
            background: 'var(--theme-input-bg)',
            color: 'inherit',
            border: '1px solid var(--theme-elevation-250)',
          }}
        >
          {reportRanges
            .toSorted((a, b) => a - b)
            .map((range) => (
              <option key={range} value={range}>
                {say('days', { n: range })}
              </option>
            ))}
        </select>
      </label>
      {report === undefined && <p role="status">{say('loading')}</p>}
      {report === 'failed' && <p role="alert">{say('failed')}</p>}
      {typeof report === 'object' && (
        <>
          <VisitsChart report={report} words={words} />
          <FunnelChart report={report} words={words} />
          <SearchTable report={report} words={words} />
          <RecommendationsTable report={report} words={words} />
          <VitalsTable report={report} words={words} />
        </>
      )}
    </div>
  )
}

async function read(days: number, signal: AbortSignal): Promise<VisitReport> {
  const response = await fetch(`/admin/api/visits-report?days=${days}`, { signal })
  if (!response.ok) throw new Error(`The report answered ${response.status}`)
  return response.json()
}
