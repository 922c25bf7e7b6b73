import { describe, expect, test } from 'vitest'
import { waitsUntil } from '../../domain/pickup/pickup-wait.ts'
import { formatDay, isoInstant } from '../../domain/time.ts'
import { anonymizeOrphans } from '../accounts/customer-orders.ts'
import { sql } from '../database/database.ts'
import { readToDo } from '../reports/to-do.ts'
import { card, contact, pickupName } from '../testing/checkout-shopper.ts'
import { databases } from '../testing/databases.ts'
import { poles, tent } from '../testing/fixture.ts'
import { pickupShop } from '../testing/pickup-shop.ts'
import type { ActRequest } from './orders.ts'

const DAY_MS = 86_400_000

describe.each(databases)('%s', (database) => {
  const { shop, rows, ordering, cartOf, placed } = pickupShop(database)

  test('a pickup that still waits is reminded of once, and staff see it once it has waited too long', async () => {
    const ready = async (...lines: [string, string][]) => {
      const { number } = await placed(await cartOf(lines, contact, pickupName, card()))
      const [part] = (await ordering.orders.sheet(number))?.order.parts ?? []
      for (const action of ['prepare', 'make-ready'] as const)
        expect(await act(number, { action, part: part?.id })).toEqual({ ok: true })
      return number
    }
    const act = (number: string, request: ActRequest) => ordering.orders.act(number, request, 'staff@portage.example')
    const [whole, inParts] = [await ready([tent, 'calgary']), await ready([tent, 'calgary'], [poles, 'gatineau'])]
    const [fetched, cancelled] = [await ready([tent, 'calgary']), await ready([tent, 'calgary'])]
    await ordering.outbox.run()
    const plain = ({ text = '' }) => text.replaceAll(/\s+/g, ' ')
    const until = plain({ text: formatDay(waitsUntil(Date.now()), 'fr', 'full') })
    expect(ordering.mails.map(plain).filter((text) => text.includes(`jusqu’au ${until}`))).toHaveLength(4)
    const due = await rows<{ due_at: number | string }>(
      sql`select due_at from outbox where key = ${`mail pickup-reminder ${whole} whole`}`,
    )
    expect(Number(due[0]?.due_at)).toBeGreaterThan(Date.now() + 4 * DAY_MS)

    expect(await act(fetched, { action: 'deliver' })).toEqual({ ok: true })
    expect(await act(cancelled, { action: 'cancel' })).toEqual({ ok: true })
    await ordering.outbox.run()
    // Its reminder, which goes to nobody, delays no deletion.
    await rows(sql`update orders set customer = 'gone' where number = ${fetched} returning id`)
    await anonymizeOrphans(shop.payload, Date.now())
    expect(await rows(sql`select email from orders where number = ${fetched}`)).toEqual([{ email: '' }])
    ordering.mails.length = 0
    await rows(sql`update outbox set due_at = 0 where key like 'mail pickup-reminder%' returning id`)
    await ordering.outbox.run()
    await ordering.outbox.run()
    expect(ordering.mails.map(({ subject }) => subject)).toEqual(
      [whole, inParts].map((number) => `Rappel\u00a0: le ramassage de votre commande ${number}`),
    )
    for (const words of ['Calgary', `jusqu’au ${until}`]) expect(plain(ordering.mails[0]!)).toContain(words)

    const waiting = async (days: number) => {
      const toDo = await readToDo(shop.payload, 'administrator', Date.now() + days * DAY_MS)
      return toDo.find(({ what }) => what === 'waiting')
    }
    expect(await waiting(13)).toMatchObject({ count: 0 })
    expect((await waiting(15))?.href).toContain(whole)
    expect((await waiting(15))?.href).not.toContain(fetched)
  })

  test('staff see that a pickup waits too long by its own days, whatever else becomes of its order', async () => {
    const act = (number: string, request: ActRequest) => ordering.orders.act(number, request, 'staff@portage.example')
    const order = async (...lines: [string, string][]) => {
      const { number } = await placed(await cartOf(lines, contact, pickupName, card()))
      return { number, parts: (await ordering.orders.sheet(number))?.order.parts ?? [] }
    }
    const ready = async (number: string, part?: string) => {
      for (const action of ['prepare', 'make-ready'] as const)
        expect(await act(number, { action, part })).toEqual({ ok: true })
    }
    const readyBefore = (number: string, days: number) =>
      rows(
        sql`update order_events set at = ${isoInstant(Date.now() - days * DAY_MS)} where "order" = ${number} and kind = 'ready' returning id`,
      )
    const areWaiting = async (...numbers: string[]) => {
      const toDo = await readToDo(shop.payload, 'administrator', Date.now())
      const found = toDo.find(({ what }) => what === 'waiting')
      return numbers.map((number) => found?.href.includes(number))
    }

    const [undone, split] = [await order([tent, 'calgary']), await order([tent, 'calgary'], [poles, 'gatineau'])]
    await ready(undone.number)
    await ready(split.number, split.parts[0]?.id)
    for (const { number } of [undone, split]) await readyBefore(number, 20)
    expect(await act(undone.number, { action: 'deliver' })).toEqual({ ok: true })
    expect(await areWaiting(undone.number, split.number)).toEqual([false, true])
    expect(await act(undone.number, { action: 'undo-hand-over', note: 'another customer' })).toEqual({ ok: true })
    await ready(split.number, split.parts[1]?.id)
    expect(await areWaiting(undone.number, split.number)).toEqual([true, true])
    for (const { number } of [undone, split]) expect(await act(number, { action: 'cancel' })).toEqual({ ok: true })
    expect(await areWaiting(undone.number, split.number)).toEqual([false, false])
    await ordering.outbox.run()
  })
})
