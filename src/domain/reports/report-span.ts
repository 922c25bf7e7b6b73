import { addDays, type Day } from '../time.ts'

/** Days of a report: more would read every order of a large shop. */
export const MOST_DAYS = 366

/** From the first day to the last, both counted. */
export type ReportSpan = { from: Day; to: Day }

/** Whether a report can be of these days. */
export const isSpan = ({ from, to }: ReportSpan): boolean => from <= to && addDays(from, MOST_DAYS) > to

/** The month before a day: what is filed next. */
export function lastMonth(today: Day): ReportSpan {
  const to = addDays(`${today.slice(0, 8)}01`, -1)
  return { from: `${to.slice(0, 8)}01`, to }
}
