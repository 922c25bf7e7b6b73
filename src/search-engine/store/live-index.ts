import { idsMeeting, search, searchFacet, type FacetAnswer, type SearchAnswer } from '../answer/search.ts'
import type { IndexView } from '../answer/select-documents.ts'
import { joinParams } from '../filter/filter-lists.ts'
import type { SearchRecord } from '../index/record.ts'
import type { SearchParams } from '../settings/params.ts'
import type { Rule } from '../settings/rule.ts'
import { applyRules, type RuleOutcome } from '../settings/rules.ts'
import { changedSettings, sameSchema, schemaOf, type Settings } from '../settings/settings.ts'
import { SynonymIndex, type Synonym } from '../settings/synonyms.ts'
import type { Builder } from './builder.ts'
import { facetValue } from './facet-value.ts'
import type { IndexOperation } from './operation.ts'
import { Segments } from './segments.ts'

/** What a query says besides the words that are looked for. */
export type ReadQuery = (query: string) => { query: string; params: SearchParams } | undefined
export type SearchOptions = {
  /** The query as typed, where it was read already: rules are about it. */
  askedAs?: string
  /** The filters that were not read from its words: promoted records meet these, where they must meet filters. */
  pinsMeet?: SearchParams | undefined
  /** Reads filters out of the words, after the rules; clients that want no rules want none of it. */
  read?: ReadQuery | undefined
}

/** How an answer names the step, beside the rules. */
const READ = 'query-understood'

const withApplied = (outcome: RuleOutcome | undefined): RuleOutcome => {
  const none: RuleOutcome = {
    query: '',
    params: {},
    promote: [],
    filterPromotes: false,
    hide: [],
    userData: [],
    applied: [],
  }
  return { ...(outcome ?? none), applied: [...(outcome?.applied ?? []), READ] }
}

/** Records and everything that decides how they are searched. A replica has the records of its primary. */
export class LiveIndex {
  settings: Settings = {}
  readonly synonyms = new Map<string, Synonym>()
  readonly rules = new Map<string, Rule>()
  readonly segments: Segments
  /** Names and settings of replicas, since they share what is indexed. */
  replicas: { name: string; settings: Settings; isVirtual: boolean }[] = []
  private synonymIndex = new SynonymIndex([])

  constructor(
    readonly name: string,
    builder: Builder,
    readonly primary?: LiveIndex,
    readonly isVirtual = false,
  ) {
    this.segments = primary ? primary.segments : new Segments(builder, () => this.schema)
  }

  get schema() {
    return schemaOf(
      this.settings,
      this.replicas.map(({ settings }) => settings),
    )
  }

  get view(): IndexView {
    return { segments: this.segments.list, settings: this.effective, synonyms: this.synonymIndex }
  }

  /** A virtual replica has the settings of its primary, but for its order. */
  private get effective(): Settings {
    if (!this.primary) return this.settings
    const { customRanking, relevancyStrictness, ...rest } = this.settings
    if (!this.isVirtual) return { ...inherited(this.primary.settings), ...this.settings }
    return {
      ...this.primary.settings,
      ...rest,
      ...(customRanking
        ? {
            ranking: [
              ...customRanking,
              ...(this.primary.settings.ranking ?? ['match', 'geo', 'filters', 'relevance', 'custom']),
            ],
          }
        : {}),
      ...(relevancyStrictness === undefined ? {} : { relevancyStrictness }),
    }
  }

  /** Applies a change; settled when it can be searched. */
  async apply(operation: IndexOperation): Promise<void> {
    if (operation.kind === 'records') await this.segments.change(operation.changes)
    else if (operation.kind === 'clear') this.segments.clear()
    else if (operation.kind === 'settings') await this.setSettings(changedSettings(this.settings, operation))
    else if (operation.kind === 'synonyms') {
      change(this.synonyms, operation)
      this.synonymIndex = new SynonymIndex(this.synonyms.values())
    } else if (operation.kind === 'rules') change(this.rules, operation)
  }

  async setSettings(settings: Settings): Promise<void> {
    const owner = this.primary ?? this
    const before = owner.schema
    this.settings = settings
    if (this.primary)
      this.primary.replicas = this.primary.replicas.map((each) =>
        each.name === this.name ? { ...each, settings } : each,
      )
    if (!sameSchema(before, owner.schema)) await owner.segments.reindex()
  }

  /** Takes over everything but records: of a snapshot, or of the index that becomes this one. */
  restore({
    settings,
    synonyms,
    rules,
  }: {
    settings: Settings
    synonyms: readonly Synonym[]
    rules: readonly Rule[]
  }): void {
    this.settings = settings
    if (this.primary)
      this.primary.replicas = this.primary.replicas.map((each) =>
        each.name === this.name ? { ...each, settings } : each,
      )
    for (const each of synonyms) this.synonyms.set(each.objectID, each)
    for (const each of rules) this.rules.set(each.objectID, each)
    this.synonymIndex = new SynonymIndex(this.synonyms.values())
  }

  search(given: SearchParams, nowSeconds: number, how: SearchOptions = {}): SearchAnswer {
    const { query, params, outcome } = this.ruled(given, nowSeconds, how.askedAs)
    const read = params.enableRules === false ? undefined : how.read?.(query)
    if (read) {
      const answer = search(this.view, read.query, joinParams(params, read.params), withApplied(outcome), params)
      // What nothing meets was not meant so.
      if (answer.nbHits > 0) return { ...answer, query }
    }
    return search(this.view, query, params, outcome, how.pinsMeet)
  }

  /** A query after the rules that edit it. */
  edited(query: string, nowSeconds: number): string {
    return this.ruled({ query }, nowSeconds).query
  }

  searchFacet(
    facet: string,
    facetQuery: string,
    given: SearchParams,
    nowSeconds: number,
    how: SearchOptions = {},
  ): FacetAnswer {
    const { query, params } = this.ruled(given, nowSeconds)
    const read = params.enableRules === false ? undefined : how.read?.(query)
    return read
      ? searchFacet(this.view, facet, facetQuery, read.query, joinParams(params, read.params))
      : searchFacet(this.view, facet, facetQuery, query, params)
  }

  record = (id: string): SearchRecord | undefined => this.segments.record(id)
  /** The same, of which nothing is cached: for what is compared or written. */
  peek = (id: string): SearchRecord | undefined => this.segments.peek(id)
  idsMeeting = (params: SearchParams): string[] => idsMeeting(this.view, params)

  /** @param askedAs the query as typed, where `given` has what it was made into */
  private ruled(
    given: SearchParams,
    nowSeconds: number,
    askedAs?: string,
  ): { query: string; params: SearchParams; outcome?: RuleOutcome } {
    const params: SearchParams = { ...this.effective, ...given }
    const query = given.query ?? ''
    if (this.rules.size === 0 || params.enableRules === false) return { query, params }
    const outcome = applyRules(this.rules.values(), askedAs ?? query, params, nowSeconds, (facet, words) =>
      facetValue(this.segments.list, facet, words),
    )
    return {
      query: askedAs === undefined ? outcome.query : query,
      params: joinParams(params, outcome.params),
      outcome,
    }
  }
}

/** The settings that a standard replica inherits until it has its own. */
function inherited({ replicas: _replicas, ...settings }: Settings): Settings {
  return settings
}

function change<T extends { objectID: string }>(
  all: Map<string, T>,
  { save, remove, replace }: { save: T[]; remove: string[]; replace: boolean },
) {
  if (replace) all.clear()
  for (const id of remove) all.delete(id)
  for (const each of save) all.set(each.objectID, each)
}
