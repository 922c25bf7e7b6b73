import { isStaffMessage, staffText } from '../../cms/staff-words.ts'
import type { ManyChange, ManyKind } from '../../domain/catalog/change-many.ts'
import type { Locale } from '../../domain/locale.ts'

/** What a change of many products is recorded under, where an import has the name of its file. */
export const changeName = ({ deed, kind, key }: ManyChange): string => `change:${deed}:${kind}:${key}`

/** The same of a change of many in the list of products, by what is given anew. */
export function editName({ _status, ...fields }: Record<string, unknown>): string {
  const names = Object.keys(fields)
  return names.length > 0 ? `edit:${names.join(',')}` : `edit:_status=${String(_status)}`
}

/** The name of something that products can have, by its key; undefined where it is no more. */
export type NameOf = (kind: ManyKind, key: string) => string | undefined

/** What a change of many products with this name gave them or took; nothing for a file or an edit. */
export function namedChange(name: string): ManyChange | undefined {
  const found = /^change:(add|remove):(tags|collections|categories|online):(.*)$/.exec(name)
  if (!found) return undefined
  const [deed, kind, key = ''] = found.slice(1) as [ManyChange['deed'], ManyKind, string]
  return { deed, kind, key }
}

/** What the page of imports calls it, in the language of who reads it; a file by its name. */
export function runTitle(name: string, locale: Locale, nameOf: NameOf): string {
  const edited = /^edit:(.+)$/.exec(name)?.[1]
  if (edited === '_status=draft') return staffText(locale, 'bulk_run_unpublished')
  if (edited === '_status=published') return staffText(locale, 'bulk_run_published')
  if (edited !== undefined)
    return staffText(locale, 'bulk_run_edited', {
      fields: edited
        .split(',')
        .map((field) => labelOf(field, locale))
        .join(', '),
    })
  const change = namedChange(name)
  if (!change) return name
  const { deed, kind, key } = change
  return kind === 'online'
    ? staffText(locale, `bulk_run_online_${deed}`)
    : staffText(locale, `bulk_run_${deed}`, {
        kind: staffText(locale, `bulk_kind_${kind}`),
        name: nameOf(kind, key) ?? key,
      })
}

function labelOf(field: string, locale: Locale): string {
  const name = [`label_products_${field}`, `label_${field}`].find(isStaffMessage)
  return name && isStaffMessage(name) ? staffText(locale, name) : field
}
