import type { Payload } from 'payload'
import { isSameQuestion, KEPT_DAYS, loggedQuery, type LoggedSearch } from '../../domain/search/search-log.ts'
import type { SearchEvent, RecordedSearch } from '../../search-engine/index.ts'
import { rowsOf, sql } from '../database/database.ts'
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

type Options = { payload: () => Promise<Payload>; now?: () => number; log?: (sentence: string) => void }

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

  constructor(private readonly options: Options) {
    this.#now = options.now ?? Date.now
  }

  start(): void {
    const failed = (error: unknown) => this.options.log?.(`Searches could not be counted: ${String(error)}`)
    this.#rounds = [repeat(WRITE_EVERY, () => this.write(), failed), repeat(PRUNE_EVERY, () => this.prune(), failed)]
  }

  /** A search was answered. Listings without words, further pages and what asks not to be counted are no searches. */
  searched({ index, params, nbHits, queryID }: RecordedSearch, address: string): void {
    const language = /^products_(en|fr)(?:_|$)/.exec(index)?.[1]
    const query = loggedQuery(params.query ?? '')
    if (
      !language ||
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
    this.#asking.set(who, { ...(queryID ? { queryId: queryID } : {}), language, query, hits: nbHits, at: this.#now() })
  }

  /** Events on hits. Only those that belong to a query are stored, without the shopper. */
  async happened(events: readonly SearchEvent[]): Promise<void> {
    const rows = events.flatMap(({ eventType, eventSubtype, queryID, objectIDs = [], positions }) => {
      const kind =
        eventType === 'click' ? 'click' : eventType === 'conversion' ? (eventSubtype ?? 'conversion') : undefined
      return kind && queryID
        ? objectIDs.map((product, i) => ({ kind, queryId: queryID, product, position: positions?.[i] ?? null }))
        : []
    })
    if (rows.length === 0) return
    const asked = new Set(rows.map(({ queryId }) => queryId))
    for (const [who, search] of this.#asking) {
      if (!search.queryId || !asked.has(search.queryId)) continue
      this.#asking.delete(who)
      this.#count(search)
    }
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
    const rows = this.#waiting.splice(0, 500)
    if (rows.length === 0) return
    const insert = rowsOf(await this.options.payload())
    await insert(
      sql`insert into search_queries (query_id, language, query, hits, at) values ${sql.join(
        rows.map(
          ({ queryId, language, query, hits, at }) => sql`(${queryId ?? null}, ${language}, ${query}, ${hits}, ${at})`,
        ),
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

  #count(search: LoggedSearch): void {
    if (this.#waiting.length < MOST_WAITING) this.#waiting.push(search)
  }
}
