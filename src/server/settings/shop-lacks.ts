import type { Payload } from 'payload'
import type { Lacked } from '../../domain/shop-lacks.ts'
import { rowsOf, sql } from '../database/database.ts'
import type { Change } from '../feed/changes.ts'
import { ReadOnce } from '../feed/read-once.ts'

/** The collections whose first and last document decide what the shop lacks. */
const deciding: ReadonlySet<string> = new Set(['stores'])

/** What the shop has none of, in memory until the change feed reports a change of it. */
export class ShopLacks {
  readonly #read = new ReadOnce(() => this.#find())

  constructor(private readonly payload: () => Promise<Payload>) {}

  get(): Promise<readonly Lacked[]> {
    return this.#read.get()
  }

  /** Whether these changes gave the shop the first of something, or took the last: every page may lead to it. */
  async take(changes: readonly Change[]): Promise<boolean> {
    if (!changes.some(({ target }) => deciding.has(target))) return false
    const before = await this.get()
    this.forget()
    return (await this.get()).join() !== before.join()
  }

  forget(): void {
    this.#read.forget()
  }

  async #find(): Promise<Lacked[]> {
    const found = await rowsOf(await this.payload())<{ part: Lacked }>(sql`
      select 'stores' as part where not exists (select 1 from stores)`)
    return found.map(({ part }) => part)
  }
}
