/** The zone of the sample shop, in British Columbia. */
export const SPECIFIED_ZONE = 'America/Vancouver'

// As with the name of the shop: a process holds this module twice, once in the server, once in the bundle of the pages.
const KEY = Symbol.for('shop-zone')
const known = globalThis as { [KEY]?: string }

/** The time zone of the shop itself (IANA), such as `America/Toronto`; each store has its own besides. */
export const shopZone = (): string => known[KEY] ?? SPECIFIED_ZONE

/** On a server when its settings are read (`TIME_ZONE`), in a browser before its first page. */
export function setShopZone(zone: string | undefined): void {
  known[KEY] = zone
}

/** Whether a text names a time zone (IANA) that this program knows. */
export function isZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
