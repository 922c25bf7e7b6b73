import { beforeAll, describe, expect, test } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { shoppersOf } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
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
    cookie = await staffCookie(shop.payload, 'store-staff')
  })
  const order = async () => (await placed(await shopper([poles]))).number
  const sheet = async (number: string) => (await ordering.orders.sheet(number))!.order
  const idOf = async (number: string) =>
    Number((await shop.payload.find({ collection: 'orders', where: { number: { equals: number } } })).docs[0]?.id)
  const prepare = async (ids: unknown) => {
    const answer = await admin('POST', '/orders/prepare', { cookie, language: 'fr', json: { ids } })
    return [answer.status, await answer.json()]
  }
  const give = async (lines: string[], query = '', language = 'fr') => {
    const raw: [string, string] = [
      'text/csv',
      ['\uFEFFNuméro;Transporteur;Numéro de suivi;Poids', ...lines].join('\r\n'),
    ]
    const answer = await admin('POST', `/orders/import${query}`, { cookie, language, raw })
    return (await answer.json()) as { message?: string; errors?: { message: string }[] }
  }

  test('the preparation of several begins, of each by its own rule, and is said by number where it does not', async () => {
    const [one, other, cancelled] = [await order(), await order(), await order()]
    await ordering.orders.act(cancelled, { action: 'cancel' }, 'staff@portage.example')
    const ids = [await idOf(one), await idOf(cancelled), await idOf(other)]
    const why = 'son état ne le permet pas (Annulée\u00a0; Par colis).'
    expect(await prepare(ids)).toEqual([200, { began: 2, refused: [{ number: cancelled, why }] }])
    expect([(await sheet(one)).state, (await sheet(other)).state]).toEqual(['preparing', 'preparing'])
    // Again, all of them are left alone.
    expect(await prepare(ids)).toMatchObject([200, { began: 0, refused: [{ number: one }, {}, { number: other }] }])
    expect((await sheet(one)).events.filter(({ kind }) => kind === 'preparing')).toHaveLength(1)
    for (const wrong of [[], ['a'], Array.from({ length: 501 }, (_, at) => at)])
      expect((await prepare(wrong))[0]).toBe(400)
  })

  test('a file of tracking numbers ships what is unsent, with a mail each, and once', async () => {
    const [one, other, waiting] = [await order(), await order(), await order()]
    await prepare([await idOf(one), await idOf(other)])
    await ordering.outbox.run()
    ordering.mails.length = 0
    const lines = [`${one};Postes Canada;7023 2100 3977 8002;1`, `${other};Postes Canada;1Z999AA10123456784;2`]
    const check = '?dry-run=true'
    const warnings = ['Ligne 3\u00a0: 1Z999AA10123456784 ressemble à un numéro de UPS, et non de Postes Canada.']
    expect(await give(lines, check)).toEqual({ wouldChange: 2, unchanged: 0, warnings })
    expect(await give([...lines, `${waiting};UPS;1;`], check)).toMatchObject({
      message: 'Rien n’a été modifié.',
      errors: [
        { message: `Ligne 4\u00a0: ${waiting} est encore à préparer (Payée). Commencez d’abord sa préparation.` },
      ],
    })
    expect((await sheet(one)).parcels).toEqual([])

    expect(await give(lines)).toEqual({ imported: 2, unchanged: 0, warnings })
    const lineUnits = [{ line: 0, quantity: 1 }]
    expect(await sheet(one)).toMatchObject({
      state: 'shipped',
      parcels: [{ carrier: 'Postes Canada', code: '7023 2100 3977 8002', lines: lineUnits }],
    })
    expect(await give(lines)).toEqual({ imported: 0, unchanged: 2, warnings: [] })
    await ordering.outbox.run()
    expect(ordering.mails).toHaveLength(2)
    expect((await sheet(one)).parcels).toHaveLength(1)
  })

  test('every line that cannot be is named, and none of the file is sent', async () => {
    const [right, sent, cancelled] = [await order(), await order(), await order()]
    await prepare([await idOf(right), await idOf(sent)])
    await give([`${sent};UPS;1Z;`])
    await ordering.orders.act(cancelled, { action: 'cancel' }, 'staff@portage.example')
    const { errors = [] } = await give(
      [
        `${right};UPS;2;`,
        `${right};UPS;3;`,
        `${sent};UPS;4;`,
        `${cancelled};UPS;5;`,
        'P-999999;UPS;6;',
        'Mme Roy;UPS;7;',
        `${right};UPS;;`,
        `${right};Postes Canada;7,02E+15;`,
      ],
      '',
      'en',
    )
    expect(errors.map(({ message }) => message).toSorted()).toEqual([
      `Line 3: ${right} is already on line 2. An order with several parcels is shipped from its own page.`,
      `Line 4: ${sent} has nothing to ship now (Shipped; By parcel).`,
      `Line 5: ${cancelled} has nothing to ship now (Cancelled; By parcel).`,
      'Line 6: order P-999999 doesn’t exist.',
      'Line 7: “Mme Roy” is not an order number.',
      'Line 8: the carrier or the tracking number is missing.',
      'Line 9: the spreadsheet rounded the tracking number to “7,02E+15”. Format that column as text, enter the number again, then save.',
    ])
    expect((await sheet(right)).state).toBe('preparing')
  })
})
