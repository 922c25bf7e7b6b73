import type { Payload } from 'payload'
import { locales } from '../../domain/locale.ts'
import { productIndex } from '../../domain/search/search-request.ts'
import type { Engine } from '../../search-engine/index.ts'
import type { Catalogue, CatalogueChange } from '../catalog/catalogue.ts'
import { countPublished } from '../catalog/count-published.ts'
import { whyFailed } from '../database/older-database.ts'
import { yieldToRequests } from '../database/yield-to-event-loop.ts'
import { changesAfter, newestChange, type Change } from '../feed/changes.ts'
import { fillingLog } from './filling-log.ts'
import { ProductIndexes, type IndexProgress } from './product-indexes.ts'
import { applyEditors, editedCollections } from './editors-rules.ts'
import { settingsOf, settingsVersion } from './index-settings.ts'
import { byNumber, countOf, renewedBy, type RenewedProducts } from './renewed-products.ts'
import { Renewals, type Renewal } from './renewals.ts'
import type { SavedHits } from './save-hits.ts'
import { fillSuggestions } from './suggestions.ts'

export type IndexState = 'starting' | 'ready' | 'failed'

/** Milliseconds: how often suggestions follow what shoppers search. */
const SUGGEST_EVERY = 3_600_000

/**
 * The metadata of the indexes, stored with them: which settings made them, and which row of the feed they are up to.
 */
type Known = { objectID: string; version: string; change: number }
/** The index that holds it. */
export const KNOWN = '_shop'

/** After so many rows of the feed since the last stop it is quicker to compare everything. */
const MOST_MISSED = 2000
/** So many products that changed since the last stop are taken in before the shop opens: half a second of its start. */
const MOST_AT_START = 100

type Options = {
  engine: () => Promise<Engine>
  payload: () => Promise<Payload>
  catalogue: Catalogue
  log?: (sentence: string) => void
  /** Called after records changed that no caller waits for, with the tags of the pages that show them. */
  changed?: (tags: ReadonlySet<string>) => void
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
  readonly #renewals: Renewals
  #hourly: NodeJS.Timeout | undefined
  #suggested: Promise<unknown> = Promise.resolve()
  /** What words find may have changed. What is sold out is found as before. */
  #isSuggestionDue = false
  /** Renewals under way: until they are done it is not known up to which row of the feed all is taken in. */
  #renewing = 0
  /** Up to which row of the feed all is taken in or waits for a renewal. */
  #taken: number | undefined
  readonly #products: ProductIndexes

  constructor(private readonly options: Options) {
    this.#products = new ProductIndexes(options)
    const saved = ({ tags }: SavedHits) => tags.size > 0 && this.options.changed?.(tags)
    this.#renewals = new Renewals(
      (wanted, products) => this.#renew(wanted, () => {}, products, saved),
      (error) =>
        void whyFailed(options.payload, error).then((why) =>
          options.log?.(`The search index could not be compared; it is tried again: ${why}`),
        ),
    )
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
   * Takes in changes of the feed; of few products they are searchable when the promise resolves, of many they follow
   * beside what else goes on. Returns the tags of the pages that show what differs.
   * @param last number of the last row of the feed
   */
  async take(changes: readonly Change[], changed: CatalogueChange, last?: number): Promise<Set<string>> {
    const tags = new Set<string>()
    if (!this.#started) return tags
    await this.started()
    const referring = new Set([...changed.referring, ...(await this.#products.meeting(changed.filters))])
    const { few, many } = byNumber({ ...changed, referring })
    await this.#products.renew(few, (part) => {
      for (const tag of part.tags) tags.add(tag)
    })
    if (changes.some(({ target }) => (editedCollections as readonly string[]).includes(target)))
      await this.#applyEditors(await this.options.engine())
    if (changed.isStructural) this.#renewals.soon('all')
    else if (countOf(many) > 0) this.#renewals.soon('some', many)
    else if (changes.some(({ target }) => target === 'menus')) this.#renewals.soon('suggestions')
    else if (last !== undefined && this.#renewing === 0 && !this.#renewals.isWaiting) await this.#remember(last)
    this.#taken = last ?? this.#taken
    return tags
  }

  /** Compares every product with what is indexed, beside saves, and mends what differs. True if anything did. */
  reconcile(progress: IndexProgress = () => {}): Promise<boolean> {
    return this.#renew('all', progress)
  }

  /** @param products those to renew, unless all are */
  async #renew(
    renewal: Renewal,
    progress: IndexProgress = () => {},
    products: RenewedProducts = { read: [], counted: [] },
    saved: (part: SavedHits) => void = () => {},
  ): Promise<boolean> {
    this.#renewing++
    try {
      const last = renewal === 'all' ? await newestChange(await this.options.payload()) : this.#taken
      let written = 0
      const count = (part: SavedHits) => {
        written += part.written
        saved(part)
      }
      // A start that shoppers wait for takes no pauses.
      const isOver = this.state === 'ready' ? () => this.#isStoppedAfterRequests() : undefined
      if (renewal === 'all') await this.#products.compare(progress, count, isOver)
      else await this.#products.renew(products, count, isOver)
      if (this.#renewals.isStopped) return written > 0
      const { isWaiting } = this.#renewals
      this.#isSuggestionDue ||= renewal !== 'some' || products.read.length > 0
      // The renewal of what waits will suggest.
      const isSuggesting = this.#isSuggestionDue && (renewal === 'all' || !isWaiting)
      if (isSuggesting) this.#isSuggestionDue = false
      const isOther = (isSuggesting && (await this.suggest())) || written > 0
      if (this.#renewing === 1 && !this.#renewals.isWaiting && last !== undefined) await this.#remember(last)
      return isOther
    } finally {
      this.#renewing--
    }
  }

  /** What follows in an open shop lets its requests go first. */
  async #isStoppedAfterRequests(): Promise<boolean> {
    await yieldToRequests()
    return this.#renewals.isStopped
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
    clearInterval(this.#hourly)
    await Promise.allSettled([this.#started, this.#renewals.stop()])
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
      const filling = fillingLog(this.options.log ?? (() => {}), await countPublished(await this.options.payload()))
      await this.#applySettings(engine)
      await this.reconcile(filling.progress)
      await this.options.snapshot?.()
      filling.end(engine.index(productIndex('en')).size)
      return
    }
    const payload = await this.options.payload()
    const { changes: missed, last } = await changesAfter(payload, known.change, MOST_MISSED + 1)
    // A database that was set back, or is another one, has a feed that does not say what differs.
    const isOther = (await newestChange(payload)) < known.change || engine.index(productIndex('en')).size === 0
    if (missed.length === 0 && !isOther) return
    await applyEditors(engine, payload)
    const changed = !isOther && missed.length <= MOST_MISSED ? await this.options.catalogue.missed(missed) : undefined
    const products = changed && renewedBy(changed)
    if (!products || countOf(products) > MOST_AT_START) {
      // Nobody can buy in a shop that is not open; lists and searches look as at its last stop until this is done.
      this.#taken = products && last
      this.#renewals.soon(products ? 'some' : 'all', products)
      this.options.log?.(
        `The search index takes in ${products ? `${countOf(products)} products` : 'what changed'} while the shop is open.`,
      )
      return
    }
    await this.#products.renew(products, () => {})
    await this.suggest()
    await this.#remember(last)
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

  async #remember(change: number): Promise<void> {
    const engine = await this.options.engine()
    await engine.index(KNOWN).saveObjects([{ objectID: 'state', version, change } satisfies Known])
  }
}

const version = locales.map(settingsVersion).join()
