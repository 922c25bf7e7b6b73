import { describe, expect, test } from 'vitest'
import { money } from '../../domain/money.ts'
import { sql } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'
import { correctionsOn, medium, more, shopperVisit, small } from '../testing/corrections.ts'
import { databases } from '../testing/databases.ts'

describe.each(databases)('%s', (database) => {
  const desk = correctionsOn(database)
  const { post, swap, read, historyOf, notesOf, ordered, asked, pay, left, charges, columns } = desk

  test('paid, it is carried out once: stock, amounts, history, mail; all of it is refunded as it was paid', async () => {
    const { number, order, key } = await asked()
    const before = await left()
    desk.ordering().mails.length = 0
    expect(await Promise.all([pay(number, key), pay(number, key), pay(number, key)])).toEqual([
      { ok: true },
      { ok: true },
      { ok: true },
    ])
    await desk.ordering().outbox.run()
    const after = await read(number)
    expect(after).toMatchObject({ isPaid: true, lines: [{ sku: medium, unit: 280_00, net: 280_00 }] })
    expect([after.totals.total, after.correction]).toEqual([order.totals.total + more, undefined])
    expect(await left()).toEqual([before[0]! + 1, before[1]! - 1])
    const total = order.totals.total + more
    expect(await columns(number)).toEqual([total, total, total, 0])
    expect(await charges(number)).toEqual([
      [order.totals.total, order.totals.total, 0, 'captured'],
      [more, more, 0, 'captured'],
    ])
    expect(await notesOf(number)).toContainEqual([
      'service@portage.example',
      `items-swapped; 1 × ${small} → ${medium}`,
      undefined,
    ])
    expect((await historyOf(number)).filter(({ kind }) => kind === 'paid').map(({ amount }) => amount)).toEqual([
      order.totals.total,
      more,
    ])
    expect(after.events.filter(({ kind }) => kind === 'paid').map(({ correction }) => correction)).toEqual([
      undefined,
      'swap',
    ])
    expect(desk.ordering().mails).toEqual([
      expect.objectContaining({
        subject: `Votre commande ${number} a été modifiée`,
        text: expect.stringContaining(`différence de ${money(more, 'fr')}`),
      }),
    ])
    // Cheaper again: that is refunded, first from what was paid first.
    expect(await swap(number, { sku: small, agreed: more })).toEqual([200, more])
    await desk.ordering().orders.act(number, { action: 'cancel' }, 'staff')
    await desk.ordering().outbox.run()
    expect(await columns(number)).toEqual([total, total, total, total])
    expect(await charges(number)).toEqual([
      [order.totals.total, order.totals.total, order.totals.total, 'captured'],
      [more, more, more, 'captured'],
    ])
    expect(await left()).toEqual([before[0]! + 1, before[1]!])
  })

  test('of what was paid at the till, the difference alone goes back to a card, and the letter says so', async () => {
    const { number, order, key } = await asked()
    const [row] = await desk.rows()(sql`select data from orders where number = ${number}`)
    const data = { ...jsonOf<object>(row?.data), payment: { method: 'store', isTest: true } }
    await desk.rows()(sql`update orders set data = ${JSON.stringify(data)} where number = ${number} returning id`)
    expect(await pay(number, key)).toEqual({ ok: true })
    await desk.ordering().outbox.run()
    desk.ordering().mails.length = 0
    await desk.ordering().orders.act(number, { action: 'cancel' }, 'staff')
    await desk.ordering().outbox.run()
    const { text = '' } = desk.ordering().mails.find(({ subject }) => subject.includes(number)) ?? {}
    expect(text).toContain(`En magasin\u00a0: ${money(order.totals.total, 'fr')}`)
    expect(text).toContain(`Carte de paiement\u00a0: ${money(more, 'fr')}`)
  })

  test('a card that is declined charges nothing, and the next attempt is another', async () => {
    const { number, order, key } = await asked()
    expect(await pay(number, key, 'test_decline')).toEqual({ ok: false, reason: 'declined', why: 'declined' })
    expect(await pay(number, key)).toEqual({ ok: false, reason: 'declined', why: 'declined' })
    const next = (await desk.ordering().differences.toPay(number))!.key
    expect(next).not.toBe(key)
    expect(await pay(number, next, 'test_approve', more - 1)).toEqual({ ok: false, reason: 'changed' })
    expect(await pay(number, 'made-up')).toEqual({ ok: false, reason: 'changed' })
    expect((await read(number)).lines).toEqual(order.lines)
    expect(await pay(number, next)).toEqual({ ok: true })
  })

  test('the bank may ask first; the attempt of another order is not gone on with', async () => {
    const { number, key } = await asked()
    const other = await asked()
    const answer = await pay(number, key, 'test_challenge')
    expect(answer).toMatchObject({ ok: false, action: { kind: 'redirect' } })
    expect(JSON.stringify(answer)).toContain(encodeURIComponent(`attempt=${key}`))
    expect(await desk.ordering().differences.finish(other.number, key, shopperVisit)).toBeUndefined()
    await desk.ordering().gateway.prove(key, true)
    expect(await desk.ordering().differences.finish(number, key, shopperVisit)).toEqual({ ok: true })
    expect(await read(number)).toMatchObject({ lines: [{ sku: medium }], isPaid: true })
  })

  test('an attempt that a crash interrupted is released', async () => {
    const { number, key } = await asked()
    expect(await pay(number, key, 'test_challenge')).toMatchObject({ action: {} })
    await desk.after(60_000, () => desk.ordering().reconciler.once())
    expect((await desk.ordering().gateway.find(key))?.state).toBe('voided')
    expect(await pay(number, key)).toEqual({ ok: false, reason: 'payment-unavailable' })
    expect(await pay(number, (await desk.ordering().differences.toPay(number))!.key)).toEqual({ ok: true })
  })

  test('an address where taxes are higher waits likewise', async () => {
    const { number, order } = await ordered()
    const address = { ...order.address, line1: '5 Main St', city: 'Moncton', province: 'NB', postalCode: 'E1C 1A1' }
    const [, by] = await post(number, 'address', { address })
    expect(await post(number, 'address', { address, agreed: 6 })).toEqual([200, 'ok'])
    expect(by).toBe(6)
    const { key } = (await desk.ordering().differences.toPay(number))!
    expect(await pay(number, key, 'test_approve', 6)).toEqual({ ok: true })
    await desk.ordering().outbox.run()
    expect(await read(number)).toMatchObject({
      address: { city: 'Moncton' },
      totals: { total: order.totals.total + 6 },
    })
    expect(
      desk
        .ordering()
        .mails.map(({ text }) => text)
        .join(),
    ).toContain('Moncton')
  })
})
