import { createLocalReq, type PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'
import type { StoreDoc } from '../../cms/from-doc/store.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator } from '../testing/fixture.ts'

// bulk edit of a holiday, CSV out and in
describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const call = async (
    path: string,
    role: string | undefined,
    body: string | Uint8Array<ArrayBuffer> = '',
  ): Promise<Response> => {
    // The same instance of the module as in the configuration.
    const { storeImportExport } = await import('./store-import-export.ts')
    const req = await createLocalReq(
      { ...(role && { user: { id: 1, collection: 'users', role } as never }) },
      shop.payload,
    )
    const endpoint = storeImportExport.find((each) => each.path === path)!
    return endpoint.handler(
      Object.assign(req, {
        arrayBuffer: () => new Blob([body]).arrayBuffer(),
        json: async () => JSON.parse(String(body)) as unknown,
      }) as PayloadRequest,
    ) as Promise<Response>
  }
  const stores = async () =>
    (
      await shop.payload.find({
        collection: 'stores',
        locale: 'all' as never,
        sort: 'slug',
        overrideAccess: true,
        depth: 0,
      })
    ).docs as unknown as StoreDoc[]
  const day = {
    date: '2098-12-28',
    open: 'closed',
    name: { en: 'Inventory', fr: 'Inventaire' },
    notice: { en: 'We count.', fr: 'Nous comptons.' },
  }

  test('a holiday is written into the stores of its provinces, once, in both languages', async () => {
    await creator(shop.payload)('stores', {
      slug: 'gatineau',
      services: ['pickup'],
      name: { en: 'Gatineau', fr: 'Gatineau' },
      street: '1 rue Principale',
      city: 'Gatineau',
      province: 'QC',
      postalCode: 'J8X 1A1',
      latitude: 45.4,
      longitude: -75.7,
      phone: '819-555-0101',
      timeZone: 'America/Toronto',
      exceptions: [{ date: '2099-01-01', open: 'closed', name: { en: 'New Year', fr: 'Jour de l’An' } }],
    })
    for (const _ of [1, 2])
      expect(
        await (await call('/holiday', 'merchandiser', JSON.stringify({ ...day, provinces: ['QC', 'ON'] }))).json(),
      ).toEqual({ changed: 1, warnings: [] })
    const [calgary, gatineau] = await stores()
    expect(calgary!.exceptions).toEqual([])
    expect(gatineau!.exceptions).toEqual([
      expect.objectContaining({ date: '2098-12-28', open: 'closed', name: day.name, notice: day.notice }),
      expect.objectContaining({ date: '2099-01-01', name: { en: 'New Year', fr: 'Jour de l’An' } }),
    ])
  })

  test('what a day had before is named, and a day that is over is refused', async () => {
    const other = { ...day, provinces: ['QC'], open: '10:00', close: '14:00' }
    expect(await (await call('/holiday', 'merchandiser', JSON.stringify(other))).json()).toEqual({
      changed: 1,
      warnings: ['Gatineau: the hours of December\u00a028, 2098 (closed) were replaced.'],
    })
    const past = await call('/holiday', 'merchandiser', JSON.stringify({ ...other, date: '2020-12-26' }))
    expect([past.status, await past.json()]).toEqual([
      400,
      { message: 'Nothing was changed.', errors: [{ message: 'That day is over. Check the year.' }] },
    ])
    expect((await call('/holiday', 'merchandiser', JSON.stringify({ ...day, provinces: ['QC'] }))).status).toBe(200)
  })

  test.each([
    [{ ...day, provinces: [] }],
    [{ ...day, provinces: ['QC'], until: '29 December' }],
    [{ ...day, provinces: ['QC'], date: '28 December' }],
    [{ provinces: ['QC'], date: '2098-12-28' }],
  ])('%j is not a holiday', async (wrong) =>
    expect((await call('/holiday', 'administrator', JSON.stringify(wrong))).status).toBe(400),
  )

  test('a table comes back as it went out, exceptions too, and makes a new store', async () => {
    const csv = await (await call('/export', 'store-staff')).text()
    // The last store, of several lines as its exceptions have one each.
    const line = csv.slice(csv.indexOf('"gatineau"')).trim()
    const answer = await call(
      '/import',
      'merchandiser',
      `${csv.replace('1 rue Principale', '2 rue Principale')}${line.replace('gatineau', 'hull').replace('J8X 1A1', 'j8x1a1')}\n`,
    )
    expect([answer.status, await answer.json()]).toEqual([200, { imported: 3, warnings: [] }])
    expect((await stores()).map(({ postalCode }) => postalCode)).toEqual([expect.anything(), 'J8X 1A1', 'J8X 1A1'])
    expect((await stores()).map(({ slug, street, exceptions }) => `${slug} ${street} ${exceptions?.length}`)).toEqual([
      'calgary 1 Bow Trail 0',
      'gatineau 2 rue Principale 2',
      'hull 1 rue Principale 2',
    ])
  })

  test('the names of a store that is there change in both languages', async () => {
    const csv = await (await call('/export', 'administrator')).text()
    expect(
      (
        await call(
          '/import',
          'merchandiser',
          csv.replace('"Gatineau","Gatineau"', '"Gatineau Park","Parc de la Gatineau"'),
        )
      ).status,
    ).toBe(200)
    expect((await stores()).find(({ slug }) => slug === 'gatineau')!.name).toEqual({
      en: 'Gatineau Park',
      fr: 'Parc de la Gatineau',
    })
    expect((await call('/import', 'merchandiser', csv)).status).toBe(200)
  })

  test('a table as Excel in French writes it keeps its accents, and the answer says how it was read', async () => {
    const before = (await (await call('/export', 'administrator')).text()).replace(/^\uFEFF/, '')
    const words = 'Élastiques d’été, œuvré, Montréal, St. John’s, 12,99 $'
    const csv = before.replace('2 rue Principale', words)
    const windows = Buffer.from(csv.replaceAll('’', '\u0092').replaceAll('œ', '\u009C'), 'latin1')
    for (const [bytes, warnings] of [
      [windows, [expect.stringContaining('Windows-1252')]],
      [csv, []],
    ] as const) {
      expect(await (await call('/import', 'merchandiser', bytes)).json()).toEqual({ imported: 3, warnings })
      const gatineau = (await stores()).find(({ slug }) => slug === 'gatineau')!
      expect([gatineau.street, gatineau.exceptions?.at(-1)]).toEqual([
        words,
        expect.objectContaining({ name: { en: 'New Year', fr: 'Jour de l’An' } }),
      ])
    }
    expect((await call('/import', 'merchandiser', before)).status).toBe(200)
  })

  test('implausible hours are accepted as they are, with a warning by store and day', async () => {
    const before = await (await call('/export', 'administrator')).text()
    const csv = before.replace(/closed","closed/, 'closed","22:00-12:00')
    const answer = await call('/import', 'merchandiser', csv)
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        imported: 3,
        warnings: [
          expect.stringMatching(/^calgary: \w+day, 22:00 – 12:00: closes more than twelve hours after midnight/),
        ],
      },
    ])
    expect((await (await call('/export', 'administrator')).text()).replace(/"[^"]*"\r?\n/g, '')).toBe(
      csv.replace(/"[^"]*"\r?\n/g, ''),
    )
    expect((await call('/import', 'merchandiser', before)).status).toBe(200)
    expect(
      await (
        await call('/holiday', 'merchandiser', JSON.stringify({ ...day, open: 'noon', provinces: ['SK'] }))
      ).json(),
    ).toMatchObject({ changed: 0, warnings: [expect.stringContaining('2098-12-28, noon')] })
  })

  test('a store without pickup is named', async () => {
    const before = await (await call('/export', 'administrator')).text()
    expect(await (await call('/import', 'merchandiser', before.replace('"pickup"', '"parking"'))).json()).toEqual({
      imported: 3,
      warnings: ['calgary: No orders can be picked up there: “pickup” is not among its services.'],
    })
    expect((await call('/import', 'merchandiser', before)).status).toBe(200)
  })

  test('one wrong line changes nothing', async () => {
    const csv = (await (await call('/export', 'administrator')).text())
      .replace('1 Bow Trail', '9 Bow Trail')
      .replace('America/Toronto', 'America/Nowhere')
    const answer = await call('/import', 'administrator', csv)
    expect([answer.status, ((await answer.json()) as { errors: unknown[] }).errors]).toEqual([
      400,
      [{ message: expect.stringContaining('time_zone') }],
    ])
    expect((await stores())[0]!.street).toBe('1 Bow Trail')
  })

  test('one store is closed for several days at once, in both languages, and the others are not', async () => {
    const closing = { ...day, date: '2097-06-29', until: '2097-07-02', stores: ['gatineau'] }
    const asked = (body: object) => call('/holiday', 'merchandiser', JSON.stringify(body))
    expect(await (await asked(closing)).json()).toEqual({ changed: 1, warnings: [] })
    const days = (await stores()).map(({ exceptions }) => exceptions?.filter(({ date }) => date.startsWith('2097')))
    expect(days.map((each) => each?.map(({ date }) => date))).toEqual([
      [],
      ['2097-06-29', '2097-06-30', '2097-07-01', '2097-07-02'],
      [],
    ])
    expect(days[1]!.at(-1)).toMatchObject({ open: 'closed', name: day.name, notice: day.notice })
    for (const until of ['2097-06-28', '2097-08-30'])
      expect(await (await asked({ ...closing, until })).json()).toMatchObject({
        errors: [{ message: 'The last day is before the first one, or more than 62 days are meant.' }],
      })
  })

  test.each([
    ['/export', undefined],
    ['/import', undefined],
    ['/import', 'store-staff'],
    ['/import', 'editor'],
    ['/holiday', 'editor'],
    ['/holiday', undefined],
  ])('%s by %s is refused', async (path, role) => expect((await call(path, role, '{}')).status).toBe(403))
})
