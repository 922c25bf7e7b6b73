import { localeOr } from '../domain/locale.ts'
import { isStaffMessage, staffText } from './staff-words.ts'

/** What happened, in words; a kind that an earlier version wrote stays as it is stored. */
export function eventKindName(language: string, kind: string): string {
  const message = `security_event_${kind.replaceAll('-', '_')}`
  return isStaffMessage(message) ? staffText(localeOr(language), message) : kind
}

/** With whom or what it happened: `staff 2` in words; the number of a customer stays as it is. */
export function eventSubject(language: string, stored: string): string {
  const [, what = '', id = ''] = /^(.+) (\d+)$/.exec(stored) ?? []
  const message = `security_subject_${what.replaceAll(/[ -]/g, '_')}`
  return isStaffMessage(message) ? staffText(localeOr(language), message, { id }) : stored
}
