import { locales } from '../../domain/locale.ts'
import { localeHref } from '../../domain/navigation/locale-href.ts'
import { ruleActions, ruleAnchorings, type EditorRule, type EditorSynonym } from '../../domain/search/editor-rule.ts'
import type { PartOf } from './doc-of.ts'

export type SearchRuleDoc = PartOf<
  'search-rules',
  'id',
  | 'name'
  | 'language'
  | 'active'
  | 'anchoring'
  | 'query'
  | 'action'
  | 'products'
  | 'url'
  | 'replacement'
  | 'from'
  | 'until'
>
export type SearchSynonymDoc = PartOf<'search-synonyms', 'id', 'language' | 'kind' | 'input' | 'words'>

/** @param codeOf the style number of a product by its document; undefined if it is gone */
export function ruleFromDoc(doc: SearchRuleDoc, codeOf: (id: string) => string | undefined): EditorRule[] {
  const [anchoring, action] = [
    ruleAnchorings.find((each) => each === doc.anchoring),
    ruleActions.find((each) => each === doc.action),
  ]
  const language = locales.find((each) => each === doc.language)
  if (!language || !anchoring || !action) return []
  const instant = (date: string | null | undefined) => (date ? Date.parse(date) : Number.NaN)
  const [from, until] = [instant(doc.from), instant(doc.until)]
  return [
    {
      id: String(doc.id),
      language,
      name: doc.name ?? '',
      active: doc.active !== false,
      anchoring,
      query: doc.query ?? '',
      action,
      products: (doc.products ?? []).flatMap((id) => codeOf(String(id)) ?? []),
      url: localeHref(language, doc.url ?? ''),
      replacement: doc.replacement ?? '',
      ...(Number.isNaN(from) ? {} : { from }),
      ...(Number.isNaN(until) ? {} : { until }),
    },
  ]
}

export function synonymFromDoc({ id, language: written, kind, input, words }: SearchSynonymDoc): EditorSynonym[] {
  const language = locales.find((each) => each === written)
  if (!language) return []
  return [
    {
      id: String(id),
      language,
      kind: kind === 'one-way' ? 'one-way' : 'same',
      input: (input ?? '').trim(),
      words: (words ?? '')
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    },
  ]
}
