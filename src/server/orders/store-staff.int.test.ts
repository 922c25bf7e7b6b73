import { beforeAll, describe, expect, test } from 'vitest'
import { Carts } from '../cart/carts.ts'
import { adminApi } from '../testing/admin-api.ts'
import { card, contact, pickupName, quebec, regular } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, poles, tent } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { staffCookie } from '../testing/visitors.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const api = adminApi(() => shop.payload)
  let ordering: Ordering
  let cookie = ''
  beforeAll(async () => {
    ordering = orderingOn(async () => shop.payload)
    const create = creator(shop.payload)
    await create('inventory', { sku: tent, location: 'calgary', quantity: 5 })
    cookie = await staffCookie(shop.payload, 'store-staff')
    await shop.payload.update({
      collection: 'users',
      where: { email: { equals: 'store-staff@portage.example' } },
      data: { stores: ['calgary'] },
      overrideAccess: true,
    })
  })
  const numberOf = async (sku: string, store?: string) => {
    const visit = { token: Carts.newToken(), locale: 'fr' as const }
    await ordering.server.carts.add(visit.token, sku, 1, 'fr', { store })
    for (const change of store ? [contact, pickupName, card()] : [contact, quebec, regular, card()])
      expect(await ordering.checkouts.change(visit, change)).toMatchObject({ ok: true })
    const { key, totals } = await ordering.checkouts.read(visit)
    const answer = await ordering.placing.place(visit, { key, due: totals.due })
    if (!answer.ok) throw new Error('not placed')
    return answer.order.number
  }
  const ask = async (method: string, at: string, json?: object) => {
    const answer = await api(method, at, { cookie, language: 'en', ...(json && { json }) })
    return {
      status: answer.status,
      body: (await answer.json()) as { docs?: Record<string, unknown>[]; sales?: object },
    }
  }

  test('staff of a store see and move on the orders picked up there, and no others', async () => {
    const [own, other] = [await numberOf(tent, 'calgary'), await numberOf(poles)]
    const listed = await ask('GET', '/orders?depth=0')
    expect(listed.body.docs).toEqual([expect.objectContaining({ number: own, units: 1, stores: '|calgary|' })])
    const file = await (await api('GET', '/orders/export', { cookie })).text()
    expect([file.includes(own), file.includes(other)]).toEqual([true, false])
    expect((await ask('GET', `/orders/${own}/sheet`)).status).toBe(200)
    expect((await ask('POST', `/orders/${own}/act`, { action: 'prepare' })).status).toBe(200)
    for (const [method, at, body] of [
      ['GET', 'sheet', undefined],
      ['GET', 'packing-slip', undefined],
      ['POST', 'act', { action: 'prepare' }],
      ['POST', 'note', { note: 'mine?' }],
      ['POST', 'tags', { tags: 'mine' }],
    ] as const)
      expect((await ask(method, `/orders/${other}/${at}`, body)).status, at).toBe(404)
    const idOf = async (number: string) =>
      (await shop.payload.find({ collection: 'orders', where: { number: { equals: number } } })).docs[0]?.id
    const slips = (ids: unknown) => api('GET', `/orders/packing-slips?ids=${String(ids)}`, { cookie, language: 'fr' })
    const [mine, theirs] = [await idOf(own), await idOf(other)]
    const printed = await slips(`${mine},${mine}`)
    expect([printed.headers.get('content-type'), (await printed.text()).slice(0, 5)]).toEqual([
      'application/pdf',
      '%PDF-',
    ])
    expect((await slips(`${mine},${theirs}`)).status).toBe(404)
    for (const ids of ['', 'a', '1,', Array.from({ length: 101 }, (_, at) => at + 1).join(',')]) {
      const refused = await slips(ids)
      expect([refused.status, await refused.json()]).toEqual([
        400,
        { message: 'Sélectionnez de 1 à 100 commandes pour imprimer leurs bordereaux d’expédition.' },
      ])
    }
    // Its preparation has begun: nobody learns of the other that it has not.
    const prepared = await ask('POST', '/orders/prepare', { ids: [mine, theirs] })
    expect([prepared.status, prepared.body]).toEqual([
      200,
      { began: 0, refused: [{ number: own, why: expect.any(String) }] },
    ])
    const line = ['number,carrier,tracking number', `${other},UPS,1`].join('\n')
    const given = await api('POST', '/orders/import', { cookie, language: 'en', raw: ['text/csv', line] })
    expect(await given.json()).toMatchObject({ errors: [{ message: `Line 2: order ${other} doesn’t exist.` }] })
    const printings = async (number: string) =>
      ((await ordering.orders.sheet(number))?.order.events ?? []).filter(({ kind }) => kind === 'packing-slip').length
    expect([await printings(own), await printings(other)]).toEqual([1, 0])
    expect((await ordering.orders.sheet(other))?.order.state).toBe('paid')

    expect((await ask('GET', '/home')).body).not.toHaveProperty('sales')
    expect((await ask('GET', '/sales-report')).status).toBe(403)
  })

  test('they count the stock that is there, and change the hours of their own store only', async () => {
    const { docs = [] } = (await ask('GET', '/inventory?depth=0&limit=0')).body
    expect(docs.map(({ location }) => location)).toEqual(['calgary'])
    expect((await ask('PATCH', `/inventory/${String(docs[0]?.id)}`, { quantity: 3 })).status).toBe(200)
    const elsewhere = await shop.payload.find({
      collection: 'inventory',
      where: { location: { equals: 'online' } },
      limit: 1,
      overrideAccess: true,
    })
    const refused = await ask('PATCH', `/inventory/${elsewhere.docs[0]?.id}`, { quantity: 3 })
    expect([403, 404]).toContain(refused.status)
    const file = await (await api('GET', '/inventory/export', { cookie })).text()
    expect([file.includes('calgary'), file.includes('online')]).toEqual([true, false])
    // Nor is stock moved to where they do not work.
    const moved = await ask('PATCH', `/inventory/${String(docs[0]?.id)}`, { location: 'online' })
    expect(moved.status).toBe(403)
  })

  test('nobody binds themselves elsewhere', async () => {
    const me = (await api('GET', '/users/me', { cookie })).json() as Promise<{ user: { id: number } }>
    await ask('PATCH', `/users/${(await me).user.id}`, { stores: [] })
    expect((await ask('GET', '/orders?depth=0')).body.docs).toHaveLength(1)
  })
})
