import { staffText } from '../../cms/staff-words.ts'
import type { ManyChange } from '../../domain/catalog/change-many.ts'
import type { Locale } from '../../domain/locale.ts'

/** What a change of many products is recorded under, where an import has the name of its file. */
export const changeName = ({ deed, kind, key }: ManyChange): string => `change:${deed}:${kind}:${key}`

/** What the page of imports calls it, in the language of who reads it; a file by its name. */
export function runTitle(name: string, locale: Locale): string {
  const found = /^change:(add|remove):(tags|collections|categories|online):(.*)$/.exec(name)
  if (!found) return name
  const [deed, kind, key = ''] = found.slice(1) as [ManyChange['deed'], ManyChange['kind'], string]
  return kind === 'online'
    ? staffText(locale, `bulk_run_online_${deed}`)
    : staffText(locale, `bulk_run_${deed}`, { kind: staffText(locale, `bulk_kind_${kind}`), key })
}
