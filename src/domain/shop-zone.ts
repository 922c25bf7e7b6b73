import { processWide } from './process-wide.ts'

/** The zone of the sample shop, in British Columbia. */
export const SPECIFIED_ZONE = 'America/Vancouver'

const known = processWide<string>('shop-zone')

/** The time zone of the shop itself (IANA), such as `America/Toronto`; each store has its own besides. */
export const shopZone = (): string => known.get() ?? SPECIFIED_ZONE

/** On a server when its settings are read (`TIME_ZONE`), in a browser before its first page. */
export function setShopZone(zone: string | undefined): void {
  known.set(zone)
}

/** Whether a text names a time zone (IANA) that this program knows. */
export function isZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
