import type { ReactNode } from 'react'
import type { Locale } from '../../domain/locale.ts'
import type { UnderstoodPart, WordLine } from '../../domain/search/logged-understanding.ts'
import type { QueryLine, SearchReport } from '../../domain/search/search-report.ts'
import { staffText } from '../staff-words.ts'
import { reportNumbers } from './report-numbers.ts'
import { kindName, partsText, reportWord, type ReportWord } from './search-report-words.ts'

/** `language`: of the searches; `synonyms`: whether the reader may add some. */
type Props = { report: SearchReport; reader: Locale; language: Locale; synonyms: boolean }

/** The figures of the report: how often, what was understood, what was not, what sold. */
export function SearchFigures({ report, reader, language, synonyms }: Props) {
  const show = reportNumbers(reader)
  const say = (word: ReportWord, values?: Record<string, string>) => reportWord(reader, word, values)
  // Of no search at all, nothing good can be said.
  const noneOf = (word: ReportWord) => say(report.searches > 0 ? word : 'none')
  const kind = (name: UnderstoodPart['kind']) => staffText(reader, kindName(name))
  const ofSearches = (part: number) => show.share(report.searches > 0 ? part / report.searches : undefined)
  const readAs = ({ parts }: QueryLine) => partsText(parts, reader)
  const query: RowName<{ query: string }> = [say('query'), (line) => line.query]
  const searches: Column<{ searches: number }> = [say('searches'), (line) => show.count(line.searches)]
  const total = (all: number, shown: number) => {
    const numbers = { all: show.count(all), shown: show.count(shown) }
    return all === 0 ? undefined : say(all > shown ? 'totalFirst' : 'total', numbers)
  }
  const synonymOf = (words: string) => {
    // The other words are written behind it.
    const start = new URLSearchParams({ language, words: `${words}, ` })
    const href = `/admin/collections/search-synonyms/create?${start.toString()}`
    return (
      <a href={href} aria-label={say('synonymOf', { words })}>
        {say('synonym')}
      </a>
    )
  }
  const synonym = <Line,>(wordsOf: (line: Line) => string): Column<Line>[] =>
    synonyms ? [[say('toDo'), (line) => synonymOf(wordsOf(line)), 'words']] : []
  return (
    <>
      <dl className="search-report__totals">
        {[
          [say('searches'), show.count(report.searches)],
          [say('without'), ofSearches(report.without)],
          [say('understood'), ofSearches(report.understood)],
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
      <Section
        heading={say('top')}
        lines={report.top}
        none={say('none')}
        total={total(report.counts.top, report.top.length)}
      >
        {[
          query,
          [say('readAs'), readAs, 'words'],
          searches,
          [say('hits'), (line) => show.count(line.hits)],
          [say('clickRate'), (line) => show.share(line.clickRate)],
          [say('conversionRate'), (line) => show.share(line.conversionRate)],
          [say('position'), (line) => show.place(line.position)],
        ]}
      </Section>
      <Section
        heading={say('empty')}
        lines={report.empty}
        none={noneOf('noneEmpty')}
        total={total(report.counts.empty, report.empty.length)}
      >
        {[
          query,
          [say('readAs'), readAs, 'words'],
          [say('unknown'), (line) => line.unknown.join(', '), 'words'],
          searches,
          ...synonym(({ query }: QueryLine) => query),
        ]}
      </Section>
      <Section heading={say('kinds')} lines={report.kinds} none={say('kindsNone')}>
        {[
          [say('filter'), (line) => kind(line.kind)],
          [say('words'), (line) => line.words.join(', '), 'words'],
          searches,
          [say('share'), (line) => ofSearches(line.searches)],
        ]}
      </Section>
      <Section
        heading={say('unknownWords')}
        hint={say('unknownHint')}
        lines={report.unknown}
        total={total(report.counts.unknown, report.unknown.length)}
        none={noneOf('unknownNone')}
      >
        {[[say('word'), (line) => line.word], searches, ...synonym(({ word }: WordLine) => word)]}
      </Section>
      <Section
        heading={say('sold')}
        lines={report.sold}
        none={say('soldNone')}
        total={total(report.counts.sold, report.sold.length)}
      >
        {[
          query,
          [say('products'), (line) => line.products.join(', '), 'words'],
          [say('orders'), (line) => show.count(line.orders)],
        ]}
      </Section>
    </>
  )
}

/** The first column names its line. */
type RowName<Line> = readonly [name: string, cell: (line: Line) => string]
/** A column: its name, what it shows of a line, and whether that is words rather than a figure. */
type Column<Line> = readonly [name: string, cell: (line: Line) => ReactNode, kind?: 'words']
type SectionProps<Line> = {
  heading: string
  hint?: string
  lines: Line[]
  none: string
  /** How many lines there are, and are shown. */
  total?: string | undefined
  children: readonly [RowName<Line>, ...Column<Line>[]]
}

function Section<Line>({ heading, hint, lines, none, total, children: columns }: SectionProps<Line>): ReactNode {
  const [[rowName, row], ...others] = columns
  return (
    <section>
      <h2>{heading}</h2>
      {lines.length === 0 ? (
        <p>{none}</p>
      ) : (
        <>
          {hint && <p>{hint}</p>}
          {total && <p>{total}</p>}
          <div className="search-report__scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">{rowName}</th>
                  {others.map(([name, , kind]) => (
                    <th key={name} scope="col" data-kind={kind}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <tr key={row(line)}>
                    <th scope="row">{row(line)}</th>
                    {others.map(([name, cell, kind]) => (
                      <td key={name} data-kind={kind}>
                        {cell(line) || '–'}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}
