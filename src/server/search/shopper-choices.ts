import type { Payload } from 'payload'
import { locales, type Locale } from '../../domain/locale.ts'
import { KEPT_DAYS, loggedQuery } from '../../domain/search/search-log.ts'
import { choiceKinds, firstByQuery, type ChoiceKind } from '../../domain/search/shopper-choices.ts'
import { rowsOf, sql, sqlList } from '../database/database.ts'

/** Milliseconds: of a day and a week, and after which what shoppers chose is read again. */
const [DAY, WEEK, FRESH] = [86_400_000, 7 * 86_400_000, 3_600_000]
/** Rows that are read in a language: a query, a product, what was done, a week. */
const MOST_ROWS = 20_000

type Row = { query: string; product: string; kind: string; week: number | string; searches: number | string }
type First = Record<Locale, ReadonlyMap<string, readonly string[]>>

/** What shoppers clicked and bought after the same words: in memory, read again every hour beside what goes on. */
export class ShopperChoices {
  #first: First = { en: new Map(), fr: new Map() }
  #readAt = -Infinity
  #reading: Promise<void> | undefined

  /** @param changed called when something else comes first now */
  constructor(
    private readonly payload: () => Promise<Payload>,
    private readonly changed: () => void = () => {},
    private readonly now: () => number = Date.now,
  ) {}

  /** The products that come first for these words, as of some while ago. */
  first(locale: Locale, words: string): readonly string[] {
    // What cannot be read is tried again with the next search.
    if (this.now() - this.#readAt > FRESH) void this.read().catch(() => {})
    return this.#first[locale].get(loggedQuery(words) ?? '') ?? []
  }

  read(): Promise<void> {
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined))
    return this.#reading
  }

  async #read(): Promise<void> {
    const [now, before] = [this.now(), JSON.stringify(locales.map((locale) => [...this.#first[locale]]))]
    const read = async (locale: Locale) =>
      firstByQuery((await this.#rows(locale, now)).map((row) => choiceOf(row, now)))
    this.#first = { en: await read('en'), fr: await read('fr') }
    this.#readAt = now
    if (JSON.stringify(locales.map((locale) => [...this.#first[locale]])) !== before) this.changed()
  }

  async #rows(locale: Locale, now: number): Promise<Row[]> {
    const rows = rowsOf(await this.payload())
    return rows<Row>(
      sql`select q.query, e.product, e.kind, e.at - e.at % ${WEEK} as week, count(distinct e.query_id) as searches from search_events e join search_queries q on q.query_id = e.query_id where q.language = ${locale} and e.at >= ${now - KEPT_DAYS * DAY} and e.kind in (${sqlList(choiceKinds)}) group by q.query, e.product, e.kind, week order by searches desc limit ${MOST_ROWS}`,
    )
  }
}

const choiceOf = ({ query, product, kind, week, searches }: Row, now: number) => ({
  query,
  product,
  // Only these are asked for.
  kind: kind as ChoiceKind,
  age: Math.max(0, Math.floor((now - Number(week)) / WEEK)),
  searches: Number(searches),
})
