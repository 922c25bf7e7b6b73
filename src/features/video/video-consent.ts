import { isGranted } from '../analytics/consent-state.ts'

/**
 * May a video site remember the shopper? Asked when a video begins: a choice made later counts for the next one
 * (acceptance 146–148).
 */
export const videoConsent = (): boolean => isGranted('C0002')
