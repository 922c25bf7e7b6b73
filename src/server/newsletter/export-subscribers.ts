import { staffText } from '../../cms/staff-words.ts'
import { shopDayAndTime } from '../../domain/shop-day.ts'
import { localeOr } from '../../domain/locale.ts'
import { rowsOf, sql } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'
import { listExport } from '../import-export/list-export.ts'

const columns = ['email', 'language', 'status', 'askedAt', 'confirmedAt', 'unsubscribedAt', 'consent'] as const
type Key = (typeof columns)[number]
type Subscriber = {
  email: string
  language: string
  status: 'pending' | 'confirmed' | 'unsubscribed'
  consent: string
  asked_at: string | Date
  confirmed_at: string | Date | null
  unsubscribed_at: string | Date | null
}

/**
 * `GET /admin/api/newsletter/export`: the subscribers of the list, a line each, with the proof of their consent. Who
 * unsubscribed is marked as such, so that no other program writes to them by mistake.
 */
export const subscriberExport = listExport<Key>({
  collection: 'newsletter',
  file: (locale) => staffText(locale, 'exchange_newsletterFile'),
  columns: (locale) => columns.map((key) => ({ key, title: staffText(locale, `label_${key}`) })),
  rows: async (payload, ids, locale) => {
    const found = await rowsIn<Subscriber>(
      rowsOf(payload),
      ids,
      (list) =>
        sql`select email, language, status, consent, asked_at, confirmed_at, unsubscribed_at from newsletter where id in (${list}) order by id`,
    )
    return found.map(({ email, language, status, consent, asked_at, confirmed_at, unsubscribed_at }) => ({
      email,
      language: staffText(locale, `option_${localeOr(language)}`),
      status: staffText(locale, `option_${status}`),
      askedAt: time(asked_at),
      confirmedAt: time(confirmed_at),
      unsubscribedAt: time(unsubscribed_at),
      consent,
    }))
  },
})

const time = (at: string | Date | null): string => (at === null ? '' : shopDayAndTime(new Date(at).valueOf()))
