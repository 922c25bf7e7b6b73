import type { Locale } from '../locale.ts'
import { optionalGroups } from './consent.ts'
import type { ConsentChoice } from './optanon.ts'

/** How long a choice is valid before the shop asks again: a year, as OneTrust does. */
export const CHOICE_SECONDS = 365 * 24 * 60 * 60

/**
 * An entry of the consent log: how the choice was made and what it granted, such as `C0002,C0003`. Nothing identifies
 * the visitor: no address, no number, and no time of day (docs/decisions/0024-consent.md).
 */
export type ConsentNote = { how: 'accept' | 'refuse' | 'choose'; granted: string; gpc: boolean; language: Locale }

/** The note of a choice, for the log. */
export const noteOf = (
  choice: ConsentChoice,
  { how, gpc, locale }: { how: ConsentNote['how']; gpc: boolean; locale: Locale },
): ConsentNote => ({
  how,
  granted: optionalGroups.filter((group) => choice[group]).join(','),
  gpc,
  language: locale,
})
