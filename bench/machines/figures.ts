import type { Left } from '../../src/server/testing/killed-orders.ts'
import type { Measured } from '../bench.ts'
import { percentile } from '../figure.ts'
import type { AnsweredRequest } from './shoppers.ts'

export type Edited = { saved: number; refused: number; path: string; shown: string }

type Found = {
  answers: readonly AnsweredRequest[]
  confirmed: readonly string[]
  /** While the database was away, and until every process had it again; on the clock of the answers. */
  absence: { from: number; to: number } | undefined
  book: Left
  edited: Edited
  /** Processes whose page shows another price than the last that was saved. */
  outdated: number
  memory: readonly { name: string; before: number; after: number }[]
}

/** What was seen, as figures: what must not happen is promised, times and memory are reported. */
export function figuresOf({ answers, confirmed, absence, book, edited, outdated, memory }: Found): Measured[] {
  const isWithin = ({ began, ms }: AnsweredRequest) =>
    absence !== undefined && began < absence.to && began + ms > absence.from
  const [outside, inside] = [answers.filter((one) => !isWithin(one)), answers.filter(isWithin)]
  const failed = (of: readonly AnsweredRequest[]) => of.filter(({ status }) => status >= 500).length
  const unanswered = (of: readonly AnsweredRequest[]) => of.filter(({ status }) => status === 0).length
  const page = 'all'
  const none = { promise: { atMost: 0 } }
  const count = (name: string, value: number, more: Partial<Measured> = {}): Measured => ({
    page,
    name,
    value,
    unit: 'count',
    ...more,
  })
  const times = outside.map(({ ms }) => ms)
  return [
    count('requests', answers.length),
    ...(['page', 'search', 'cart and order'] as const).map((kind) =>
      count(`requests: ${kind}`, answers.filter((one) => one.kind === kind).length),
    ),
    count('5xx while the database was there', failed(outside), none),
    count('no answer while the database was there', unanswered(outside), none),
    count('refused (4xx)', outside.filter(({ status }) => status >= 400 && status < 500).length, none),
    count('5xx while it was away', failed(inside)),
    count('no answer while it was away', unanswered(inside), none),
    { page, name: 'away, with the way back', value: absence ? absence.to - absence.from : 0, unit: 'ms' },
    { page, name: 'answers, p50', value: percentile(times, 0.5), unit: 'ms' },
    { page, name: 'answers, p99', value: percentile(times, 0.99), unit: 'ms' },
    { page, name: 'longest wait', value: percentile(times, 1), unit: 'ms' },
    count('orders confirmed', confirmed.length, { promise: { atLeast: 1 } }),
    count('confirmed, and not there', book.ordersLost, none),
    count('charged without an order', book.chargesWithoutOrder, none),
    count('orders not paid', book.ordersNotPaid, none),
    count('units gone astray', Math.abs(book.unitsMissing), none),
    count('prices saved', edited.saved, { promise: { atLeast: 1 } }),
    count('prices refused (admin or database away)', edited.refused),
    count('processes with an old price at the end', outdated, none),
    ...memory.flatMap(({ name, before, after }): Measured[] => [
      { page: name, name: 'memory at the start', value: before, unit: 'MB' },
      { page: name, name: 'memory at the end', value: after, unit: 'MB' },
    ]),
  ]
}
