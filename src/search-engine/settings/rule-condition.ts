import { conjunctsOf } from '../filter/conjuncts.ts'
import { filterOf } from '../filter/filter-lists.ts'
import { parseFilters } from '../filter/parse-filters.ts'
import type { SearchParams } from './params.ts'
import type { Anchoring, RuleCondition } from './rule.ts'
import { lemmasOf } from '../text/language.ts'
import { wordsOf } from './synonyms.ts'

/** Words of one value that `{facet:…}` may stand for. */
const MOST_WORDS_OF_VALUE = 5

type SameWord = (part: string, word: string | undefined) => boolean
const isSame: SameWord = (part, word) => word === part
/** Of the alternatives that a condition may admit, singular and plural; not synonyms and typos. */
const isSameNoun: SameWord = (part, word) =>
  word !== undefined && (word === part || lemmasOf(part).some((lemma) => lemmasOf(word).includes(lemma)))

/** The value of a facet that folded words are, as it is written; undefined where it has no such value. */
export type RuleFacetValue = (facet: string, words: string) => string | undefined

/** The parts of the query that rule conditions are compared with, read once. */
export class RuleQuestion {
  readonly words: string[]
  private conjuncts?: Set<string>

  constructor(
    query: string,
    private readonly params: SearchParams,
    private readonly facetValue: RuleFacetValue,
  ) {
    this.words = wordsOf(query)
  }

  /** The values found for the facets of the pattern; undefined if the condition is not met. */
  meets({
    pattern,
    anchoring = 'contains',
    alternatives,
    context,
    filters,
  }: RuleCondition): Map<string, string> | undefined {
    if (context && !this.params.ruleContexts?.includes(context)) return undefined
    if (filters && !this.isFiltered(filters)) return undefined
    if (pattern === undefined) return new Map()
    const parts = pattern
      .trim()
      .split(/\s+/)
      .flatMap((part) => (/^\{facet:.+\}$/.test(part) ? [part] : wordsOf(part)))
    if (parts.length === 0)
      return this.words.length === 0 && (anchoring === 'is' || pattern === '') ? new Map() : undefined
    return this.find(parts, anchoring, alternatives ? isSameNoun : isSame)
  }

  /** Whether all of the filters are among those of the request, in whichever parameter. */
  private isFiltered(filters: string): boolean {
    const given = (this.conjuncts ??= new Set(conjunctsOf(filterOf(this.params))))
    return conjunctsOf(parseFilters(filters)).every((each) => given.has(each))
  }

  private find(parts: readonly string[], anchoring: Anchoring, isWord: SameWord): Map<string, string> | undefined {
    const { words } = this
    const starts = anchoring === 'is' || anchoring === 'startsWith' ? [0] : words.map((_, at) => at)
    const none = new Map<string, string>()
    // Where the parts so far may end, with the values found on the way: a facet may stand for several words.
    let ends = new Map(starts.map((at) => [at, none]))
    for (const part of parts) {
      const next: typeof ends = new Map()
      for (const [at, values] of ends)
        for (const [end, found] of this.steps(part, at, isWord))
          if (!next.has(end)) next.set(end, found ? new Map([...values, found]) : values)
      ends = next
    }
    for (const [end, values] of ends)
      if (end === words.length || anchoring === 'startsWith' || anchoring === 'contains') return values
    return undefined
  }

  /** Where a part of a pattern that begins at a word may end, the longest first. */
  private *steps(
    part: string,
    at: number,
    isWord: SameWord,
  ): Generator<[end: number, value?: [facet: string, value: string]]> {
    const facet = /^\{facet:(.+)\}$/.exec(part)?.[1]
    if (facet === undefined) {
      if (isWord(part, this.words[at])) yield [at + 1]
      return
    }
    for (let end = Math.min(this.words.length, at + MOST_WORDS_OF_VALUE); end > at; end--) {
      const value = this.facetValue(facet, this.words.slice(at, end).join(' '))
      if (value !== undefined) yield [end, [facet, value]]
    }
  }
}
