import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkoutForRequest } from '../checkout/checkout-for-request.ts'
import { rowsOf, sql } from '../database/database.ts'
import { requestLimits } from '../http/request-limits.ts'
import { contact, shoppersOf } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let ordering: Ordering
  beforeAll(() => void (ordering = orderingOn(async () => shop.payload)))

  const { shopper: filledIn, placed } = shoppersOf(() => ordering)

  test('whoever knows the address of an order gets a new link by mail, one an hour; others get none', async () => {
    const { number } = await placed(await filledIn([poles]))
    const request = { headers: {}, socket: { remoteAddress: '10.0.0.9' } } as unknown as IncomingMessage
    const shopper = checkoutForRequest({
      ...ordering,
      shopperOf: async () => undefined,
      limits: requestLimits(false),
    } as never)(request, {} as ServerResponse)
    const noted = async () =>
      (
        await rowsOf(shop.payload)<{ key: string }>(
          sql`select key from outbox where key like ${`mail link ${number} %`}`,
        )
      ).length
    expect(await shopper.mailOrderLink({ number, email: 'stranger@example.com' })).toEqual({
      ok: false,
      reason: 'unknown-order',
    })
    expect(await noted()).toBe(0)
    for (let time = 0; time < 3; time++)
      expect(await shopper.mailOrderLink({ number, email: ' Roy@example.com' })).toEqual({ ok: true })
    expect(await noted()).toBe(1)
    await ordering.outbox.run()
    const mail = ordering.mails.findLast(({ to }) => to === contact.email)
    expect(mail?.subject).toBe(`Le lien vers votre commande ${number}`)
    const token = new RegExp(`${number}\\?token=([\\w.-]+)`).exec(mail?.html ?? '')?.[1]
    expect((await ordering.orders.read({ number, token }))?.number).toBe(number)
  })
})
