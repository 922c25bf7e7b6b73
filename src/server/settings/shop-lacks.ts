import type { Payload } from 'payload'
import type { Lacked } from '../../domain/shop-lacks.ts'
import { GIFT_CARDS } from '../../domain/tax/tax-class.ts'
import { rowsOf, sql, type SQL } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'
import type { Change } from '../feed/changes.ts'
import { ReadOnce } from '../feed/read-once.ts'

/** The collections whose first and last document decide what the shop lacks; of products see below. */
const deciding: ReadonlySet<string> = new Set(['stores', 'employees', 'employee-rules', 'categories'])

/** What the shop has none of, in memory until the change feed reports a change of it. */
export class ShopLacks {
  readonly #read = new ReadOnce(() => this.#find())

  constructor(private readonly payload: () => Promise<Payload>) {}

  get(): Promise<readonly Lacked[]> {
    return this.#read.get()
  }

  /** Whether these changes gave the shop the first of something, or took the last: every page may lead to it. */
  async take(changes: readonly Change[]): Promise<boolean> {
    const before = await this.get()
    if (!(await this.#mayDecide(changes, before))) return false
    this.forget()
    return (await this.get()).join() !== before.join()
  }

  forget(): void {
    this.#read.forget()
  }

  /** While products are imported, each time only those that are new are looked at: none of a large shop may decide. */
  async #mayDecide(changes: readonly Change[], lacked: readonly Lacked[]): Promise<boolean> {
    if (changes.some(({ target }) => deciding.has(target))) return true
    const products = changes.flatMap(({ target, docId }) => (target === 'products' ? [Number(docId)] : []))
    if (products.length === 0) return false
    if (!lacked.includes('employee-prices') && !lacked.includes('gift-cards')) return true
    const rows = rowsOf(await this.payload())
    const found = await rowsIn(
      rows,
      products,
      (ids) =>
        sql`${withGiftCategories} select id from products p where id in (${ids}) and (${isGiftCard} or ${hasEmployeePrice})`,
    )
    return found.length > 0
  }

  async #find(): Promise<Lacked[]> {
    const found = await rowsOf(await this.payload())<{ part: Lacked }>(sql`${withGiftCategories}
      select 'stores' as part where not exists (select 1 from stores)
      union all select 'employee-prices' where not exists (select 1 from employees)
        and not exists (select 1 from employee_rules)
        and not exists (select 1 from products_variants where employee_price is not null)
      union all select 'gift-cards' where not exists (select 1 from gift_cards)
        and not exists (select 1 from products p where ${isGiftCard})`)
    return found.map(({ part }) => part)
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
