import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import type { TextPart } from '../../domain/search/marked-text.ts'
import type { ProductSuggestion } from '../../domain/search/product-suggestion.ts'
import { recentFor } from '../../domain/search/recent-searches.ts'
import type { AutocompleteState } from './autocomplete-store.ts'

/** The options under the field. Each leads to a page, so each is a link (acceptance 8). */
export type Option = { href: string } & (
  | { kind: 'recent' | 'suggestion'; query: string; parts: TextPart[] }
  | { kind: 'product'; product: ProductSuggestion }
  | { kind: 'all'; query: string; total: number }
)

/** All options in the order of the keys: recent searches, suggestions, products, all results. */
export function optionsOf({ query, answer }: AutocompleteState, recent: readonly string[], locale: Locale): Option[] {
  const href = (text: string) => paths.search(locale, text)
  const own = recentFor(recent, query)
  const suggestions = (answer?.suggestions ?? []).filter((each) => !own.includes(each.query))
  const all = answer && answer.query.trim() !== '' && answer.products.length > 0
  return [
    ...own.map((text): Option => ({ kind: 'recent', query: text, parts: [{ text, marked: false }], href: href(text) })),
    ...suggestions.map((each): Option => ({ kind: 'suggestion', ...each, href: href(each.query) })),
    ...(answer?.products ?? []).map((product): Option => ({ kind: 'product', product, href: product.href })),
    ...(all
      ? [{ kind: 'all', query: answer.query, total: answer.total, href: href(answer.query) } satisfies Option]
      : []),
  ]
}
