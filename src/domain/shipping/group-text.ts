import type { Locale } from '../locale.ts'
import { amountText } from '../pricing/price-text.ts'
import { formatDay, type DayStyle } from '../time.ts'
import { isShipped, type DeliveryGroup, type Preorder } from './delivery-groups.ts'
import type { Holiday } from './delivery-window.ts'
import type { CarriedGoods, RateCode } from './rate-table.ts'

/** A sentence with values in it, in a language; screens, letters and the admin each have their own store of them. */
type Say<Values = object> = (values: Values, options: { locale: Locale }) => string

/** The words for a group. */
export type GroupMessages = {
  goods: Record<CarriedGoods, Say>
  rates: Record<RateCode, Say>
  preorder: Say<{ date: string }>
  preorderSoon: Say
  seller: Say<{ name: string }>
  pickup: Say<{ store: string }>
  email: Say
  /** The delivery days, and the text where there are none. */
  dates: Say<{ earliest: string; latest: string }>
  noDate: Say
  holiday: Say<{ day: string; name: string }>
  holidays: Say<{ days: string }>
  remote: Say
  /** Another group bears the cost. */
  shared: Say
}

type Options = { locale: Locale; storeName(slug: string): string; days?: DayStyle }

/** The text about a group; a pickup and what is mailed have a name only. */
export type GroupText = {
  name: string
  method?: string
  cost?: string
  dates?: string
  /** Why it may be later: that it goes far, and the holidays until then. */
  remote?: string
  holidays?: string
}

/** The same on every surface: a group's name, its method and cost, its days, and why it may be later. */
export function groupText(
  group: DeliveryGroup,
  words: GroupMessages,
  { locale, storeName, days = 'full' }: Options,
): GroupText {
  const say = { locale }
  if (group.way === 'pickup') return { name: words.pickup({ store: storeName(group.store) }, say) }
  if (!isShipped(group)) return { name: words.email({}, say) }
  const { goods, seller, preorder, method, cost, shared, window, holidays = [], isRemote } = group
  const names = [
    goods !== 'parcel' || !(preorder ?? seller) ? words.goods[goods]({}, say) : undefined,
    seller && words.seller({ name: seller }, say),
    preorder && preorderText(preorder, words, locale),
  ]
  const day = (text: string) => formatDay(text, locale, days)
  return {
    name: names.filter(Boolean).join(' · '),
    ...(method && { method: words.rates[method]({}, say) }),
    cost: shared ? words.shared({}, say) : amountText(cost, locale),
    ...(window
      ? { dates: words.dates({ earliest: day(window.earliest), latest: day(window.latest) }, say) }
      : preorder && { dates: words.noDate({}, say) }),
    ...(isRemote && { remote: words.remote({}, say) }),
    ...(holidays.length > 0 && { holidays: holidaysText(holidays, words, locale) }),
  }
}

/** Why a group may be later, in one paragraph. */
export const cautionOf = ({ remote, holidays }: Pick<GroupText, 'remote' | 'holidays'>): string | undefined =>
  [remote, holidays].filter(Boolean).join(' ') || undefined

/** A group's method and what it costs in one phrase: words of the cost go on in small letters after the comma. */
export const howItComes = ({ method, cost }: Pick<GroupText, 'method' | 'cost'>): string =>
  [method, method && cost ? cost.charAt(0).toLowerCase() + cost.slice(1) : cost].filter(Boolean).join(', ')

/** That something is sold before it is here, and from when it is available. */
export const preorderText = (
  { from }: Preorder,
  words: Pick<GroupMessages, 'preorder' | 'preorderSoon'>,
  locale: Locale,
): string =>
  from ? words.preorder({ date: formatDay(from, locale, 'date') }, { locale }) : words.preorderSoon({}, { locale })

const holidaysText = (holidays: readonly Holiday[], words: GroupMessages, locale: Locale): string =>
  words.holidays(
    {
      days: holidays
        .map(({ day, name }) => words.holiday({ day: formatDay(day, locale, 'short'), name: name[locale] }, { locale }))
        .join(', '),
    },
    { locale },
  )
