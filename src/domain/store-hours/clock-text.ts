import type { Locale } from '../locale.ts'
import type { Minute } from '../time.ts'

/** A minute of the day, 0–1440, as `6:00 p.m.` / `18 h 00`, with no-break spaces U+00A0 (acceptance 144). */
export function clockText(minute: Minute, locale: Locale): string {
  const hour = Math.floor(minute / 60) % 24
  const minutes = String(minute % 60).padStart(2, '0')
  if (locale === 'fr') return `${hour}\u00a0h\u00a0${minutes}`
  return `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`
}

/**
 * The same without minutes where they say nothing, for a promise in a sentence: `4 p.m.`, `4:30 p.m.` /
 * `16 h`, `16 h 30`.
 */
export function shortClockText(minute: Minute, locale: Locale): string {
  return minute % 60 === 0 ? clockText(minute, locale).replace(/:00|\u00a000$/, '') : clockText(minute, locale)
}
