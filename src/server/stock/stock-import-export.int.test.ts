import { stockTargets } from '../../domain/catalog/seen-stock.ts'
import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { newestChange } from '../feed/changes.ts'
import { rowsOf, sql } from '../database/database.ts'
import { card, shoppersOf } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles, tent } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { changesAfter } from '../testing/rows.ts'

type Answer = {
  status: number
  imported?: number
  warnings?: string[]
  message?: string
  errors?: { message: string }[]
}

// contracts: npm run export, npm run import
describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let ordering: Ordering
  const { shopper, placed } = shoppersOf(() => ordering)
  beforeAll(() => void (ordering = orderingOn(async () => shop.payload)))

  const call = async (
    path: string,
    role: string | undefined,
    body = '',
    { language = 'en', ...given }: { language?: string; query?: object; headers?: Headers } = {},
  ): Promise<Response> => {
    const { stockImportExport } = await import('./stock-import-export.ts')
    const req = await createLocalReq(
      { ...(role && { user: { id: 1, collection: 'users', role } as never }) },
      shop.payload,
    )
    const endpoint = stockImportExport.find((each) => each.path === path)!
    return endpoint.handler(
      Object.assign(req, {
        arrayBuffer: () => new Blob([body]).arrayBuffer(),
        i18n: { ...req.i18n, language },
        ...given,
      }) as PayloadRequest,
    ) as Promise<Response>
  }
  const exported = async () => (await call('/export', 'store-staff')).text()
  const importing = async (lines: string[], language = 'en'): Promise<Answer> => {
    const answer = await call('/import', 'merchandiser', ['sku,location,quantity', ...lines].join('\n'), { language })
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  const written = (imported: number, warnings: string[] = []) => ({ status: 200, imported, warnings })
  const level = async (sku: string, location = 'online') => {
    const [row] = await rowsOf(shop.payload)<{ quantity: number | string }>(
      sql`select quantity from inventory where sku = ${sku} and location = ${location}`,
    )
    return row && Number(row.quantity)
  }
  /** The levels of the feed that some work writes. */
  const report = async (work: () => Promise<unknown>) => {
    const last = await newestChange(shop.payload)
    await work()
    const ids = (await changesAfter(shop.payload, last))
      .filter(({ target }) => target === stockTargets.everywhere || target === stockTargets.page)
      .map(({ docId }) => Number(docId))
    const rows = await rowsOf(shop.payload)<{ id: number | string; sku: string; location: string }>(
      sql`select id, sku, location from inventory`,
    )
    return ids.map((id) => rows.find((row) => Number(row.id) === id)).map((row) => `${row?.sku} ${row?.location}`)
  }

  test('a count sets what it names, makes what a place did not carry, and leaves the rest alone', async () => {
    expect(await importing([`${tent},online,12`, `${tent},calgary,3`])).toEqual(written(2))
    expect([await level(tent), await level(tent, 'calgary'), await level(poles)]).toEqual([12, 3, 30])
    expect(await exported()).toContain(`"${tent}","calgary","3"`)
  })

  test('a filtered list goes out with what its levels are of, and that comes in again', async () => {
    await importing([`${tent},online,12`, `${tent},calgary,3`, `${poles},online,30`])
    const query = { where: { and: [{ location: { equals: 'online' } }, { quantity: { less_than: 20 } }] } }
    const csv = await (await call('/export', 'merchandiser', '', { query })).text()
    expect(csv).toMatch(/^"sku","location","quantity","product","brand","colour","size"/)
    expect(csv).toMatch(new RegExp(`"${tent}","online","12","[^"]+","[^"]+"`))
    expect([csv.includes(poles), csv.includes('calgary')]).toEqual([false, false])
    expect(await (await call('/import', 'merchandiser', csv)).json()).toEqual({ imported: 0, warnings: [] })
    expect((await call('/export', 'merchandiser', '', { query: { where: { sku: { nonsense: 1 } } } })).status).toBe(400)
  })

  test('the same file twice writes nothing the second time', async () => {
    const csv = (await exported()).split('\n').slice(1).filter(Boolean)
    const last = await newestChange(shop.payload)
    expect([await importing(csv), await importing(csv)]).toEqual([written(0), written(0)])
    expect(await newestChange(shop.payload)).toBe(last)
  })

  test('a file that is tried is counted and its lines are named, and nothing is written', async () => {
    await importing([`${tent},online,12`, `${tent},calgary,0`])
    const last = await newestChange(shop.payload)
    const trying = async (...lines: string[]) =>
      (await call('/import', 'merchandiser', ['sku,location,quantity', ...lines].join('\n'), dryRun)).json()
    const dryRun = { query: { 'dry-run': 'true' } }
    expect(await trying(`${tent},online,0`, `${tent},calgary,0`, `${poles},online,31`)).toEqual({
      wouldChange: 2,
      wouldEmpty: 1,
      warnings: [],
    })
    expect(await trying('Z-9,online,0')).toMatchObject({ errors: [{ message: 'Line 2: variant Z-9 does not exist.' }] })
    expect([await level(tent), await newestChange(shop.payload)]).toEqual([12, last])
  })

  test('whoever asks for it receives how far the file is', async () => {
    const headers = new Headers({ accept: 'application/x-ndjson' })
    const body = ['sku,location,quantity', `${tent},online,13`].join('\n')
    const lines = (await (await call('/import', 'merchandiser', body, { headers })).text()).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      { step: 'check', done: 1, total: 2 },
      { result: { imported: 1, warnings: [] } },
    ])
  })

  test('what orders wait for is counted and not sold again; what has left is not counted any more', async () => {
    await importing([`${tent},online,10`])
    const { number } = await placed(await shopper([tent, tent]))
    expect(await level(tent)).toBe(8)
    expect(await exported()).toContain(`"${tent}","online","10"`)
    // The shelf was counted before the order, or after it: the two units lie there.
    expect([await importing([`${tent},online,10`]), await level(tent)]).toEqual([written(0), 8])
    expect([await importing([`${tent},online,7`]), await level(tent)]).toEqual([written(1), 5])
    await ordering.orders.act(number, { action: 'prepare' }, 'staff@portage.example')
    await ordering.orders.act(
      number,
      { action: 'ship', parcel: { carrier: 'Postes Canada', code: '7035' } },
      'staff@portage.example',
    )
    expect(await exported()).toContain(`"${tent}","online","5"`)
    expect([await importing([`${tent},online,5`]), await level(tent)]).toEqual([written(0), 5])
  })

  test('an order that is cancelled after a count returns the units that the count subtracted', async () => {
    await importing([`${tent},online,10`])
    const { number } = await placed(await shopper([tent]))
    expect([await importing([`${tent},online,4`]), await level(tent)]).toEqual([written(1), 3])
    await ordering.orders.act(number, { action: 'cancel' }, 'staff@portage.example')
    expect([await level(tent), await importing([`${tent},online,4`])]).toEqual([4, written(0)])
  })

  test('fewer counted than orders wait for: none is sold, and a warning is shown', async () => {
    await importing([`${tent},online,10`])
    const { number } = await placed(await shopper([tent, tent, tent], card()))
    const warnings = [
      `Line 2: ${tent} at online: 1 on hand, but 3 are reserved for orders. None are available for sale.`,
    ]
    expect([await importing([`${tent},online,1`]), await level(tent)]).toEqual([written(1, warnings), 0])
    expect(await importing([`${tent},online,1`])).toEqual(written(0, warnings))
    await ordering.orders.act(number, { action: 'cancel' }, 'staff@portage.example')
  })

  test('what is ordered while a file comes in is neither lost nor sold twice', async () => {
    await importing([`${tent},online,90`])
    const shoppers = []
    for (let i = 0; i < 5; i++) shoppers.push(await shopper([tent, tent]))
    const work = [
      ...shoppers.slice(0, 3).map(placed),
      importing([`${tent},online,40`]),
      ...shoppers.slice(3).map(placed),
    ]
    await Promise.all(work)
    expect(await level(tent)).toBe(30)
    expect(await exported()).toContain(`"${tent}","online","40"`)
  })

  test('the feed has rows for changes that shoppers see, and for nothing else', async () => {
    await importing([`${tent},online,500`, `${tent},calgary,9`, `${poles},online,3`])
    expect(await report(() => importing([`${tent},online,300`, `${tent},calgary,4`, `${poles},online,3`]))).toEqual([])
    expect(await report(() => importing([`${poles},online,2`, `${tent},online,200`, `${tent},calgary,0`]))).toEqual([
      `${tent} calgary`,
      `${poles} online`,
    ])
  })

  test('pages follow', async () => {
    const { server } = ordering
    const left = async () => (await server.shop.product('en', poles, () => {}))?.product.variants[0]?.quantity
    await importing([`${poles},online,20`])
    await server.warm()
    const last = await newestChange(shop.payload)
    await importing([`${poles},online,2`])
    const dropped = await server.take(await changesAfter(shop.payload, last))
    expect([...(dropped ?? [])]).toEqual(
      expect.arrayContaining([`product:${poles}`, `tile:${poles}@en`, `tile:${poles}@fr`]),
    )
    expect(await left()).toBe(2)
  })

  test('one wrong line, and nothing is written', async () => {
    const before = await exported()
    expect(
      await importing([
        `${tent},online,77`,
        'Z-9,online,1',
        `${poles},ottawa,1`,
        `${poles},online,-1`,
        `${tent},online,78`,
      ]),
    ).toEqual({
      status: 400,
      message: 'Nothing was changed.',
      errors: [
        'Line 3: variant Z-9 does not exist.',
        'Line 4: location ottawa does not exist; locations are online and the slugs of stores.',
        'Line 5: “-1” is not a whole number from 0 to 999999.',
        `Line 6: ${tent} at online already appears on line 2.`,
      ].map((message) => ({ message })),
    })
    expect(await importing(['Z-9,online,1'], 'fr')).toMatchObject({
      message: 'Rien n’a été modifié.',
      errors: [{ message: 'Ligne 2\u00a0: la variante Z-9 n’existe pas.' }],
    })
    expect(await exported()).toBe(before)
  })

  test('a file that is too large is refused', async () =>
    expect((await call('/import', 'merchandiser', ' '.repeat(20_000_001))).status).toBe(413))

  test('thousands of levels are written some hundreds at a time, and none a second time', async () => {
    const skus = Array.from({ length: 3000 }, (_, i) => `BULK-${String(i).padStart(4, '0')}`)
    await rowsOf(shop.payload)(
      sql`insert into products_variants (_order, _parent_id, id, sku, price) values ${sql.join(
        skus.map((sku, i) => sql`(${i + 10}, ${shop.fixture.products[poles]}, ${sku}, ${sku}, 1)`),
        sql`, `,
      )}`,
    )
    const lines = skus.flatMap((sku, i) => ['online', 'calgary'].map((location) => `${sku},${location},${i % 7}`))
    const transactions = vi.spyOn(
      (shop.payload.db as unknown as { drizzle: { transaction(): Promise<unknown> } }).drizzle,
      'transaction',
    )
    expect([await importing(lines), transactions.mock.calls.length]).toEqual([written(6000), 12])
    expect([await importing(lines), transactions.mock.calls.length]).toEqual([written(0), 12])
    transactions.mockRestore()
  })

  test.each([
    ['/export', undefined],
    ['/import', undefined],
    ['/import', 'store-staff'],
    ['/import', 'editor'],
  ])('%s by %s is refused', async (path, role) => expect((await call(path, role)).status).toBe(403))
})
