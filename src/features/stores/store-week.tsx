import { dayHours, type DayHours } from '../../domain/store-hours/day-hours.ts'
import type { StoreHours } from '../../domain/store-hours/store-hours.ts'
import { nextSevenDays } from '../../domain/store-hours/week.ts'
import { formatDay, fromMonday, type Weekday } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { hoursText } from './hours-text.ts'

type Line = { key: string; name: string; hours: DayHours; isToday?: boolean; note?: string }

const weekdayNames: Record<Weekday, () => string> = {
  monday: m.store_monday,
  tuesday: m.store_tuesday,
  wednesday: m.store_wednesday,
  thursday: m.store_thursday,
  friday: m.store_friday,
  saturday: m.store_saturday,
  sunday: m.store_sunday,
}

/**
 * The hours of the next seven days, today first (acceptance 139); before the browser knows the day, those of a usual
 * week.
 */
export function StoreWeek({ hours, now }: { hours: StoreHours; now: number | undefined }) {
  const lines = now === undefined ? usualWeek(hours) : comingDays(hours, now)
  // The day gives way to the hours, but in the narrowest window; where text is so large that they do not fit side by
  // side, the hours go below.
  return (
    <div className="@container max-w-lg">
      <table className="w-full">
        <caption className="sr-only">{m.store_hours()}</caption>
        <tbody className="divide-y divide-line border-y border-line">
          {lines.map(({ key, name, hours: ofDay, isToday, note }) => (
            <tr key={key} className={isToday ? 'font-semibold' : 'font-normal'}>
              <th
                scope="row"
                className="py-2.5 pr-2 text-left sm:pr-4 align-top font-[weight:inherit] @max-[16rem]:block @max-[16rem]:pb-0"
              >
                <span className="inline-block first-letter:uppercase sm:mr-1">{name}</span>{' '}
                {isToday && (
                  <span className="inline-block bg-gold-pale px-1.5 py-0.5 text-xs max-sm:block max-sm:w-fit">
                    {m.store_today()}
                  </span>
                )}
                {/* As wide as its column, which is as wide as the days: a long note must not take the room of the hours. */}
                {note && <span className="block w-0 min-w-full text-sm font-normal text-red">{note}</span>}
              </th>
              <td className="py-2.5 text-right align-top tabular-nums @max-[16rem]:block @max-[16rem]:pt-0 @max-[16rem]:text-left">
                {linesOf(ofDay).map((text) => (
                  <span key={text} className={`block ${ofDay.kind === 'open' ? '@min-[20rem]:whitespace-nowrap' : ''}`}>
                    {text}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Each opening on a line of its own. */
const linesOf = (hours: DayHours): string[] =>
  hours.kind === 'open'
    ? hours.periods.map((period) => hoursText({ kind: 'open', periods: [period] }, getLocale()))
    : [hoursText(hours, getLocale())]

const usualWeek = ({ weekly }: StoreHours): Line[] =>
  fromMonday.map((day) => ({ key: day, name: weekdayNames[day](), hours: dayHours(weekly[day] ?? []) }))

const comingDays = (hours: StoreHours, now: number): Line[] =>
  nextSevenDays(hours, now).map(({ day, hours: ofDay, isToday, name, notice }) => ({
    key: day,
    name: formatDay(day, getLocale(), 'full'),
    hours: ofDay,
    isToday,
    note: [name, notice].filter(Boolean).join(' – '),
  }))
