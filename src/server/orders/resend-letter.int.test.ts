import { beforeAll, describe, expect, test } from 'vitest'
import type { OrderSheetData } from '../../cms/orders/sheet.ts'
import { rowsOf, sql } from '../database/database.ts'
import { adminApi } from '../testing/admin-api.ts'
import { Carts } from '../cart/carts.ts'
import { card, contact, shoppersOf } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { giftCard, poles } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { staffCookie } from '../testing/visitors.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  let ordering: Ordering
  let cookie = ''
  const { shopper, placed } = shoppersOf(() => ordering)
  beforeAll(async () => {
    ordering = orderingOn(async () => shop.payload)
    cookie = await staffCookie(shop.payload, 'service')
  })

  test('a letter is sent again to the address that the order has now, a few times a day', async () => {
    const { number } = await placed(await shopper([poles], { part: 'delivery', method: 'express' }))
    const parcel = { carrier: 'Postes Canada', code: '42' }
    for (const action of ['prepare', 'ship'] as const)
      await ordering.orders.act(number, { action, parcel }, 'a@portage.example')
    await ordering.outbox.run()
    const read = async () => {
      const answer = await admin('GET', `/orders/${number}/sheet`, { cookie, language: 'en' })
      return (await answer.json()) as OrderSheetData
    }
    const { order, resendable } = await read()
    const letters = order.events.filter(({ kind }) => kind === 'mail')
    expect(letters.map(({ note, at }) => [note, resendable.includes(at)])).toEqual([
      ['placed', true],
      ['shipped', true],
    ])
    await rowsOf(shop.payload)(sql`update orders set email = 'new@example.com' where number = ${number} returning id`)
    ordering.mails.length = 0
    const send = async (key: string, at = letters[1]?.at) => {
      const json = { key: `${key} of enough length`, at }
      return (await admin('POST', `/orders/${number}/resend`, { cookie, language: 'fr', json })).status
    }
    expect([await send('1'), await send('1'), await send('2', letters[0]?.at)]).toEqual([200, 200, 200])
    await ordering.outbox.run()
    expect(ordering.mails.map(({ to }) => to)).toEqual(['new@example.com', 'new@example.com'])
    expect(ordering.mails[0]?.text).toContain('42')
    expect((await read()).order.events.filter(({ note = '' }) => note.startsWith('letter-resent'))).toEqual([
      expect.objectContaining({ kind: 'note', note: 'letter-resent; shipped', by: expect.stringContaining('@') }),
      expect.objectContaining({ note: 'letter-resent; placed' }),
    ])
    expect(await send('3', '2026-01-01T00:00:00.000Z')).toBe(409)
    expect([await send('4'), await send('5'), await send('6'), await send('7')]).toEqual([200, 200, 200, 409])
  })

  test('a gift card is sent again to its recipient, with the same code, unless it is blocked', async () => {
    const visit = { token: Carts.newToken(), locale: 'fr' as const }
    const gift = { recipientName: 'Ann', recipientEmail: 'ann@example.com', senderName: '', message: '' }
    const wish = { ...gift, others: ['bob@example.com'] }
    await ordering.server.carts.add(visit.token, giftCard, 2, 'fr', { gift: wish })
    for (const change of [contact, card()]) await ordering.checkouts.change(visit, change)
    const { key, totals } = await ordering.checkouts.read(visit)
    const answer = await ordering.placing.place(visit, { key, due: totals.due })
    const number = answer.ok ? answer.order.number : ''
    await ordering.outbox.run()
    const letters = (await ordering.orders.sheet(number))!.order.events.filter(({ note = '' }) =>
      note.startsWith('gift-card'),
    )
    expect(letters.map(({ kind, note, by }) => [kind, note, by])).toEqual([
      ['mail', 'gift-card 0 0', 'shop'],
      ['mail', 'gift-card 0 1', 'shop'],
    ])
    const toBob = () => ordering.mails.filter(({ to }) => to === 'bob@example.com')
    const send = async (key: string) => {
      const json = { key: `${key} of enough length`, at: letters[1]?.at }
      const { status } = await admin('POST', `/orders/${number}/resend`, { cookie, language: 'fr', json })
      await ordering.outbox.run()
      return [status, toBob().length]
    }
    expect(await send('gift 1')).toEqual([200, 2])
    expect(toBob()[1]?.text).toBe(toBob()[0]?.text)
    const rows = rowsOf(shop.payload)
    await rows(sql`update gift_cards set active = ${false} where recipient_email = 'bob@example.com' returning id`)
    expect(await send('gift 2')).toEqual([409, 2])
    // Whose card was spent is said where it keeps the order from being cancelled.
    await rows(sql`update gift_cards set balance = balance - 1 where recipient_email = 'ann@example.com' returning id`)
    const json = { action: 'cancel', key: 'cancel of enough length' }
    const refused = await admin('POST', `/orders/${number}/act`, { cookie, language: 'fr', json })
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringMatching(/a déjà servi, ••••\u00a0\w{4} \(ann@example\.com\)\./),
    ])
  })
})
