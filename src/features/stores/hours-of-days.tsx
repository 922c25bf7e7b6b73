import type { StoreDay } from '../../domain/store-hours/week.ts'
import { formatDay } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { hoursText } from './hours-text.ts'

/** The hours of single days, with the notice of an exception: `Friday, December 25: Closed`. */
export const HoursOfDays = ({ days }: { days: readonly StoreDay[] }) => (
  <>
    {days.map(({ day, hours, name, notice }) => {
      const note = [name, notice].filter(Boolean).join(' – ')
      return (
        <p key={day}>
          <span className="inline-block font-semibold first-letter:uppercase">
            {m.store_day_hours({ day: formatDay(day, getLocale(), 'full'), hours: hoursText(hours, getLocale()) })}
          </span>
          {note && <span className="block text-sm">{note}</span>}
        </p>
      )
    })}
  </>
)
