import type { Payload } from 'payload'
import { isSameQuestion, KEPT_DAYS, loggedQuery, type LoggedSearch } from '../../domain/search/search-log.ts'
import type { SearchEvent, RecordedSearch } from '../../search-engine/index.ts'
import { storedParts } from '../../domain/search/logged-understanding.ts'
import { isLocale } from '../../domain/locale.ts'
import { rowsOf, sql } from '../database/database.ts'
import { onceADay } from '../http/once-a-day.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import type { QueryReader } from './query-reader.ts'
import { repeat, type Repeating } from '../app/repeat.ts'

/**
 * Milliseconds after which a query counts as asked, since nobody typed on; how often such are written; and how often
 * old ones are removed.
 */
const [TYPED_WITHIN, WRITE_EVERY, PRUNE_EVERY] = [30_000, 5000, 6 * 3_600_000]
/** Queries that may wait to be written; a flood is not counted. */
const MOST_WAITING = 5000
/**
 * The maximum number of products stored for the events of one request, in one statement: a browser sends some, and
 * SQLite takes 32,766 values, five for each.
 */
const MOST_EVENTS = 1000
/** Searches that wait to be written; some 500 bytes each. */
const MOST_PENDING = 20_000
const DAY = 86_400_000

type Understood = { understood: string; unknown: string }

/** Queries whose words are looked up at once, beside what goes on. */
const AT_ONCE = 500
/** Characters of a query that are read for the report. */
const LONGEST_READ = 200

type Options = {
  payload: () => Promise<Payload>
  /** What a query is understood as; without it, that stays unsaid. */
  queries?: Pick<QueryReader, 'explain'>
  now?: () => number
  log?: (sentence: string) => void
}

/**
 * Counts searches and what is done with their hits, for the report. Of what a shopper types only the last of a
 * question counts; who it was is known for some seconds and never written.
 */
export class SearchLog {
  /** The last question of each shopper, until it is old enough to count. */
  readonly #asking = new Map<string, LoggedSearch>()
  #waiting: LoggedSearch[] = []
  #rounds: Repeating[] = []
  readonly #now: () => number
  readonly #isFirst: ReturnType<typeof onceADay>

  constructor(private readonly options: Options) {
    this.#now = options.now ?? Date.now
    this.#isFirst = onceADay(this.#now)
  }

  start(): void {
    const failed = (reason: string) => this.options.log?.(`Searches could not be counted: ${reason}`)
    this.#rounds = [repeat(WRITE_EVERY, () => this.write(), failed), repeat(PRUNE_EVERY, () => this.prune(), failed)]
  }

  /** A search was answered. Listings without words, further pages and what asks not to be counted are no searches. */
  searched({ index, params, nbHits, queryID }: RecordedSearch, address: string): void {
    const language = /^products_(en|fr)(?:_|$)/.exec(index)?.[1]
    const typed = params.query ?? ''
    const query = loggedQuery(typed)
    if (
      !isLocale(language) ||
      query === undefined ||
      params.analytics === false ||
      (params.page ?? 0) > 0 ||
      params.hitsPerPage === 0 ||
      params.analyticsTags?.includes('internal')
    )
      return
    // A flood is not counted whole, and takes no memory without end.
    if (this.#asking.size + this.#waiting.length >= MOST_PENDING) return
    const who = `${language} ${params.userToken ?? address}`
    const before = this.#asking.get(who)
    if (before && !isSameQuestion(before.query, query)) this.#count(before)
    this.#asking.delete(who)
    this.#asking.set(who, {
      ...(queryID ? { queryId: queryID } : {}),
      language,
      query,
      typed: typed.slice(0, LONGEST_READ),
      hits: nbHits,
      at: this.#now(),
    })
  }

  /**
   * Events on hits. Only those that belong to a query are stored, without the shopper; each kind once a product, network
   * and day, as what shoppers choose comes first for all.
   */
  async happened(events: readonly SearchEvent[], address: string): Promise<void> {
    const given = events.flatMap(({ eventType, eventSubtype, queryID, objectIDs = [], positions }) => {
      const kind =
        eventType === 'click' ? 'click' : eventType === 'conversion' ? (eventSubtype ?? 'conversion') : undefined
      return kind && queryID
        ? objectIDs.map((product, i) => ({ kind, queryId: queryID, product, position: positions?.[i] ?? null }))
        : []
    })
    if (given.length === 0) return
    const asked = new Set(given.map(({ queryId }) => queryId))
    for (const [who, search] of this.#asking) {
      if (!search.queryId || !asked.has(search.queryId)) continue
      this.#asking.delete(who)
      this.#count(search)
    }
    const rows = given.filter(({ kind, product }) => this.#isFirst(address, `${kind} ${product}`))
    if (rows.length === 0) return
    const at = this.#now()
    const insert = rowsOf(await this.options.payload())
    await insert(
      sql`insert into search_events (query_id, kind, product, position, at) values ${sql.join(
        rows
          .slice(0, MOST_EVENTS)
          .map((row) => sql`(${row.queryId}, ${row.kind}, ${row.product}, ${row.position}, ${at})`),
        sql`, `,
      )}`,
    )
  }

  /** Writes down what is old enough to count. */
  async write(all = false): Promise<void> {
    const old = this.#now() - TYPED_WITHIN
    for (const [who, search] of this.#asking) {
      if (!all && search.at > old) break
      this.#asking.delete(who)
      this.#count(search)
    }
    const rows = this.#waiting.splice(0, AT_ONCE)
    if (rows.length === 0) return
    // Many ask the same.
    const read = new Map<string, Understood | undefined>()
    for (const row of rows) if (!read.has(questionOf(row))) read.set(questionOf(row), await this.#understood(row))
    const insert = rowsOf(await this.options.payload())
    await insert(
      sql`insert into search_queries (query_id, language, query, hits, understood, unknown, at) values ${sql.join(
        rows.map((row) => {
          const { queryId = null, language, query, hits, at } = row
          const { understood = null, unknown = null } = read.get(questionOf(row)) ?? {}
          return sql`(${queryId}, ${language}, ${query}, ${hits}, ${understood}, ${unknown}, ${at})`
        }),
        sql`, `,
      )} on conflict do nothing`,
    )
    if (this.#waiting.length > 0) await this.write(all)
  }

  /** Removes entries past their retention. */
  async prune(): Promise<void> {
    const before = this.#now() - KEPT_DAYS * DAY
    const rows = rowsOf(await this.options.payload())
    await rows(sql`delete from search_queries where at < ${before}`)
    await rows(sql`delete from search_events where at < ${before}`)
  }

  /** Stops the rounds and writes everything, including queries that may still be incomplete. */
  async stop(): Promise<void> {
    await Promise.all(this.#rounds.map((rounds) => rounds.stop()))
    await this.write(true)
  }

  /** A search counts whether its words can be looked up or not. */
  async #understood({ language, typed }: LoggedSearch): Promise<Understood | undefined> {
    try {
      const explained = await this.options.queries?.explain(language, typed)
      await yieldToEventLoop()
      return explained && { understood: storedParts(explained.parts), unknown: explained.unknown.join(' ') }
    } catch (error) {
      this.options.log?.(`A search could not be read for the report: ${String(error)}`)
      return undefined
    }
  }

  #count(search: LoggedSearch): void {
    if (this.#waiting.length < MOST_WAITING) this.#waiting.push(search)
  }
}

const questionOf = ({ language, typed }: LoggedSearch): string => `${language} ${typed}`
