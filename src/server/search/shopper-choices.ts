import type { Payload } from 'payload'
import { isLocale, type Locale } from '../../domain/locale.ts'
import { KEPT_DAYS, loggedQuery } from '../../domain/search/search-log.ts'
import { choiceKinds, firstByQuery, type ShopperChoice } from '../../domain/search/shopper-choices.ts'
import { rowsOf, sql } from '../database/database.ts'
import { newestFirst, READ_AT_ONCE } from '../database/newest-first.ts'

/** Milliseconds: of a day and a week, and after which what shoppers chose is read again. */
const [DAY, WEEK, FRESH] = [86_400_000, 7 * 86_400_000, 3_600_000]
/** Events that are read, the newest. */
const MOST_EVENTS = 100_000

type Row = { id: number; queryId: string; language: string; query: string; product: string; kind: string; at: number }
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
    const [now, before] = [this.now(), textOf(this.#first)]
    const choices = await readChoices(await this.payload(), now)
    this.#first = { en: firstByQuery(choices.en), fr: firstByQuery(choices.fr) }
    this.#readAt = now
    if (textOf(this.#first) !== before) this.changed()
  }
}

const textOf = ({ en, fr }: First): string => JSON.stringify([[...en], [...fr]])

async function readChoices(payload: Payload, now: number): Promise<Record<Locale, ShopperChoice[]>> {
  const since = now - KEPT_DAYS * DAY
  const events = newestFirst(MOST_EVENTS, (before) =>
    rowsOf(payload)<Row>(
      sql`select e.id, e.query_id as "queryId", q.language, q.query, e.product, e.kind, e.at from search_events e join search_queries q on q.query_id = e.query_id where e.id < ${before} and e.at >= ${since} order by e.id desc limit ${READ_AT_ONCE}`,
    ),
  )
  const choices: Record<Locale, ShopperChoice[]> = { en: [], fr: [] }
  const known = new Set<string>()
  for await (const { queryId, language, query, product, kind: done, at } of events) {
    const kind = choiceKinds.find((one) => one === done)
    const id = JSON.stringify([queryId, product, kind])
    // A product counts once for each search, however often it was clicked.
    if (!kind || !isLocale(language) || known.has(id)) continue
    known.add(id)
    const age = Math.max(0, Math.floor((now - Number(at)) / WEEK))
    choices[language].push({ query, product, kind, age, searches: 1 })
  }
  return choices
}
