import { hasGroup, PERFORMANCE_GROUP } from '../../domain/consent/optanon.ts'

/** May a video site remember the shopper? Asked when a video begins: a choice made later counts for the next one (acceptance 146–148). */
export function videoConsent(cookies: string): boolean {
  const value = cookies.split('; ').find((pair) => pair.startsWith('OptanonConsent='))?.slice('OptanonConsent='.length)
  return hasGroup(value, PERFORMANCE_GROUP)
}
