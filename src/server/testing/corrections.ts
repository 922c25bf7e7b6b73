import { beforeAll, expect } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { adminApi } from './admin-api.ts'
import { shoppersOf } from './checkout-shopper.ts'
import { shopOn, type Database } from './databases.ts'
import { orderingOn, type Ordering } from './ordering.ts'
import { staffCookie } from './visitors.ts'

/** A jacket in two sizes, of which the medium costs more. */
export const [small, medium] = ['5101-204-PLUM-S', '5101-204-PLUM-M'] as const
/** $40.00 more, and Québec’s 14.975 %. */
export const more = 45_99

export const shopperVisit = { locale: 'fr' } as const

/** A suite's shop whose staff correct orders, and whose customers pay the differences. */
export function correctionsOn(database: Database) {
  const shop = shopOn(database)
  const api = adminApi(() => shop.payload)
  let ordering: Ordering
  let service = ''
  let later = 0
  const { shopper, placed } = shoppersOf(() => ordering)
  beforeAll(async () => {
    const now = () => Date.now() + later
    ordering = orderingOn(async () => shop.payload, { authorizing: 0, action: 0, voiding: 0 }, now)
    service = await staffCookie(shop.payload, 'service')
    await rowsOf(shop.payload)(sql`update products_variants set price = ${280_00} where sku = ${medium} returning id`)
  })
  let keys = 0
  const post = async (number: string, deed: string, json: object, { cookie = service, language = 'en' } = {}) => {
    const answer = await api('POST', `/orders/${number}/${deed}`, {
      cookie,
      language,
      json: { key: `a-deed-of-number-${++keys}`, ...json },
    })
    const body = (await answer.json()) as { refund?: number; more?: number; message?: string }
    return [answer.status, body.refund ?? body.more ?? body.message ?? 'ok'] as const
  }
  const swap = (number: string, json: object = {}, who?: { cookie?: string; language?: string }) =>
    post(number, 'swap', { line: 0, quantity: 1, sku: medium, ...json }, who)
  const read = async (number: string) => (await ordering.orders.read({ number, email: 'roy@example.com' }))!
  const historyOf = async (number: string) => (await ordering.orders.sheet(number))!.order.events
  const notesOf = async (number: string) =>
    (await historyOf(number)).flatMap(({ kind, by, note, amount }) => (kind === 'note' ? [[by, note, amount]] : []))
  async function ordered() {
    const { number } = await placed(await shopper([small]))
    await ordering.outbox.run()
    ordering.mails.length = 0
    return { number, order: await read(number) }
  }
  /** An order of which a dearer size waits to be paid. */
  async function asked() {
    const one = await ordered()
    expect(await swap(one.number, { agreed: -more })).toEqual([200, -more])
    await ordering.outbox.run()
    return { ...one, key: (await ordering.differences.toPay(one.number))!.key }
  }
  const pay = (number: string, key: string, token = 'test_approve', due = more) =>
    ordering.differences.pay(number, { key, due, token }, shopperVisit)
  const left = async () =>
    Promise.all(
      [small, medium].map(async (sku) =>
        Number(
          (
            await rowsOf(shop.payload)<{ n: unknown }>(
              sql`select quantity as n from inventory where sku = ${sku} and location = 'online'`,
            )
          )[0]?.n,
        ),
      ),
    )
  const charges = async (number: string) =>
    (await ordering.orders.sheet(number))!.payments.map(({ amount, captured, refunded, state }) => [
      amount,
      captured,
      refunded,
      state,
    ])
  const columns = async (number: string) =>
    (
      await rowsOf(shop.payload)<Record<string, unknown>>(
        sql`select total, due, paid, refunded from orders where number = ${number}`,
      )
    ).map((row) => [row.total, row.due, row.paid, row.refunded].map(Number))[0]

  return {
    rows: () => rowsOf(shop.payload),
    ordering: () => ordering,
    cookieOf: (role: Parameters<typeof staffCookie>[1]) => staffCookie(shop.payload, role),
    /** What `work` finds so many milliseconds later. */
    async after<T>(ms: number, work: () => Promise<T>): Promise<T> {
      later = ms
      try {
        return await work()
      } finally {
        later = 0
      }
    },
    post,
    swap,
    read,
    historyOf,
    notesOf,
    ordered,
    asked,
    pay,
    left,
    charges,
    columns,
  }
}
