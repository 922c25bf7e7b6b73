import { storeLine } from '../../domain/address/address-lines.ts'
import { phoneText } from '../../domain/address/phone-text.ts'
import { isProvinceCode } from '../../domain/address/province.ts'
import { askedDays } from '../../domain/assistant/asked-days.ts'
import { namedStores, namesPlace } from '../../domain/assistant/named-stores.ts'
import type { AssistantStore, ReplyPart } from '../../domain/assistant/reply.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { shopDay } from '../../domain/shop-day.ts'
import type { StorePage } from '../../domain/store-hours/store-page.ts'
import { storeDay, type StoreDay } from '../../domain/store-hours/week.ts'
import { addDays, dayInZone, type Day, type Instant } from '../../domain/time.ts'
import { holidaysOf } from '../checkout/holidays.ts'

const MOST_STORES = 3

/**
 * The stores that a question names, with their hours on the days it asks for; all of them are on the stores page. Where
 * it names none, whether all are closed then.
 */
export async function storesFor(
  question: string,
  locale: Locale,
  stores: readonly StorePage[],
  now: Instant,
): Promise<Extract<ReplyPart, { kind: 'stores' }>> {
  const daysOf = ({ hours, province }: StorePage) =>
    daysFor(question, locale, { today: dayInZone(now, hours.timeZone), named: hours.exceptions, province })
  const open = stores.filter(({ closedOn }) => closedOn === undefined || closedOn > shopDay(now))
  const named = namedStores(open, question, locale)
  const [first] = named.length === 0 ? open : []
  const [asked, ...others] = first ? await daysOf(first) : []
  const isClosedAll =
    asked !== undefined &&
    others.length === 0 &&
    open.every(({ hours }) => storeDay(hours, asked).hours.kind === 'closed')
  const found = named.slice(0, MOST_STORES).map(async (store) => {
    const days = await daysOf(store)
    return shownStore(
      store,
      locale,
      days.map((day) => storeDay(store.hours, day)),
    )
  })
  return {
    kind: 'stores',
    stores: await Promise.all(found),
    href: paths.stores(locale),
    ...(isClosedAll && { closedOn: asked }),
    ...(named.length === 0 && namesPlace(question, locale) && { isElsewhere: true }),
  }
}

type Where = { today: Day; named: StorePage['hours']['exceptions']; province: string }

/** The days of a question: those that it writes or the store has named, else the holidays of the province. */
async function daysFor(question: string, locale: Locale, { today, named, province }: Where): Promise<readonly Day[]> {
  const own = askedDays(question, locale, today, named)
  if (own.length > 0) return own
  const holidays = await holidaysOf(isProvinceCode(province) ? province : undefined, today, addDays(today, 366))
  return askedDays(
    question,
    locale,
    today,
    holidays.map(({ day, name }) => ({ date: day, name: name[locale] })),
  )
}

const shownStore = (
  { name, street, city, province, phone, path, hours }: StorePage,
  locale: Locale,
  days: StoreDay[],
): AssistantStore => ({
  name,
  address: storeLine({ street, city, province }, locale),
  phone: phoneText(phone, locale),
  href: path[locale],
  hours,
  ...(days.length > 0 && { days }),
})
