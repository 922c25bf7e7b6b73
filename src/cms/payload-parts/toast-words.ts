import type { toast } from '@payloadcms/ui'
import type { Locale } from '../../domain/locale.ts'
import { staffText } from '../staff-words.ts'

/** What Payload says in English in every language, without a key of its translations. */
const english = [
  [/^Successfully saved (?<n>\d+) files$/, 'toast_saved'],
  [/^Failed to save (?<n>\d+) files$/, 'toast_not_saved'],
  [/^Failed to fetch the file\.$|^The provided URL is not allowed\.$/, 'toast_not_fetched'],
] as const

/** Says what Payload's toasts say in the language of the admin. */
export function translateToasts(toasts: Pick<typeof toast, 'getToasts' | 'error' | 'success'>, locale: Locale): void {
  for (const each of toasts.getToasts()) {
    if (!('title' in each) || typeof each.title !== 'string') continue
    const said = each.title
    const [found] = english.flatMap(([pattern, name]) => {
      const match = pattern.exec(said)
      return match ? [staffText(locale, name, { ...match.groups })] : []
    })
    if (found) toasts[each.type === 'success' ? 'success' : 'error'](found, { id: each.id })
  }
}
