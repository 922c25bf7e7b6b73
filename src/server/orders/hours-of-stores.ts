import type { Payload } from 'payload'
import { storeFromDoc } from '../../cms/from-doc/store.ts'
import { hoursText } from '../../domain/store-hours/hours-text.ts'
import { steadyZone } from '../../domain/store-hours/steady-zone.ts'
import { nextSevenDays } from '../../domain/store-hours/week.ts'
import type { Locale } from '../../domain/locale.ts'
import { formatDay, type Instant } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { readAll } from '../database/read-all.ts'
import type { StoredOrder } from './order-rows.ts'

/** The hours of the seven days to come of each store where an order is picked up, by its slug, a line a day. */
export async function hoursOfStores(
  payload: Payload,
  { locale, data }: Pick<StoredOrder, 'locale' | 'data'>,
  now: Instant = Date.now(),
): Promise<Record<string, string[]>> {
  const slugs = [data.store, ...(data.parts ?? []).map(({ store }) => store)].flatMap((store) => store?.slug ?? [])
  if (slugs.length === 0) return {}
  const docs = await readAll(payload, 'stores', { where: { slug: { in: slugs } } })
  return Object.fromEntries(
    docs.flatMap((doc) => {
      const store = storeFromDoc(doc, locale, new Map())
      return store ? [[store.slug, weekLines(store.hours, locale, now)]] : []
    }),
  )
}

function weekLines(hours: Parameters<typeof nextSevenDays>[0], locale: Locale, now: Instant): string[] {
  const say = { locale }
  const words = { closed: m.store_closed({}, say), allDay: m.store_open_day_and_night({}, say) }
  const local = { ...hours, timeZone: steadyZone(hours.timeZone, now) }
  return nextSevenDays(local, now).map(({ day, hours: ofDay, name, notice }) =>
    m.order_mail_hours(
      {
        day: [formatDay(day, locale, 'full'), name].filter(Boolean).join(', '),
        hours: [hoursText(ofDay, locale, words), notice].filter(Boolean).join('. '),
      },
      say,
    ),
  )
}
