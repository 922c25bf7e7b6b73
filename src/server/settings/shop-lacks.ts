import type { Payload } from 'payload'
import type { Lacked } from '../../domain/shop-lacks.ts'
import { GIFT_CARDS } from '../../domain/tax/tax-class.ts'
import { rowsOf, sql, type SQL } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'
import type { Change } from '../feed/changes.ts'
import { ReadOnce } from '../feed/read-once.ts'
import { SHOP_SETTINGS } from './shop-settings.ts'
import { untaken } from './taken-words.ts'

/** The collections whose first and last document decide what the shop lacks, and the settings; of products see below. */
const deciding: ReadonlySet<string> = new Set(['stores', 'employees', 'employee-rules', 'categories', SHOP_SETTINGS])

type Found = {
  lacks: Lacked[]
  /** The product by which the shop has gift cards, and the one by which it has employee prices, where one alone does. */
  decisive: readonly number[]
}

/** What the shop has none of, in memory until the change feed reports a change of it. */
export class ShopLacks {
  readonly #read = new ReadOnce(() => this.#find())

  constructor(private readonly payload: () => Promise<Payload>) {}

  async get(): Promise<readonly Lacked[]> {
    return (await this.#read.get()).lacks
  }

  /** Whether these changes gave the shop the first of something, or took the last: every page may lead to it. */
  async take(changes: readonly Change[]): Promise<boolean> {
    const before = await this.#read.get()
    if (!(await this.#mayDecide(changes, before))) return false
    this.forget()
    return (await this.get()).join() !== before.lacks.join()
  }

  forget(): void {
    this.#read.forget()
  }

  /** Of a large shop no product may decide: of those that changed only what is new is looked at, never the catalogue. */
  async #mayDecide(changes: readonly Change[], { lacks, decisive }: Found): Promise<boolean> {
    if (changes.some(({ target }) => deciding.has(target))) return true
    const products = changes.flatMap(({ target, docId }) => (target === 'products' ? [Number(docId)] : []))
    if (products.some((id) => decisive.includes(id))) return true
    if (!lacks.includes('employee-prices') && !lacks.includes('gift-cards')) return false
    const rows = rowsOf(await this.payload())
    const found = await rowsIn(
      rows,
      products,
      (ids) =>
        sql`${withGiftCategories} select id from products p where id in (${ids}) and (${isGiftCard} or ${hasEmployeePrice})`,
    )
    return found.length > 0
  }

  async #find(): Promise<Found> {
    const [found] = await rowsOf(await this.payload())<
      Record<'store' | 'counter' | 'employee' | 'priced' | 'sold' | 'card' | 'unreviewed' | 'unasked', unknown>
    >(
      sql`${withGiftCategories}, employed as (select id from employees union all select id from employee_rules)
        select (select id from stores limit 1) as store,
          (select parent_id from stores_services where value = 'pickup' limit 1) as counter,
          (select id from employed limit 1) as employee,
          case when exists (select 1 from employed) then null
            else (select _parent_id from products_variants where employee_price is not null limit 1) end as priced,
          (select id from gift_cards limit 1) as sold,
          (${untaken.reviews}) as unreviewed,
          (${untaken.questions}) as unasked,
          case when exists (select 1 from gift_cards) then null
            else (select p.id from products p where ${isGiftCard} limit 1) end as card`,
    )
    const { store, counter, employee, priced, sold, card, unreviewed, unasked } = found ?? {}
    const isThere = (...any: unknown[]) => any.some((each) => each !== null && each !== undefined)
    const parts: [Lacked, boolean][] = [
      ['stores', isThere(store)],
      ['pickup', isThere(counter)],
      ['employee-prices', isThere(employee, priced)],
      ['gift-cards', isThere(sold, card)],
      ['reviews', !isThere(unreviewed)],
      ['questions', !isThere(unasked)],
    ]
    return {
      lacks: parts.flatMap(([part, there]) => (there ? [] : [part])),
      decisive: [priced, card].filter((id) => isThere(id)).map(Number),
    }
  }
}

const withGiftCategories: SQL = sql`with recursive gift_categories(id) as (
  select id from categories where key = ${GIFT_CARDS}
  union select categories.id from categories join gift_categories on categories.parent_id = gift_categories.id)`

const isGiftCard: SQL = sql`(p._status = 'published' and (p.shipping_class = 'none' or exists (
  select 1 from products_rels r where r.parent_id = p.id and r.path = 'categories'
    and r.categories_id in (select id from gift_categories))))`

const hasEmployeePrice: SQL = sql`exists (
  select 1 from products_variants v where v._parent_id = p.id and v.employee_price is not null)`
