import { languageTag, type Locale } from '../domain/locale.ts'
import { zoneName } from '../domain/shop-day.ts'
import { shopZone } from '../domain/shop-zone.ts'

const parts = { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/**
 * A moment as the admin writes it, in the zone of its reader: `6 h 29`, where the browser’s own short form has `06 h
 * 29`.
 */
export const writtenMoment = (locale: Locale, at: string | number): string =>
  new Intl.DateTimeFormat(languageTag[locale], parts).format(new Date(at))

/** The same on the shop’s own clock, which is that of orders in every list and file, whoever reads them where. */
export const writtenShopMoment = (locale: Locale, at: string | number): string =>
  new Intl.DateTimeFormat(languageTag[locale], { ...parts, timeZone: shopZone() }).format(new Date(at))

/** `Placed on (Pacific Time)`: a title of such moments. */
export const onShopClock = (locale: Locale, title: string, now: number): string =>
  `${title} (${zoneName(now, locale, shopZone())})`
