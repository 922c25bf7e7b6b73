/**
 * Has the page changed between two URLs of this site, so that cart messages, cart panel, pickup error and mobile menu
 * are reset (acceptance 89)? Not when only the query or the hash did.
 */
export const isRouteChange = (from: string, to: string): boolean => pathOf(from) !== pathOf(to)

const pathOf = (url: string): string => (url.split(/[?#]/, 1)[0] ?? '').replace(/(?<=.)\/$/, '')
