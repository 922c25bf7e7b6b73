'use client'
import { useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import { languageName, localeOr, locales, type Locale } from '../../domain/locale.ts'
import { reportDays, type QueryLine, type SearchReport } from '../../domain/search/search-report.ts'
import { reportNumbers, type ReportNumbers } from './report-numbers.ts'
import { reportWord, type ReportWord } from './search-report-words.ts'
import './search-report.css'

type State = { report?: SearchReport; failed?: boolean }

/** The tables of the report; language and period are chosen above them. */
export function SearchReportTables() {
  const { i18n } = useTranslation()
  const reader = localeOr(i18n.language)
  const say = (word: ReportWord) => reportWord(reader, word)
  const [language, setLanguage] = useState<Locale>('en')
  const [days, setDays] = useState(30)
  const [{ report, failed }, setState] = useState<State>({})
  const ids = { language: useId(), days: useId() }
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
      </div>
      <div aria-live="polite">
        {failed ? (
          <p role="alert">{say('failed')}</p>
        ) : report ? (
          <Figures report={report} say={say} reader={reader} />
        ) : (
          <p>{say('loading')}</p>
        )}
      </div>
      <p>{say('note')}</p>
    </div>
  )
}

type Say = (word: ReportWord) => string

function Figures({ report, say, reader }: { report: SearchReport; say: Say; reader: Locale }) {
  const show = reportNumbers(reader)
  return (
    <>
      <dl className="search-report__totals">
        {[
          [say('searches'), show.count(report.searches)],
          [say('without'), show.share(report.searches > 0 ? report.without / report.searches : undefined)],
          [say('clickRate'), show.share(report.clickRate)],
          [say('conversionRate'), show.share(report.conversionRate)],
          [say('position'), show.place(report.position)],
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{say('top')}</h2>
      {report.top.length === 0 ? (
        <p>{say('none')}</p>
      ) : (
        <Lines
          lines={report.top}
          show={show}
          say={say}
          columns={['query', 'searches', 'hits', 'clickRate', 'conversionRate', 'position']}
        />
      )}
      <h2>{say('empty')}</h2>
      {report.empty.length === 0 ? (
        <p>{say('noneEmpty')}</p>
      ) : (
        <Lines lines={report.empty} show={show} say={say} columns={['query', 'searches']} />
      )}
    </>
  )
}

type Column = 'query' | 'searches' | 'hits' | 'clickRate' | 'conversionRate' | 'position'

function Lines({
  lines,
  columns,
  show,
  say,
}: {
  lines: QueryLine[]
  columns: Column[]
  show: ReportNumbers
  say: Say
}) {
  const cell = (line: QueryLine, column: Column) =>
    column === 'query'
      ? line.query
      : column === 'position'
        ? show.place(line.position)
        : column === 'searches' || column === 'hits'
          ? show.count(line[column])
          : show.share(line[column])
  return (
    <div className="search-report__scroll">
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.query}>
              {columns.map((column) =>
                column === 'query' ? (
                  <th key={column} scope="row">
                    {line.query}
                  </th>
                ) : (
                  <td key={column}>{cell(line, column)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
