import { sum, type VisitReport } from '../../domain/analytics/visit-report.ts'
import { formatDay } from '../../domain/time.ts'
import type { VisitsWords } from './visits-words.ts'

type Props = { report: VisitReport; words: VisitsWords }

const colours = { en: '#1f4a3a', fr: '#dba524' } as const
const [WIDTH, HEIGHT] = [960, 220]

/**
 * A bar for each day, the two languages on top of each other, with the numbers as a table for whoever does not see it.
 */
export function VisitsChart({ report: { perDay, totals }, words }: Props) {
  const { say, count, locale } = words
  const title = say('perDay', { n: count(sum(totals.visits)) })
  const most = Math.max(1, ...perDay.map(({ visits }) => sum(visits)))
  const step = WIDTH / perDay.length
  const high = (visits: number) => (visits / most) * (HEIGHT - 30)
  return (
    <section style={{ marginBottom: '2.5rem' }}>
      <h2>{title}</h2>
      <Legend words={words} totals={totals.visits} />
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title} style={{ width: '100%', height: 'auto' }}>
        <line x1={0} x2={WIDTH} y1={HEIGHT - 20} y2={HEIGHT - 20} stroke="currentColor" strokeOpacity={0.3} />
        <text x={0} y={12} fontSize={12} fill="currentColor">
          {count(most)}
        </text>
        {perDay.map(({ day, visits }, at) => {
          const [en, fr] = [high(visits.en), high(visits.fr)]
          const [x, width] = [at * step + step * 0.15, step * 0.7]
          return (
            <g key={day}>
              <title>{`${formatDay(day, locale, 'date')} – ${count(sum(visits))}`}</title>
              <rect x={x} width={width} y={HEIGHT - 20 - en} height={en} fill={colours.en} />
              <rect x={x} width={width} y={HEIGHT - 20 - en - fr} height={fr} fill={colours.fr} />
              {(at === 0 || at === perDay.length - 1) && (
                <text
                  x={at === 0 ? 0 : WIDTH}
                  y={HEIGHT - 4}
                  fontSize={12}
                  fill="currentColor"
                  textAnchor={at === 0 ? 'start' : 'end'}
                >
                  {formatDay(day, locale, 'date-short')}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <details>
        <summary>{say('table')}</summary>
        <table className="table" style={{ width: '100%' }}>
          <thead>
            <tr>
              {(['day', 'english', 'french', 'searches'] as const).map((word) => (
                <th key={word} scope="col" style={{ textAlign: 'left' }}>
                  {say(word)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {perDay.map(({ day, visits, searches }) => (
              <tr key={day}>
                <th scope="row" style={{ textAlign: 'left' }}>
                  {formatDay(day, locale, 'date')}
                </th>
                <td>{count(visits.en)}</td>
                <td>{count(visits.fr)}</td>
                <td>{count(searches)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

const Legend = ({ words: { say, count }, totals }: { words: VisitsWords; totals: VisitReport['totals']['visits'] }) => (
  <p style={{ display: 'flex', gap: '1.5rem' }}>
    {(['en', 'fr'] as const).map((language) => (
      <span key={language}>
        <span
          aria-hidden="true"
          style={{
            display: 'inline-block',
            width: '0.8em',
            height: '0.8em',
            marginRight: '0.4em',
            background: colours[language],
          }}
        />
        {say(language === 'en' ? 'inEnglish' : 'inFrench', { n: count(totals[language]) })}
      </span>
    ))}
  </p>
)

/** How many visits came as far as each step, and which part of all visits that is. */
export function FunnelChart({ report: { funnel }, words: { say, count, share } }: Props) {
  const all = Math.max(1, sum(funnel[0]?.visits ?? { en: 0, fr: 0 }))
  return (
    <section style={{ marginBottom: '2.5rem' }}>
      <h2>{say('funnel')}</h2>
      <table style={{ width: '100%', borderSpacing: '0 0.4rem', borderCollapse: 'separate' }}>
        <tbody>
          {funnel.map(({ step, visits }) => (
            <tr key={step}>
              <th scope="row" style={{ textAlign: 'left', width: '14rem', fontWeight: 400, paddingInlineEnd: '1rem' }}>
                {say(step)}
              </th>
              <td>
                {count(sum(visits))} ({share(sum(visits) / all)}) · {count(visits.en)} EN · {count(visits.fr)} FR
                <svg
                  viewBox="0 0 100 6"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  style={{ width: '100%', height: '1rem', display: 'block' }}
                >
                  <rect width={100} height={6} fill="currentColor" fillOpacity={0.08} />
                  <rect width={(visits.en / all) * 100} height={6} fill={colours.en} />
                  <rect x={(visits.en / all) * 100} width={(visits.fr / all) * 100} height={6} fill={colours.fr} />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
