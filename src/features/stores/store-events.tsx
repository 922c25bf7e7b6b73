import type { StorePage } from '../../domain/store-hours/store-page.ts'
import { formatDay, parseDay, type Day } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

/** Events at a store. Past events are left out once the browser knows the day. */
export function StoreEvents({ events, today }: { events: StorePage['events']; today: Day | undefined }) {
  const coming = events
    .filter(({ date }) => today === undefined || date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date))
  if (coming.length === 0) return null
  return (
    <section aria-labelledby="events-heading" className="mt-14">
      <h2 id="events-heading" className="wide text-heading">
        {m.store_events()}
      </h2>
      <ul className="mt-5 grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {coming.map(({ date, title, text }) => (
          <li key={`${date} ${title}`} className="border-t-2 border-red pt-3">
            <p className="text-sm font-semibold text-red first-letter:uppercase">
              <time dateTime={date}>{parseDay(date) ? formatDay(date, getLocale(), 'full') : date}</time>
            </p>
            <h3 className="mt-1 text-lg leading-snug font-semibold">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
