import { beforeAll, describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { staffCookie } from '../testing/visitors.ts'
import { balanceOf, cancelSold, findCardByCode, issue, soldCode, spend } from './gift-cards.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  const rows = () => rowsOf(shop.payload)
  let service = ''
  beforeAll(async () => void (service = await staffCookie(shop.payload, 'service')))

  const gift = { recipientName: 'Anaïs', recipientEmail: 'anais@example.com', senderName: 'Luc', message: '' }
  async function issued(order: string) {
    const code = soldCode('a secret of the tests only', order, 0, 0)
    await issue(rows(), { code, amount: 75_00, order, locale: 'fr', gift })
    return { code, id: (await findCardByCode(rows(), code))!.id }
  }
  const turn = (id: string, active: unknown, cookie = service) =>
    admin('POST', `/gift-cards/${id}/active`, { cookie, language: 'fr', json: { active } })
  const history = async (id: string) =>
    (await rows()(sql`select kind, amount, "by" from gift_card_entries where card_id = ${Number(id)} order by id`)).map(
      ({ kind, amount, by }) => [kind, Number(amount), by],
    )

  test('whoever may refund blocks a gift card and takes that back, once each, and the history says who', async () => {
    const { code, id } = await issued('P-900001')
    for (const role of ['editor', 'store-staff'] as const)
      expect((await turn(id, false, await staffCookie(shop.payload, role))).status).toBe(403)
    expect([(await turn(id, 'no')).status, (await turn('999999', false)).status]).toEqual([400, 404])
    for (const _ of [1, 2]) expect((await turn(id, false)).status).toBe(200)
    expect(await balanceOf(rows(), code)).toMatchObject({ balance: 0, isVoid: true })
    expect(await spend(rows(), id, 1_00, 'P-900002')).toBe(false)
    for (const _ of [1, 2]) expect((await turn(id, true)).status).toBe(200)
    expect(await balanceOf(rows(), code)).toMatchObject({ balance: 75_00, isVoid: false })
    expect(await history(id)).toEqual([
      ['issued', 75_00, null],
      ['blocked', 0, 'service@portage.example'],
      ['unblocked', 0, 'service@portage.example'],
    ])
  })

  test('an order takes back a blocked card that it sold, and it is worth nothing from then on', async () => {
    const { code, id } = await issued('P-900003')
    await turn(id, false)
    expect(await cancelSold(rows(), 'P-900003')).toBe(true)
    const answer = await turn(id, true)
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('a été annulée')])
    expect(await balanceOf(rows(), code)).toMatchObject({ balance: 0, isVoid: true })
  })
})
