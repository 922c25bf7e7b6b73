import type { Payload } from 'payload'
import { locales } from '../../domain/locale.ts'
import { productIndex } from '../../domain/search/search-request.ts'
import type { Engine } from '../../search-engine/index.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import { chunk } from '../database/chunk.ts'
import { rowsOf } from '../database/database.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { recountedHits } from './recounted-hits.ts'
import { hitsAfter, hitsOf, type Hits } from './product-source.ts'
import type { RenewedProducts } from './renewed-products.ts'
import { saveHits, type SavedHits } from './save-hits.ts'

export type IndexProgress = (done: number) => void

/** Products read and compared at a time; a save, and on SQLite every request, waits for no longer than this takes. */
const PAGE = 10

const goesOn = async (): Promise<boolean> => {
  await yieldToEventLoop()
  return false
}

type Saved = (part: SavedHits) => void
/** Asked before each few products: what else goes on, goes on until it answers. */
type IsOver = () => Promise<boolean>

/**
 * The indexes of the products in every language, written by one at a time. What is written is compared before, so that
 * doing anything twice changes nothing.
 */
export class ProductIndexes {
  #turn: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly options: { engine: () => Promise<Engine>; payload: () => Promise<Payload>; catalogue: Catalogue },
  ) {}

  /** Does what must not go on beside another writing. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work)
    this.#turn = done.catch(() => {})
    return done
  }

  /**
   * Reads products anew and saves them; those that are not published any more are taken out.
   * @param saved called after each few of them, when they can be searched
   */
  async take(codes: readonly string[], saved: Saved, isOver: IsOver = goesOn): Promise<void> {
    for (const some of chunk(codes, PAGE)) {
      if (await isOver()) return
      const part = await this.inTurn(async () => {
        const found = await hitsOf(await this.options.payload(), this.options.catalogue, some)
        const gone = some
          .filter((code) => !found.some((each) => each.code === code))
          .map((code) => ({ code, hits: {} }))
        await yieldToEventLoop()
        return this.#save([...found, ...gone])
      })
      saved(part)
    }
  }

  /** Takes some products, and counts the stock of others anew, of which nothing else is read. */
  async renew({ read, counted }: RenewedProducts, saved: Saved, isOver: IsOver = goesOn): Promise<void> {
    await this.take(read, saved, isOver)
    await this.#recount(counted, saved, isOver)
  }

  async #recount(codes: readonly string[], saved: Saved, isOver: IsOver): Promise<void> {
    for (const some of chunk(codes, PAGE)) {
      if (await isOver()) return
      saved(
        await this.inTurn(async () => {
          const [rows, engine] = [rowsOf(await this.options.payload()), await this.options.engine()]
          return this.#save(await recountedHits(rows, engine, some))
        }),
      )
    }
  }

  /** Codes of the products whose hits meet any of these filters. */
  async meeting(filters: readonly string[]): Promise<string[]> {
    if (filters.length === 0) return []
    const engine = await this.options.engine()
    return [...new Set(locales.flatMap((locale) => idsIn(engine, productIndex(locale), [[...filters]])))]
  }

  /** Compares every product with what is indexed and mends what differs. */
  async compare(progress: IndexProgress, saved: Saved, isOver: IsOver = goesOn): Promise<void> {
    const seen = await this.#eachPage(progress, async (page) => saved(await this.#save(page)), isOver)
    if (!seen) return
    const engine = await this.options.engine()
    const gone = new Set(locales.flatMap((locale) => idsIn(engine, productIndex(locale)).filter((id) => !seen.has(id))))
    await this.take([...gone], saved, isOver)
  }

  /** All of them anew, from nothing, by the settings of the old ones, which answer until the new can. */
  async remake(progress: IndexProgress): Promise<void> {
    const engine = await this.options.engine()
    const names = locales.map(productIndex)
    for (const name of names) {
      await engine.index(beside(name)).deleteIndex()
      await engine.write({ index: name, kind: 'copy', to: beside(name), scope: ['settings', 'synonyms', 'rules'] })
    }
    await this.#eachPage(progress, async (page) => void (await this.#save(page, beside)))
    await this.inTurn(async () => {
      for (const name of names) await engine.write({ index: beside(name), kind: 'move', to: name })
    })
  }

  /**
   * Reads all products in order, a page at a time between which saves are taken in. Returns their codes, unless it was
   * over before.
   */
  async #eachPage(
    progress: IndexProgress,
    save: (page: Hits[]) => Promise<void>,
    isOver: IsOver = goesOn,
  ): Promise<Set<string> | undefined> {
    const seen = new Set<string>()
    for (let after = '', more = true; more;) {
      if (await isOver()) return undefined
      const read = await this.inTurn(async () => {
        const page = await hitsAfter(await this.options.payload(), this.options.catalogue, after, PAGE)
        await save(page)
        return page
      })
      for (const { code } of read) seen.add(code)
      after = read.at(-1)?.code ?? ''
      more = read.length === PAGE
      progress(seen.size)
    }
    return seen
  }

  #save = async (products: Hits[], place?: (name: string) => string): Promise<SavedHits> =>
    saveHits(await this.options.engine(), products, place)
}

const beside = (name: string) => `${name}.new`

const idsIn = (engine: Engine, name: string, facetFilters: string[][] = []): string[] =>
  engine.live.get(name)?.idsMeeting({ facetFilters }) ?? []
