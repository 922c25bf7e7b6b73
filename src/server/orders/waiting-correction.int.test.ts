import { describe, expect, test } from 'vitest'
import { money } from '../../domain/money.ts'
import { CORRECTION_DAYS } from '../../domain/orders/correction.ts'
import { sql } from '../database/database.ts'
import { correctionsOn, medium, more, shopperVisit, small } from '../testing/corrections.ts'
import { databases } from '../testing/databases.ts'

describe.each(databases)('%s', (database) => {
  const desk = correctionsOn(database)
  const { post, swap, read, notesOf, ordered, asked, pay, left, columns } = desk

  test('what costs more waits: shown, mailed in the language of the customer, and nothing changes', async () => {
    const { number, order } = await ordered()
    const before = [await left(), await columns(number)]
    expect(await swap(number)).toEqual([200, -more])
    expect(await swap(number, { agreed: 0 })).toEqual([409, expect.stringContaining(money(more, 'en'))])
    const key = 'the-key-of-one-press'
    const twice = await Promise.all([1, 2].map(() => swap(number, { agreed: -more, key })))
    expect(twice.map(([status]) => status)).toEqual([200, 200])
    await desk.ordering().outbox.run()
    const waiting = await read(number)
    expect(waiting).toMatchObject({ lines: order.lines, totals: order.totals, correction: { amount: more } })
    expect(JSON.stringify(waiting)).not.toContain('service@')
    expect([await left(), await columns(number)]).toEqual(before)
    expect(await notesOf(number)).toEqual([
      ['service@portage.example', `correction-asked; 1 × ${small} → ${medium}`, more],
    ])
    expect(desk.ordering().mails).toEqual([
      expect.objectContaining({
        to: 'roy@example.com',
        subject: `Payez la différence pour modifier votre commande ${number}`,
        text: expect.stringContaining(money(more, 'fr')),
      }),
    ])
    expect(desk.ordering().mails[0]?.text).toMatch(/\/fr\/commandes\/P-\d+\?token=[^\s#]+#order-change/)
    // One at a time.
    expect(await swap(number)).toEqual([409, expect.stringContaining('waiting to be paid')])
    expect(await post(number, 'address', { address: { ...order.address, line1: '9, rue Neuve' } })).toEqual([
      409,
      expect.stringContaining('waiting to be paid'),
    ])
  })

  test.each<[string, (number: string) => Promise<unknown>, RegExp]>([
    ['withdrawn by staff', (number) => post(number, 'withdraw-correction', {}), /^correction-withdrawn; /],
    ['cancelled by its shopper', (number) => desk.ordering().orders.cancel(number), /^correction-overtaken; /],
    [
      'packed',
      async (number) => {
        await desk.ordering().orders.act(number, { action: 'prepare' }, 'staff')
        return desk
          .ordering()
          .orders.act(number, { action: 'ship', parcel: { carrier: 'Postes Canada', code: '1' } }, 'staff')
      },
      /^correction-overtaken; /,
    ],
  ])('%s while its shopper is at the bank, it charges nothing', async (_name, meanwhile, noted) => {
    const { number, key } = await asked()
    expect(await pay(number, key, 'test_challenge')).toMatchObject({ action: {} })
    await meanwhile(number)
    await desk.ordering().gateway.prove(key, true)
    expect(await desk.ordering().differences.finish(number, key, shopperVisit)).toEqual({
      ok: false,
      reason: 'changed',
    })
    expect((await desk.ordering().gateway.find(key))?.state).toBe('voided')
    expect(await read(number)).toMatchObject({ lines: [{ sku: small }] })
    expect((await read(number)).correction).toBeUndefined()
    expect(await notesOf(number)).toContainEqual([expect.any(String), expect.stringMatching(noted), more])
    expect(await desk.ordering().differences.toPay(number)).toBeUndefined()
    expect(await post(number, 'withdraw-correction', {})).toEqual([409, expect.any(String)])
  })

  test('overtaken by a parcel, the mail about that says so, and where an address was to change where it goes', async () => {
    const ship = async (number: string) => {
      await desk.ordering().outbox.run()
      desk.ordering().mails.length = 0
      await desk.ordering().orders.act(number, { action: 'prepare' }, 'staff')
      const parcel = { carrier: 'Postes Canada', code: '1' }
      expect(await desk.ordering().orders.act(number, { action: 'ship', parcel }, 'staff')).toEqual({ ok: true })
      await desk.ordering().outbox.run()
      return desk
        .ordering()
        .mails.map(({ text }) => text)
        .join('\n')
    }
    expect(await ship((await asked()).number)).toContain('Le changement annoncé dans un courriel précédent')
    const { number, order } = await ordered()
    const address = { ...order.address, line1: '5 Main St', city: 'Moncton', province: 'NB', postalCode: 'E1C 1A1' }
    expect(await post(number, 'address', { address, agreed: 6 })).toEqual([200, 'ok'])
    expect(await ship(number)).toMatch(/Le changement d’adresse annoncé .+ suivante, .*1200, rue Saint-Jean, Québec/)
    expect(await ship((await ordered()).number)).not.toContain('ne peut plus être payé')
  })

  test('sold out meanwhile, it charges nothing, and no stock goes astray', async () => {
    const { number, key } = await asked()
    const rows = desk.rows()
    const [, units] = await left()
    const stock = (count: number) =>
      rows(sql`update inventory set quantity = ${count} where sku = ${medium} and location = 'online' returning id`)
    await stock(0)
    const before = await left()
    expect(await pay(number, key)).toEqual({ ok: false, reason: 'sold-out', sku: medium, left: 0 })
    expect([await left(), (await desk.ordering().gateway.find(key))?.state]).toEqual([before, 'voided'])
    await stock(units!)
    expect(await pay(number, (await desk.ordering().differences.toPay(number))!.key)).toEqual({ ok: true })
  })

  test(`not paid within ${CORRECTION_DAYS} days, it ends by itself`, async () => {
    const { number, order, key } = await asked()
    await desk.after(CORRECTION_DAYS * 86_400_000 + 1000, async () => {
      expect(await pay(number, key)).toEqual({ ok: false, reason: 'changed' })
      await desk.ordering().outbox.run()
    })
    const after = await read(number)
    expect([after.lines, after.totals, after.correction]).toEqual([order.lines, order.totals, undefined])
    expect(await notesOf(number)).toContainEqual(['shop', `correction-ended; 1 × ${small} → ${medium}`, more])
  })

  test('only who corrects orders may ask for it or withdraw it', async () => {
    const { number } = await asked()
    for (const role of ['store-staff', 'merchandiser', 'editor'] as const) {
      const cookie = await desk.cookieOf(role)
      expect((await post(number, 'withdraw-correction', {}, { cookie }))[0], role).toBe(403)
    }
    expect((await read(number)).correction).toBeDefined()
  })
})
