import type { Id } from '../../cms/from-doc/localized.ts'
import type { Vocabulary } from '../../cms/from-doc/vocabulary.ts'
import { isLocale, locales, type Both, type Locale } from '../../domain/locale.ts'
import { inLanguages, tags } from '../feed/cache-tags.ts'

/** What a change of brands, categories, colours … changes elsewhere. */
export type VocabularyChange = {
  /** Tags of the pages that name what changed. */
  tags: Set<string>
  /** Filters of the product index: the products whose hits carry the changed words. */
  filters: string[]
  /** Documents of colours whose products' hits carry the changed words: the index has only the families. */
  colours: Id[]
  /** Something came, went, moved or got another rule: any product may be concerned. */
  isStructural: boolean
}

export const noChange = (): VocabularyChange => ({ tags: new Set(), filters: [], colours: [], isStructural: false })

/** Two states of the vocabulary, compared by what pages and hits show of it. */
export function compareTerms(before: Vocabulary, after: Vocabulary): VocabularyChange {
  const change = noChange()
  const structure = ({ key, ...rest }: { key: string; parent?: string; path?: unknown; rule?: unknown }) =>
    JSON.stringify([key, rest.parent, rest.path, rest.rule])
  const mark = (tag: string, was: unknown, is: unknown) => {
    for (const each of inLanguages(tag, languagesOf(was, is))) change.tags.add(each)
  }
  for (const [name, { inHits, filter }] of Object.entries(kinds) as [Kind, KindOf][]) {
    const [old, current] = [before[name], after[name]] as [Terms, Terms]
    change.isStructural ||= cameOrWent(old, current)
    mark(tags.terms(name), [...old], [...current])
    for (const [id, was] of old) {
      const is = current.get(id)
      if (!is || isSame(was, is)) continue
      change.isStructural ||= structure(was) !== structure(is)
      mark(tags.term(name, was.key), was, is)
      if (isSame(inHits(was), inHits(is))) continue
      // A search understands the names of both languages.
      if (name === 'categories') change.tags.add(tags.search)
      if (name === 'colours') change.colours.push(id)
      else if (filter) change.filters.push(`${filter}:${was.key}`)
    }
  }
  return change
}

/** A new one that nothing refers to yet changes nothing, but for a category that takes products in by a rule. */
function cameOrWent(old: Terms, current: Terms): boolean {
  const isGone = [...old.keys()].some((id) => !current.has(id))
  return isGone || [...current].some(([id, { rule }]) => rule !== undefined && !old.has(id))
}

type Kind = 'categories' | 'brands' | 'collections' | 'colours' | 'tags' | 'sellers'
type Term = { key: string; rule?: unknown }
type Terms = ReadonlyMap<Id, Term>
type KindOf = { inHits(term: Term): unknown; filter?: string }
const nameOf = (term: Term) => ('name' in term ? term.name : undefined)

const kinds: Record<Kind, KindOf> = {
  categories: { inHits: nameOf, filter: 'categoryKeys' },
  brands: { inHits: nameOf, filter: 'brandKey' },
  collections: { inHits: nameOf, filter: 'collectionKeys' },
  colours: { inHits: (term) => term },
  tags: {
    inHits: (term) => [
      nameOf(term),
      ...('colour' in term ? [term.colour] : []),
      ...('hierarchy' in term ? [term.hierarchy] : []),
    ],
    filter: 'tags.id',
  },
  // Hits say nothing of the sender.
  sellers: { inHits: () => undefined },
}

/** The languages in which two states differ. */
const languagesOf = (was: unknown, is: unknown): Locale[] =>
  locales.filter((locale) => shownIn(was, locale) !== shownIn(is, locale))

/** Addresses of both languages: each page leads to its like in the other. */
const shownIn = (state: unknown, locale: Locale): string =>
  JSON.stringify(state, (key, value: unknown) =>
    isOfLanguages(value) && key !== 'slug' && key !== 'path' ? value[locale] : value,
  )

function isOfLanguages(value: unknown): value is Partial<Both<unknown>> {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  return keys.length > 0 && keys.every(isLocale)
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
