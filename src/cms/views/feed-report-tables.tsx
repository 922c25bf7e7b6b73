'use client'
import { Button, useTranslation } from '@payloadcms/ui'
import { countByRule, type ReportedProblem, type ReportedPromotion } from '../../domain/feeds/feed-report.ts'
import { feedFormats } from '../../domain/feeds/feed-text.ts'
import { feedPath } from '../../domain/feeds/google-local.ts'
import { languageName, localeOr, locales, type Locale } from '../../domain/locale.ts'
import { namesOf, staffText, wordsOf } from '../staff-words.ts'
import { reportNumbers } from './report-numbers.ts'
import { useFeedReport, type FeedCheck } from './use-feed-report.ts'
import './search-report.css'
import './feed-report.css'

const word = wordsOf('feed_report')
const ruleName = namesOf('feed_rule')
/** More would be read by nobody; what is repaired makes room. */
const MOST_ROWS = 200

const files = [
  { kind: 'google', name: 'feed_google', formats: feedFormats },
  { kind: 'google-local', name: 'feed_google_local', formats: feedFormats },
  { kind: 'google-reviews', name: 'feed_google_reviews', formats: ['xml'] },
  { kind: 'google-promotions', name: 'feed_google_promotions', formats: ['xml'] },
] as const

/** The feeds, and the complaints of their rules, each with the way to its product. */
export function FeedReportTables() {
  const { i18n } = useTranslation()
  const locale = localeOr(i18n.language)
  const { check, again } = useFeedReport()
  return (
    <div className="search-report feed-report">
      <h1>{word(locale, 'title')}</h1>
      <p>{word(locale, 'text')}</p>
      <Files locale={locale} />
      <Progress check={check} locale={locale} />
      <div>
        <Button buttonStyle="secondary" size="small" disabled={check.state === 'running'} onClick={again}>
          {word(locale, 'check')}
        </Button>
      </div>
      {check.promotions.length > 0 && <Promotions problems={check.promotions} locale={locale} />}
      {check.problems.length > 0 && (
        <>
          <Summary problems={check.problems} locale={locale} />
          <Problems problems={check.problems} locale={locale} />
        </>
      )}
    </div>
  )
}

function Files({ locale }: { locale: Locale }) {
  return (
    <div className="search-report__scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{word(locale, 'files')}</th>
            {locales.map((each) => (
              <th key={each} scope="col" lang={each}>
                {languageName[each]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map(({ kind, name, formats }) => (
            <tr key={kind}>
              <th scope="row">{word(locale, name)}</th>
              {locales.map((each) => (
                <td key={each}>
                  {formats.map((format) => (
                    <a key={format} href={feedPath(kind, each, format)} className="feed-report__file">
                      {format.toUpperCase()}
                    </a>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Progress({ check, locale }: { check: FeedCheck; locale: Locale }) {
  const { count } = reportNumbers(locale)
  const { state, total, checked, items, problems, promotions } = check
  if (state === 'failed') return <p role="alert">{word(locale, 'failed')}</p>
  return (
    <div className="feed-report__progress">
      {state === 'running' && <progress max={total || 1} value={checked} aria-label={word(locale, 'title')} />}
      <p role="status">
        {state === 'running'
          ? word(locale, 'progress', { done: count(checked), total: count(total) })
          : word(locale, 'done', { total: count(checked), items: count(items) })}
        {state === 'done' && problems.length + promotions.length === 0 && ` ${word(locale, 'none')}`}
      </p>
    </div>
  )
}

function Summary({ problems, locale }: { problems: readonly ReportedProblem[]; locale: Locale }) {
  const { count } = reportNumbers(locale)
  return (
    <section>
      <h2>{word(locale, 'summary')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{word(locale, 'rule')}</th>
            <th scope="col">{word(locale, 'count')}</th>
          </tr>
        </thead>
        <tbody>
          {countByRule(problems).map(([rule, number]) => (
            <tr key={rule}>
              <th scope="row">{staffText(locale, ruleName(rule))}</th>
              <td>{count(number)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Problems({ problems, locale }: { problems: readonly ReportedProblem[]; locale: Locale }) {
  const { count } = reportNumbers(locale)
  return (
    <section>
      <h2>{word(locale, 'found', { count: count(problems.length) })}</h2>
      {problems.length > MOST_ROWS && <p>{word(locale, 'first', { count: count(MOST_ROWS) })}</p>}
      <Complaints
        columns={['product', 'language', 'sku', 'rule', 'value']}
        complaints={problems}
        subjectOf={({ product }) => ({ path: `products/${product.id}`, name: product.title })}
        locale={locale}
      />
    </section>
  )
}

function Promotions({ problems, locale }: { problems: readonly ReportedPromotion[]; locale: Locale }) {
  return (
    <section>
      <h2>{word(locale, 'feed_google_promotions')}</h2>
      <Complaints
        columns={['name', 'language', 'rule', 'value']}
        complaints={problems}
        subjectOf={({ promotion }) => ({ path: `promotions/${promotion.id}`, name: promotion.name })}
        locale={locale}
      />
    </section>
  )
}

type Reported = ReportedProblem | ReportedPromotion
type Complaint = Pick<Reported, 'locale' | 'rule' | 'attribute' | 'value'> &
  Partial<Pick<ReportedProblem, 'sku' | 'advice'>>

type ComplaintsProps<T> = {
  columns: readonly ('product' | 'name' | 'language' | 'sku' | 'rule' | 'value')[]
  complaints: readonly T[]
  /** What a complaint is of, with its place among the collections of the admin. */
  subjectOf(complaint: T): { path: string; name: string }
  locale: Locale
}

function Complaints<T extends Complaint>({ columns, complaints, subjectOf, locale }: ComplaintsProps<T>) {
  return (
    <div className="search-report__scroll">
      <table className="feed-report__problems">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {word(locale, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {complaints.slice(0, MOST_ROWS).map((complaint, at) => {
            const { path, name } = subjectOf(complaint)
            return (
              <tr key={at}>
                <th scope="row" lang={complaint.locale}>
                  <a href={`/admin/collections/${path}?locale=${complaint.locale}`}>{name}</a>
                </th>
                <td lang={complaint.locale}>{languageName[complaint.locale]}</td>
                {columns.includes('sku') && <td>{complaint.sku}</td>}
                <td>
                  {complaint.advice && <strong>{word(locale, 'advice')} </strong>}
                  {staffText(locale, ruleName(complaint.rule))}
                </td>
                <td>
                  <code>{complaint.attribute}</code> {complaint.value}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
