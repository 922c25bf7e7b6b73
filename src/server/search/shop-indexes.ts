import type { Payload } from 'payload'
import { locales } from '../../domain/locale.ts'
import { productIndex } from '../../domain/search/search-request.ts'
import type { Engine } from '../../search-engine/index.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import { newestChange, type Change } from '../feed/changes.ts'
import { rowsOf, sql, sqlList } from '../database/database.ts'
import { ProductIndexes, type IndexProgress } from './product-indexes.ts'
import { codesOfDocuments } from './product-source.ts'
import { applyEditors, editedCollections } from './editors-rules.ts'
import { settingsOf, settingsVersion } from './index-settings.ts'
import { fillSuggestions } from './suggestions.ts'

export type IndexState = 'starting' | 'ready' | 'failed'

/** Milliseconds: a row of changes of brands or pictures leads to one comparison, one of menus to new suggestions. */
const RENEW_AFTER = 300
/** Milliseconds: how often suggestions follow what shoppers search. */
const SUGGEST_EVERY = 3_600_000

/**
 * The metadata of the indexes, stored with them: which settings made them, and which row of the feed they are up to.
 */
type Known = { objectID: string; version: string; change: number }
/** The index that holds it. */
export const KNOWN = '_shop'

/** What a change makes necessary to be made anew. */
type Renewal = 'all' | 'suggestions'

type Options = {
  engine: () => Promise<Engine>
  payload: () => Promise<Payload>
  catalogue: Catalogue
  log?: (sentence: string) => void
  /** Called after many records changed. */
  changed?: () => void
  /** Writes the indexes to disk. */
  snapshot?: () => Promise<void>
}

/**
 * Keeps the shop's indexes in sync with the database: filled at the first start, caught up at later ones, and then
 * updated by the change feed.
 */
export class ShopIndexes {
  state: IndexState = 'starting'
  #started: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #renewal: Renewal | undefined
  #hourly: NodeJS.Timeout | undefined
  #suggested: Promise<unknown> = Promise.resolve()
  /** Renewals under way: until they are done it is not known up to which row of the feed all is taken in. */
  #renewing = 0
  #lastRenewal: Promise<unknown> = Promise.resolve()
  #isStopped = false

  readonly #products: ProductIndexes

  constructor(private readonly options: Options) {
    this.#products = new ProductIndexes(options)
  }

  /** Settled when the indexes can be searched. */
  started(): Promise<void> {
    return (this.#started ??= this.#start().then(
      () => {
        this.state = 'ready'
        this.#hourly ??= setInterval(() => void this.suggest().catch(() => {}), SUGGEST_EVERY).unref()
      },
      (error: unknown) => {
        this.state = 'failed'
        this.#started = undefined
        throw error
      },
    ))
  }

  /**
   * Takes in changes of the feed; their effects are searchable when the promise resolves.
   * @param codes products that were read anew
   * @param last number of the last row of the feed
   */
  async take(changes: readonly Change[], codes: Iterable<string>, isAllNew: boolean, last?: number): Promise<void> {
    if (!this.#started) return
    await this.started()
    const touched = new Set(codes)
    const isLost = await this.#takeStores(changes, touched)
    // The catalogue reads all anew and names none, but what was saved itself is not to wait for the comparison.
    if (isAllNew)
      for (const code of await codesOfDocuments(
        await this.options.payload(),
        changes.flatMap(({ target, docId }) => (target === 'products' ? [docId] : [])),
      ))
        touched.add(code)
    if (touched.size > 0) await this.#products.take([...touched])
    if (changes.some(({ target }) => (editedCollections as readonly string[]).includes(target)))
      await this.#applyEditors(await this.options.engine())
    if (isAllNew || isLost) this.#renewSoon('all')
    else if (changes.some(({ target }) => target === 'menus')) this.#renewSoon('suggestions')
    else if (last !== undefined && this.#renewing === 0 && !this.#timer) await this.#remember(last)
  }

  /**
   * Compares every product with what is indexed and mends what differs. Saves go on meanwhile. True if anything
   * differed.
   */
  reconcile(progress: IndexProgress = () => {}): Promise<boolean> {
    return this.#renew('all', progress)
  }

  async #renew(renewal: Renewal, progress: IndexProgress = () => {}): Promise<boolean> {
    this.#renewing++
    try {
      const last = await newestChange(await this.options.payload())
      const written = renewal === 'all' ? await this.#products.compare(progress) : 0
      const isOther = (await this.suggest()) || written > 0
      if (this.#renewing === 1) await this.#remember(last)
      return isOther
    } finally {
      this.#renewing--
    }
  }

  /** Makes the suggestions anew, beside what else goes on. True if they are others. */
  suggest(): Promise<boolean> {
    const made = this.#suggested.then(async () =>
      fillSuggestions(await this.options.engine(), await this.options.payload(), this.options.catalogue),
    )
    this.#suggested = made.catch(() => {})
    return made
  }

  /**
   * Everything anew, from nothing, settings too; the old answers until the new can. What is saved meanwhile is taken
   * in at the end.
   */
  async rebuild(progress: IndexProgress = () => {}): Promise<void> {
    const engine = await this.options.engine()
    const last = await newestChange(await this.options.payload())
    await this.#applySettings(engine)
    await this.#products.remake(progress)
    // The new indexes have the synonyms and rules of when they were begun.
    await this.#applyEditors(engine)
    await this.suggest()
    await this.#remember(last)
    if ((await newestChange(await this.options.payload())) !== last) await this.reconcile()
    await this.options.snapshot?.()
  }

  /** Resolves when nothing of it is being written any more, so that the engine can be closed. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#hourly)
    clearTimeout(this.#timer)
    this.#timer = undefined
    await Promise.allSettled([this.#started, this.#lastRenewal])
    // Whoever started it may have set it up meanwhile.
    clearInterval(this.#hourly)
    await this.#suggested
    await this.#products.inTurn(async () => {})
  }

  async #start(): Promise<void> {
    const engine = await this.options.engine()
    const known = engine.index(KNOWN).getObject('state') as Known | undefined
    const isWhole = locales.every((locale) =>
      Object.keys(settingsOf(locale)).every((name) => engine.index(name).exists),
    )
    if (!known || !isWhole || known.version !== version) {
      const start = performance.now()
      await this.#applySettings(engine)
      await this.reconcile()
      await this.options.snapshot?.()
      this.options.log?.(
        `The search index is filled: ${engine.index(productIndex('en')).size} products in ${((performance.now() - start) / 1000).toFixed(1)} s`,
      )
      return
    }
    if ((await newestChange(await this.options.payload())) <= known.change) return
    await applyEditors(engine, await this.options.payload())
    await this.reconcile()
    this.options.changed?.()
  }

  async #applySettings(engine: Engine): Promise<void> {
    for (const locale of locales) {
      for (const [name, settings] of Object.entries(settingsOf(locale))) await engine.index(name).setSettings(settings)
    }
    await applyEditors(engine, await this.options.payload())
  }

  /** In turn, as two at once would each write what they read, the older perhaps last. */
  #applyEditors(engine: Engine): Promise<void> {
    return this.#products.inTurn(async () => applyEditors(engine, await this.options.payload()))
  }

  /** Stock at stores: adds the products it belongs to. True if that cannot be known any more. */
  async #takeStores(changes: readonly Change[], touched: Set<string>): Promise<boolean> {
    const ids = changes.flatMap(({ target, docId }) => (target === 'inventory' ? [Number(docId)] : []))
    if (ids.length === 0) return false
    const rows = rowsOf(await this.options.payload())
    const found = await rows<{ sku: string; location: string }>(
      sql`select sku, location from inventory where id in (${sqlList(ids)})`,
    )
    const inStores = found.filter(({ location }) => location !== 'online').map(({ sku }) => sku)
    for (const code of await this.options.catalogue.codesOf(inStores)) touched.add(code)
    return found.length < new Set(ids).size
  }

  #renewSoon(renewal: Renewal): void {
    if (this.#isStopped) return
    if (this.#renewal !== 'all') this.#renewal = renewal
    this.#timer ??= setTimeout(() => {
      const wanted = this.#renewal ?? 'all'
      this.#timer = this.#renewal = undefined
      const renewed = this.#renew(wanted).then(
        (isOther) => isOther && this.options.changed?.(),
        (error: unknown) => this.options.log?.(`The search index could not be compared: ${String(error)}`),
      )
      this.#lastRenewal = Promise.allSettled([this.#lastRenewal, renewed])
    }, RENEW_AFTER)
    this.#timer.unref()
  }

  async #remember(change: number): Promise<void> {
    const engine = await this.options.engine()
    await engine.index(KNOWN).saveObjects([{ objectID: 'state', version, change } satisfies Known])
  }
}

const version = locales.map(settingsVersion).join()
