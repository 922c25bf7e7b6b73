import type { EmployeeRule } from '../../domain/pricing/line-price.ts'
import type { Cents } from '../../domain/money.ts'
import { markdownState } from '../../domain/pricing/markdown-times.ts'
import type { Instant } from '../../domain/time.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import { timesOf } from '../markdowns/running-markdowns.ts'

type Id = number | string
type Candidate = { sku: string; product: Id; brand: Id | null; price: Id | null }
type Rule = { kind: string; percent: Id | null; category: Id | null; brand: Id | null; product: Id | null }
type TimedRule = Rule & Parameters<typeof timesOf>[0]

/**
 * What an entitled employee pays for these SKUs, as the admin has it now (acceptance 104): the variant's own employee
 * price, else the largest discount whose category, brand and product fit; nothing for what is excluded, whatever else
 * is said of it. Of the rules those count that run at that moment. A SKU without a rule is not in the answer. Who may
 * use it is asked apart: see `customerOf(…).employeePrices`.
 */
export async function employeeRulesOf(
  rows: Rows,
  skus: readonly string[],
  now: Instant,
): Promise<Map<string, EmployeeRule>> {
  if (skus.length === 0) return new Map()
  const variants = await rows<Candidate>(sql`
    select v.sku, p.id as product, p.brand_id as brand, v.employee_price as price
    from products_variants v join products p on p.id = v._parent_id
    where p._status = 'published' and p.shipping_class <> 'none' and v.sku in (${sqlList(skus)})`)
  const active = await rows<TimedRule>(
    sql`select kind, percent, category_id as category, brand_id as brand, product_id as product, starts_at, ends_at from employee_rules where active = ${true}`,
  )
  const rules = active.filter((rule) => markdownState({ active: true, ...timesOf(rule) }, now) === 'running')
  const categories = rules.some(({ category }) => category !== null)
    ? await categoriesOf(
        rows,
        variants.map(({ product }) => product),
      )
    : new Map<string, Set<string>>()
  return new Map(
    variants.flatMap((variant) => {
      const rule = ruleOf(variant, rules, categories.get(String(variant.product)) ?? new Set())
      return rule ? [[variant.sku, rule] as const] : []
    }),
  )
}

function ruleOf(variant: Candidate, rules: readonly Rule[], categories: ReadonlySet<string>): EmployeeRule | undefined {
  const fits = ({ category, brand, product }: Rule) =>
    (category === null || categories.has(String(category))) &&
    (brand === null || String(brand) === String(variant.brand)) &&
    (product === null || String(product) === String(variant.product))
  const own = rules.filter(fits)
  if (own.some(({ kind }) => kind === 'excluded')) return undefined
  if (variant.price !== null) return { price: Number(variant.price) }
  const percentOff = Math.max(0, ...own.map(({ percent }) => Number(percent ?? 0)))
  return percentOff > 0 ? { percentOff } : undefined
}

/** The categories each product belongs to, with all above them. */
async function categoriesOf(rows: Rows, products: readonly Id[]): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>()
  if (products.length === 0) return found
  const placed = await rows<{ product: Id; category: Id }>(sql`
    with recursive placed(product, category) as (
      select parent_id, categories_id from products_rels where path = 'categories' and categories_id is not null and parent_id in (${sqlList(products)})
      union select placed.product, categories.parent_id from placed join categories on categories.id = placed.category where categories.parent_id is not null
    ) select product, category from placed`)
  for (const { product, category } of placed)
    found.set(String(product), (found.get(String(product)) ?? new Set()).add(String(category)))
  return found
}

/**
 * What an account may still spend at employee prices this calendar year, in cents; undefined where there is no limit.
 * Zero for an unknown account.
 */
export async function employeeRoom(rows: Rows, customerId: string, today: string): Promise<Cents | undefined> {
  const [employee] = await rows<{ staff_number: string; yearly_limit: Id | null }>(
    sql`select staff_number, yearly_limit from employees where user_id = ${customerId} and active = ${true}`,
  )
  if (!employee) return 0
  if (employee.yearly_limit === null) return undefined
  const [used] = await rows<{ sum: Id | null }>(
    sql`select sum(amount) as sum from employee_uses where employee = ${employee.staff_number} and kind = 'bought' and day >= ${`${today.slice(0, 4)}-01-01`}`,
  )
  return Math.max(0, Number(employee.yearly_limit) - Number(used?.sum ?? 0))
}

/**
 * Notes in the transaction of an order what was bought at employee prices; false if the entitlement has ended or the
 * year's limit would be passed, and then the order must not be placed at these prices. Noting one order twice counts
 * once.
 */
export async function buyAsEmployee(
  rows: Rows,
  customerId: string,
  amount: Cents,
  order: string,
  today: string,
): Promise<boolean> {
  // Holds the employee's row until the order is placed: two orders at once must not both fit under the limit.
  const [employee] = await rows<{ staff_number: string }>(
    sql`update employees set updated_at = ${new Date().toISOString()} where user_id = ${customerId} and active = ${true} returning staff_number`,
  )
  if (!employee) return false
  const [noted] = await rows(sql`select id from employee_uses where kind = 'bought' and reference = ${order}`)
  if (noted) return true
  const room = await employeeRoom(rows, customerId, today)
  if (room !== undefined && amount > room) return false
  await noteEmployeeUse(rows, {
    employee: employee.staff_number,
    customerId,
    kind: 'bought',
    amount,
    reference: order,
    day: today,
  })
  return true
}

/** What so many units of an order's line count toward the year's limit, in cents. */
export const employeeAmount = ({ asEmployee, unit }: { asEmployee?: true; unit: Cents }, units: number): Cents =>
  asEmployee ? unit * units : 0

/** Returned units no longer count in the year of purchase; the order itself records what was returned, and when. */
export async function releaseYearlyRoom(rows: Rows, order: string, amount: Cents): Promise<void> {
  if (amount > 0)
    await rows(
      sql`update employee_uses set amount = amount - ${amount}, updated_at = ${new Date().toISOString()} where kind = 'bought' and reference = ${order} returning id`,
    )
}

export type EmployeeUse = {
  employee: string
  customerId: string
  kind: 'taken' | 'switched-on' | 'switched-off' | 'bought'
  amount?: Cents
  reference?: string
  day?: string
}

export async function noteEmployeeUse(
  rows: Rows,
  { employee, customerId, kind, amount, reference, day }: EmployeeUse,
): Promise<void> {
  const at = new Date().toISOString()
  await rows(
    sql`insert into employee_uses (employee, user_id, kind, amount, reference, day, created_at, updated_at) values (${employee}, ${customerId}, ${kind}, ${amount ?? null}, ${reference ?? null}, ${day ?? null}, ${at}, ${at})`,
  )
}
