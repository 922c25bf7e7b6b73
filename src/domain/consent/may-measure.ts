import { hasGroup, PERFORMANCE_GROUP } from './optanon.ts'

/** Has the shopper agreed to be measured (acceptance 145, 146)? `cookies` as `document.cookie` says them. */
export function mayMeasure(cookies: string): boolean {
  const name = 'OptanonConsent='
  return hasGroup(cookies.split('; ').find((pair) => pair.startsWith(name))?.slice(name.length), PERFORMANCE_GROUP)
}
