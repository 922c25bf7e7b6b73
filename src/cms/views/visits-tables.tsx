import type { VisitReport } from '../../domain/analytics/visit-report.ts'
import type { VisitsWords } from './visits-words.ts'

type Props = { report: VisitReport; words: VisitsWords }

/** What is searched for, and what is not found: the next things to buy, or to name otherwise. */
export const SearchTable = ({ report: { searches }, words: { say, count } }: Props) => (
  <Table
    heading={say('searches')}
    none={say('none')}
    columns={[say('term'), say('searchVisits'), say('without')]}
    rows={searches.map(({ term, visits, without }) => [term, count(visits), count(without)])}
  />
)

/** What was pressed among what goes with a product, a cart or an order, and what came of it. */
export const RecommendationsTable = ({
  report: { recommendations },
  words: { locale, say, count, dollars },
}: Props) => (
  <Table
    heading={say('recommendations')}
    none={say('recommendationsNone')}
    columns={[say('product'), say('pressed'), say('add_to_cart'), say('purchase'), say('ordered')]}
    rows={recommendations.map(({ id, title, visits, added, ordered, value }) => [
      title ? `${title[locale]} (${id})` : id,
      count(visits),
      count(added),
      count(ordered),
      dollars(value),
    ])}
  />
)

export const VitalsTable = ({ report: { vitals }, words: { say, count, shift } }: Props) => (
  <Table
    heading={say('vitals')}
    none={say('none')}
    columns={[say('metric'), say('value'), say('rating'), say('samples')]}
    rows={vitals.map(({ name, p75, rating, samples }) => [
      name,
      name === 'CLS' ? shift(p75) : `${count(Math.round(p75))}\u00a0ms`,
      say(rating === 'needs-improvement' ? 'needs_improvement' : rating),
      count(samples),
    ])}
  />
)

function Table({
  heading,
  none,
  columns,
  rows,
}: {
  heading: string
  none: string
  columns: string[]
  rows: string[][]
}) {
  return (
    <section style={{ marginBottom: '2.5rem' }}>
      <h2>{heading}</h2>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <table style={{ width: '100%', borderCollapse: 'collapse' }}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  style={{
                    textAlign: 'left',
                    padding: '0.4rem 1rem 0.4rem 0',
                    borderBottom: '1px solid var(--theme-elevation-250)',
                  }}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...rest]) => (
              <tr key={first}>
                <th
                  scope="row"
                  style={{
                    textAlign: 'left',
                    fontWeight: 600,
                    padding: '0.4rem 1rem 0.4rem 0',
                    borderBottom: '1px solid var(--theme-elevation-100)',
                  }}
                >
                  {first}
                </th>
                {rest.map((cell, at) => (
                  <td
                    key={columns[at + 1]}
                    style={{ padding: '0.4rem 1rem 0.4rem 0', borderBottom: '1px solid var(--theme-elevation-100)' }}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
