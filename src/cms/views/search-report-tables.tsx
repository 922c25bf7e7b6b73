'use client'
import { useAuth, useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useEffect, useId, useState } from 'react'
import { isLocale, languageName, localeOr, locales, type Locale } from '../../domain/locale.ts'
import { allowed, roleOf } from '../access/permissions.ts'
import { reportDays, type SearchReport } from '../../domain/search/search-report.ts'
import { ReportFile } from './report-parts.tsx'
import { SearchFigures } from './search-report-figures.tsx'
import { reportWord, type ReportWord } from './search-report-words.ts'
import './search-report.css'

type State = { report?: SearchReport; failed?: boolean }

/** The tables of the report; language and period are chosen above them. */
export function SearchReportTables() {
  const { i18n } = useTranslation()
  const maySynonyms = allowed(roleOf(useAuth().user), 'search-synonyms', 'create')
  const reader = localeOr(i18n.language)
  const say = (word: ReportWord) => reportWord(reader, word)
  const asked = useSearchParams()
  const [askedLanguage, askedDays] = [asked.get('language'), Number(asked.get('days'))]
  const [language, setLanguage] = useState<Locale>(isLocale(askedLanguage) ? askedLanguage : reader)
  const [days, setDays] = useState<number>(reportDays.find((each) => each === askedDays) ?? 30)
  const [{ report, failed }, setState] = useState<State>({})
  const ids = { language: useId(), days: useId() }
  const file = `/admin/api/search-report?language=${language}&days=${days}&format=csv`
  useEffect(() => {
    const leave = new AbortController()
    setState({})
    fetch(`/admin/api/search-report?language=${language}&days=${days}`, { signal: leave.signal })
      .then(async (answer) =>
        setState(answer.ok ? { report: (await answer.json()) as SearchReport } : { failed: true }),
      )
      .catch(() => leave.signal.aborted || setState({ failed: true }))
    return () => leave.abort()
  }, [language, days])
  return (
    <div className="search-report">
      <h1>{say('title')}</h1>
      <div className="search-report__choice">
        <label htmlFor={ids.language}>{say('language')}</label>
        <select id={ids.language} value={language} onChange={(event) => setLanguage(event.target.value as Locale)}>
          {locales.map((each) => (
            <option key={each} value={each}>
              {languageName[each]}
            </option>
          ))}
        </select>
        <label htmlFor={ids.days}>{say('period')}</label>
        <select id={ids.days} value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {reportDays.map((each) => (
            <option key={each} value={each}>
              {each === 1 ? say('day') : `${each} ${say('days')}`}
            </option>
          ))}
        </select>
        <ReportFile file={file} title={say('allSearches')} locale={reader} />
      </div>
      <div aria-live="polite">
        {failed ? (
          <p role="alert">{say('failed')}</p>
        ) : report ? (
          <SearchFigures report={report} reader={reader} language={language} synonyms={maySynonyms} />
        ) : (
          <p>{say('loading')}</p>
        )}
      </div>
      <p>{say('note')}</p>
    </div>
  )
}
