import { beforeAll, describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { refundFor } from '../../domain/orders/refund.ts'
import { shoppersOf } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, poles } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { findOrder } from './order-rows.ts'

const asked = (units: number, more: object = {}) => ({
  intent: 'return',
  'line-0': String(units),
  reason: 'too-small',
  way: 'mail',
  note: ' Too tight ',
  ...more,
})

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let ordering: Ordering
  beforeAll(() => void (ordering = orderingOn(async () => shop.payload)))
  const say = (number: string) => ordering.orders.read({ number, email: 'roy@example.com' })
  const stored = async (number: string) => (await findOrder(rowsOf(shop.payload), number))?.data
  const notes = async (number: string) => (await ordering.orders.sheet(number))!.order.returnRequest
  const act = (number: string, action: 'prepare' | 'ship' | 'deliver') =>
    ordering.orders.act(number, { action, parcel: { carrier: 'Postes Canada', code: '1' } }, 'staff@portage.example')

  const { shopper, placed: placedBy } = shoppersOf(() => ordering)
  async function placed(): Promise<string> {
    const { number } = await placedBy(await shopper([poles, poles]))
    await ordering.outbox.run()
    return number
  }
  async function delivered(): Promise<string> {
    const number = await placed()
    for (const action of ['prepare', 'ship', 'deliver'] as const)
      expect(await act(number, action)).toEqual({ ok: true })
    await ordering.outbox.run()
    return number
  }

  test('a return is requested once, shopper and office are notified, and the refund completes it', async () => {
    const number = await placed()
    expect(await ordering.returns.ask(number, asked(1))).toEqual({ ok: false, reason: 'not-now' })
    for (const action of ['prepare', 'ship', 'deliver'] as const) await act(number, action)
    await ordering.outbox.run()
    ordering.mails.length = 0
    for (const [form, reason] of [
      [asked(0), 'nothing-chosen'],
      [asked(3), 'not-so-many'],
      [asked(1, { reason: 'because' }), 'reason-missing'],
      [{ 'line-7': '1', reason: 'gift', way: 'store' }, 'not-so-many'],
    ] as const)
      expect(await ordering.returns.ask(number, form)).toEqual({ ok: false, reason })
    expect(await ordering.returns.ask(number, {})).toMatchObject({ others: ['reason-missing', 'way-missing'] })
    const answers = await Promise.all([1, 2, 3, 4].map(() => ordering.returns.ask(number, asked(1))))
    expect(answers).toEqual(answers.map(() => ({ ok: true })))
    expect(await ordering.returns.ask(number, asked(2))).toEqual({ ok: false, reason: 'already-open' })
    await ordering.outbox.run()
    expect(ordering.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['roy@example.com', `Votre retour de la commande ${number}`],
      ['office@portage.example', `Retour demandé\u00a0: commande ${number}`],
    ])
    expect(ordering.mails[1]?.text).toMatch(/par la poste[\s\S]*Trop petit[\s\S]*Too tight/)
    expect(ordering.mails[1]?.headers).toMatchObject({ 'Reply-To': 'roy@example.com' })
    expect(ordering.mails[0]?.text).toContain('Pour l’étiquette, nous déduirons 8\u00a0$ de votre remboursement')
    expect((await say(number))?.returnRequest).toMatchObject({
      lines: [{ line: 0, quantity: 1 }],
      reason: 'too-small',
      note: 'Too tight',
    })
    const sheet = await ordering.orders.sheet(number)
    expect(sheet?.order.events.filter(({ kind }) => kind === 'note')).toMatchObject([
      { by: 'shopper', note: `return-asked; too-small; 1 × ${poles}; Too tight` },
    ])
    expect(
      await ordering.orders.act(
        number,
        { action: 'return', back: { lines: [{ line: 0, quantity: 1 }], shipping: false, label: true } },
        'staff@portage.example',
      ),
    ).toEqual({ ok: true })
    expect([(await say(number))?.state, await notes(number)]).toEqual(['returned-in-part', undefined])
    await ordering.outbox.run()
    const { lines, totals } = sheet!.order
    const given = refundFor({ lines, totals }, { lines: [{ line: 0, quantity: 1 }], shipping: false }) - 8_00
    expect(await say(number)).toMatchObject({ refunded: given, labelsPaid: 8_00 })
    expect(ordering.mails.at(-1)?.text).toMatch(/Étiquette de retour\s*:\s*−8,00\s\$/)
    expect(await ordering.returns.ask(number, asked(1))).toEqual({ ok: true })
  })

  test('what is not taken back of a request goes with the refund’s mail and onto the page, with the words of staff', async () => {
    const number = await delivered()
    const back = { lines: [{ line: 0, quantity: 1 }], shipping: false }
    const why = 'Un bâton est tordu; il a servi.'
    await ordering.returns.ask(number, asked(2))
    expect(await ordering.orders.act(number, { action: 'return', back, why }, 'staff@portage.example')).toEqual({
      ok: true,
    })
    await ordering.outbox.run()
    expect(ordering.mails.at(-1)?.text).toMatch(/Non repris\s+1\u00a0× [^\n]+\s+Un bâton est tordu; il a servi\./)
    expect((await say(number))?.returnRefused).toEqual({ at: expect.any(String), why, isPart: true })
    expect((await ordering.orders.sheet(number))?.order.events.findLast(({ kind }) => kind === 'note')).toMatchObject({
      by: 'staff@portage.example',
      note: `return-refused-in-part; 1 × ${poles}; ${why}`,
    })
    // Where all of it comes back, nothing was declined.
    await ordering.returns.ask(number, asked(1))
    await ordering.orders.act(number, { action: 'return', back, why }, 'staff@portage.example')
    await ordering.outbox.run()
    expect([(await say(number))?.returnRefused, ordering.mails.at(-1)?.text.includes('Non repris')]).toEqual([
      undefined,
      false,
    ])
  })

  test('sent in two parcels: each has its own mail, has its tracking on the page, and can be returned once it has left', async () => {
    const number = await placed()
    await act(number, 'prepare')
    ordering.mails.length = 0
    const send = (code: string, quantity?: number) =>
      ordering.orders.act(
        number,
        {
          action: 'ship',
          parcel: {
            carrier: 'Purolator',
            code,
            url: `https://suivi.example/${code}`,
            ...(quantity && { lines: [{ line: 0, quantity }] }),
          },
        },
        'staff@portage.example',
      )
    expect([await send('A', 3), await send('A', 1)]).toEqual([{ ok: false, reason: 'not-to-pack' }, { ok: true }])
    await ordering.outbox.run()
    expect(await say(number)).toMatchObject({
      state: 'shipped-in-part',
      parcels: [{ code: 'A', url: 'https://suivi.example/A', lines: [{ line: 0, quantity: 1 }] }],
    })
    expect([await ordering.returns.ask(number, asked(2)), await ordering.returns.ask(number, asked(1))]).toEqual([
      { ok: false, reason: 'not-so-many' },
      { ok: true },
    ])
    expect(
      await ordering.orders.act(
        number,
        { action: 'return', back: { lines: [{ line: 0, quantity: 2 }], shipping: false } },
        'staff@portage.example',
      ),
    ).toEqual({ ok: false, reason: 'not-so-many' })
    expect([await ordering.orders.act(number, { action: 'cancel' }, 'staff@portage.example'), await send('B')]).toEqual(
      [{ ok: false, reason: 'not-now' }, { ok: true }],
    )
    await ordering.outbox.run()
    expect([(await say(number))?.state, await send('C')]).toEqual(['shipped', { ok: false, reason: 'not-now' }])
    const [first, , , second] = ordering.mails
    expect([first?.subject, second?.subject]).toEqual([
      `Une partie de votre commande ${number} est en route`,
      `Le reste de votre commande ${number} est en route`,
    ])
    expect(first?.text).toMatch(/Le reste arrivera dans un autre colis[\s\S]*suivi\.example\/A[\s\S]*Quantité 1/)
    expect([
      second?.text.includes('suivi.example/B'),
      second?.text.includes('autre colis'),
      second?.text.includes('Total'),
    ]).toEqual([true, false, false])
    for (const nth of [1, 0])
      expect(await ordering.orders.act(number, { action: 'deliver', nth }, 'staff@portage.example')).toEqual({
        ok: true,
      })
    expect((await say(number))?.state).toBe('delivered')
    expect((await ordering.orders.sheet(number))?.order.events.filter(({ kind }) => kind === 'shipped')).toMatchObject([
      { state: 'shipped-in-part', note: 'Purolator A' },
      { state: 'shipped', note: 'Purolator B' },
    ])
  })

  test('an order that was sent before there were several parcels went in one', async () => {
    const number = await delivered()
    const data = JSON.stringify({ ...(await stored(number)), parcels: undefined })
    await rowsOf(shop.payload)(
      sql`update orders set data = ${data}, tracking = ${JSON.stringify({ carrier: 'Canpar', code: '9' })} where number = ${number}`,
    )
    expect(await say(number)).toMatchObject({
      parcels: [
        {
          carrier: 'Canpar',
          code: '9',
          lines: [{ line: 0, quantity: 2 }],
          arrived: expect.stringContaining('T') as string,
        },
      ],
    })
    expect(await ordering.returns.ask(number, asked(2))).toEqual({ ok: true })
  })

  test('what a partner sells is taken back by the partner, in words that shopper and office both read', async () => {
    const seller = await creator(shop.payload)('sellers', {
      key: 'cabin',
      name: 'Cabin',
      shipsFrom: { en: 'Ontario', fr: 'Ontario' },
      returns: { en: 'To the workshop.', fr: 'À l’atelier.' },
    })
    const product = async (data: object) =>
      shop.payload.update({ collection: 'products', where: { code: { equals: poles } }, data: data as never })
    await product({ seller })
    const before = ordering
    ordering = orderingOn(async () => shop.payload)
    try {
      const number = await delivered()
      expect((await say(number))?.lines[0]?.seller).toEqual({
        name: 'Cabin',
        returns: { en: 'To the workshop.', fr: 'À l’atelier.' },
      })
      expect(ordering.mails[0]?.text).toContain('Vendu et expédié par Cabin')
      ordering.mails.length = 0
      expect(await ordering.returns.ask(number, asked(1))).toEqual({ ok: true })
      await ordering.outbox.run()
      for (const { text } of ordering.mails) expect(text).toMatch(/Repris par Cabin\s+À l’atelier\./)
      expect(ordering.mails).toHaveLength(2)
    } finally {
      await product({ seller: null })
      ordering = before
    }
  })

  test('it is withdrawn by the shopper, or refused by the staff with a note to the shopper', async () => {
    const number = await delivered()
    await ordering.returns.ask(number, asked(1))
    expect(await ordering.returns.withdraw(number)).toEqual({ ok: true })
    expect(await notes(number)).toBeUndefined()
    expect(await ordering.returns.withdraw(number)).toEqual({ ok: true })
    await ordering.returns.ask(number, asked(2))
    ordering.mails.length = 0
    expect(await ordering.returns.refuse(number, 'staff@portage.example', 'Usé sur le sentier')).toEqual({ ok: true })
    await ordering.outbox.run()
    expect(ordering.mails.at(-1)).toMatchObject({
      to: 'roy@example.com',
      subject: `Au sujet de votre retour de la commande ${number}`,
      text: expect.stringMatching(/articles ci-dessous[\s\S]*Quantité 2\s+Motif du refus\s+Usé sur le sentier/),
    })
    expect(await notes(number)).toBeUndefined()
    expect((await say(number))?.returnRefused).toEqual({ at: expect.any(String), why: 'Usé sur le sentier' })
    await ordering.returns.ask(number, asked(1))
    expect((await say(number))?.returnRefused).toBeUndefined()
    expect(await ordering.returns.ask('P-999999', asked(1))).toEqual({ ok: false, reason: 'unknown-order' })
  })
})
