import type { Locale } from '../locale.ts'
import { shortClockText } from '../store-hours/clock-text.ts'
import { formatDay } from '../time.ts'
import type { PickupPromise } from './ready-by.ts'

type Say<Values> = (values: Values, options: { locale: Locale }) => string
export type PromiseMessages = Record<PickupPromise['kind'], Say<{ day: string; time: string }>> & {
  warehouse: Say<{ promise: string }>
}

/** When an order is ready, by its day: `Your order should be ready by 4 p.m. on Friday, November 27.` */
export function promiseText(
  { kind, day, at, fromWarehouse }: PickupPromise,
  words: PromiseMessages,
  locale: Locale,
): string {
  const promise = words[kind]({ day: formatDay(day, locale, 'full'), time: shortClockText(at, locale) }, { locale })
  return fromWarehouse ? words.warehouse({ promise }, { locale }) : promise
}
