import { Refusal } from '../settings/refusal.ts'
import { bareName, modifiersOf } from '../settings/settings.ts'
import { builderHere, type Builder } from './builder.ts'
import { LiveIndex } from './live-index.ts'
import type { IndexOperation } from './operation.ts'
import { SearchIndex } from './search-index.ts'

export type EngineOptions = {
  /** Builds large segments; unless given, the calling thread does. */
  builder?: Builder
  /** Milliseconds since 1970; rules have a validity. */
  now?: () => number
  /**
   * Writes an operation down and has it applied in its turn; unless given, operations are applied and forgotten at the
   * end.
   */
  commit?: (operation: IndexOperation) => Promise<void>
}

/** Named indexes and the changes of them. */
export class Engine {
  readonly live = new Map<string, LiveIndex>()
  readonly now: () => number
  private readonly builder: Builder
  private readonly commit: (operation: IndexOperation) => Promise<void>
  private turn: Promise<void> = Promise.resolve()

  constructor({ builder = builderHere, now = Date.now, commit }: EngineOptions = {}) {
    this.builder = builder
    this.now = now
    this.commit = commit ?? ((operation) => this.apply(operation))
  }

  /** A handle to one index, which need not exist yet. */
  index(name: string): SearchIndex {
    return new SearchIndex(this, name)
  }

  /** Applies an operation after those given before. */
  apply(operation: IndexOperation): Promise<void> {
    const done = this.turn.then(() => this.applyNow(operation))
    this.turn = done.catch(() => {})
    return done
  }

  /** Appends an operation to the journal; it is applied when the promise resolves. */
  async write(operation: IndexOperation): Promise<void> {
    await this.commit(operation)
  }

  /** The index itself; 404 where it does not exist. */
  existing(name: string): LiveIndex {
    const found = this.live.get(name)
    if (!found) throw new Refusal(`Index ${name} does not exist`, 404)
    return found
  }

  private async applyNow(operation: IndexOperation): Promise<void> {
    this.refuseOnReplica(operation)
    if (operation.kind === 'delete-index') this.drop(operation.index)
    else if (operation.kind === 'copy' || operation.kind === 'move') await this.copy(operation)
    else {
      const index = this.ensured(operation.index)
      await index.apply(operation)
      if (operation.kind === 'settings') this.matchReplicas(index)
      if ('forward' in operation && operation.forward)
        for (const { name } of index.replicas) await this.live.get(name)?.apply({ ...operation, index: name })
    }
  }

  /**
   * A replica has the records of its primary: they are changed there, and it goes when the primary's settings let go
   * of it.
   * As in Algolia: https://www.algolia.com/doc/guides/managing-results/refine-results/sorting/how-to/deleting-replicas
   */
  private refuseOnReplica(operation: IndexOperation): void {
    const isReplica = (name: string) => this.live.get(name)?.primary !== undefined
    const { index, kind } = operation
    if ((kind === 'records' || kind === 'clear' || kind === 'delete-index' || kind === 'move') && isReplica(index))
      throw new Refusal(`Cannot apply the ${kind} operation on a replica index: ${index}`)
    if (
      (kind === 'move' || (kind === 'copy' && (operation.scope ?? ['records']).includes('records'))) &&
      isReplica(operation.to)
    )
      throw new Refusal(`Cannot ${kind} to a replica index: ${operation.to}`)
  }

  /** The index itself, made where it does not exist. */
  ensured(name: string): LiveIndex {
    let index = this.live.get(name)
    if (!index) this.live.set(name, (index = new LiveIndex(name, this.builder)))
    return index
  }

  /**
   * Makes the replicas that the settings name, with the synonyms and rules of their primary, and frees those they no
   * longer do.
   */
  matchReplicas(primary: LiveIndex): void {
    const wanted = (primary.settings.replicas ?? []).map((entry) => ({
      name: bareName(entry),
      isVirtual: modifiersOf(entry).includes('virtual'),
    }))
    for (const { name } of primary.replicas) if (!wanted.some((each) => each.name === name)) this.live.delete(name)
    primary.replicas = wanted.map(({ name, isVirtual }) => {
      const known = this.live.get(name)
      if (known?.primary === primary && known.isVirtual === isVirtual)
        return { name, settings: known.settings, isVirtual }
      const replica = new LiveIndex(name, this.builder, primary, isVirtual)
      const { synonyms, rules } = known ?? primary
      replica.restore({ settings: known?.settings ?? {}, synonyms: [...synonyms.values()], rules: [...rules.values()] })
      this.live.set(name, replica)
      return { name, settings: replica.settings, isVirtual }
    })
  }

  private drop(name: string) {
    const index = this.live.get(name)
    for (const replica of index?.replicas ?? []) this.live.delete(replica.name)
    this.live.delete(name)
  }

  private async copy({ index, to, kind, scope }: IndexOperation & { kind: 'copy' | 'move' }): Promise<void> {
    const from = this.live.get(index)
    if (!from) return
    const target = this.ensured(to)
    const all = !scope || kind === 'move'
    const { replicas: _replicas, ...settings } = from.settings
    if (all || scope.includes('settings'))
      await target.setSettings({
        ...settings,
        ...(target.settings.replicas ? { replicas: target.settings.replicas } : {}),
      })
    if (all || scope.includes('records')) target.segments.list = [...from.segments.list]
    if (all || scope.includes('synonyms'))
      await target.apply({
        index: to,
        kind: 'synonyms',
        save: [...from.synonyms.values()],
        remove: [],
        replace: true,
        forward: false,
      })
    if (all || scope.includes('rules'))
      await target.apply({
        index: to,
        kind: 'rules',
        save: [...from.rules.values()],
        remove: [],
        replace: true,
        forward: false,
      })
    await target.segments.reindex()
    if (kind === 'move') this.drop(index)
    // Two indexes must not share what marks documents as deleted.
    else target.segments.list = target.segments.list.map((segment) => segment.twin())
  }

  /** Waits until nothing is being built or merged. */
  async settled(): Promise<void> {
    await this.turn
    for (const index of this.live.values()) await index.segments.settled()
  }

  /** Ends what works beside it; nothing can be written afterwards. */
  async close(): Promise<void> {
    await this.settled()
    await this.builder.close()
  }
}
