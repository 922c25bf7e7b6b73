import { useSyncExternalStore } from 'react'
import { consentOf, cookieIn, type Consent } from '../../domain/consent/consent.ts'
import type { ConsentChoice } from '../../domain/consent/optanon.ts'
import { onReturn } from '../../ui/on-return.ts'

export const CONSENT_COOKIE = 'OptanonConsent'
const CHANGED = 'portage:consent'

const cookieNow = () => cookieIn(document.cookie, CONSENT_COOKIE)
const gpcNow = (): boolean => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** The shopper's current consent; read again each time, as another tab or OneTrust may have changed it. */
export const consentNow = (): Consent => consentOf(cookieNow(), gpcNow())

export const isGranted = (group: keyof ConsentChoice): boolean => consentNow().choice[group]

/** To be called by whoever writes the cookie. */
export const consentChanged = (): boolean => window.dispatchEvent(new Event(CHANGED))

/**
 * Calls when the consent may have changed: here, in OneTrust's panel, or in another tab that the shopper comes back
 * from.
 */
export function onConsent(listener: () => void): () => void {
  const events = [CHANGED, 'OneTrustGroupsUpdated']
  for (const name of events) window.addEventListener(name, listener)
  const endReturns = onReturn(listener)
  return () => {
    endReturns()
    for (const name of events) window.removeEventListener(name, listener)
  }
}

/** Whether a group is granted, as it changes; false on the server and while React takes over its HTML. */
export const useIsGranted = (group: keyof ConsentChoice): boolean =>
  useSyncExternalStore(
    onConsent,
    () => isGranted(group),
    () => false,
  )

/** The living consent; undefined on the server and while React takes over its HTML. */
export function useConsent(): Consent | undefined {
  const key = useSyncExternalStore(
    onConsent,
    () => `${gpcNow()} ${cookieNow() ?? ''}`,
    () => undefined,
  )
  return key === undefined ? undefined : consentNow()
}
