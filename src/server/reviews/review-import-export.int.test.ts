import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { shoppersOf } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles, tent } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'

type Answer = {
  status: number
  imported?: number
  wouldAdd?: number
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
  const rows = () => rowsOf(shop.payload)
  beforeEach(async () => void (await rows()(sql`delete from reviews`)))

  const call = async (path: string, role: string | undefined, body = '', query = {}): Promise<Response> => {
    const { reviewImportExport } = await import('./review-import-export.ts')
    const req = await createLocalReq(
      { ...(role && { user: { id: 1, collection: 'users', role, email: 'editor@portage.example' } as never }) },
      shop.payload,
    )
    const endpoint = reviewImportExport.find((each) => each.path === path)!
    return endpoint.handler(
      Object.assign(req, { arrayBuffer: () => new Blob([body]).arrayBuffer(), query }) as PayloadRequest,
    ) as Promise<Response>
  }
  const importing = async (lines: string[], query = {}, role = 'editor'): Promise<Answer> => {
    const answer = await call('/import', role, lines.join('\n'), query)
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  const exported = async () => (await (await call('/export', 'editor')).text()).replace(/^\uFEFF/, '')
  const shown = async (locale: 'en' | 'fr', code = poles) =>
    (await ordering.server.shop.reviews(locale, code, () => {}))?.shown
  const changes = async () =>
    (await rows()<{ id: number }>(sql`select id from changes where target = 'products'`)).length

  const shopify = 'product_handle,state,rating,title,author,email,location,body,reply,created_at,replied_at'
  const judgeMe = [
    'title,body,rating,review_date,reviewer_name,reviewer_email,product_handle,picture_urls',
    `Light,"Held up, all week",5,2026-02-03 10:00:00 UTC,Maya,maya@example.com,${poles},`,
    `,,4,2026-02-04,,,ridge-poles,`,
  ]

  test('what other services export comes in once, as imported and of nobody verified, and waits unless it was shown', async () => {
    const before = await changes()
    expect(await importing(judgeMe, { 'dry-run': 'true' })).toMatchObject({ imported: 0, wouldAdd: 2 })
    expect(await rows()(sql`select id from reviews`)).toEqual([])
    const answer = await importing(judgeMe)
    expect(answer).toMatchObject({ status: 200, imported: 2 })
    expect(answer.warnings?.join()).toMatch(/reviewer_email, picture_urls/)
    expect(await importing(judgeMe)).toMatchObject({ imported: 0 })
    expect([await shown('en'), await changes()]).toEqual([undefined, before])

    const lines = [shopify, `${poles},published,4,Solides,Luc,l@example.com,Laval,Deux hivers.,Merci!,2026-01-02,`]
    expect(await importing(lines, { language: 'fr' })).toMatchObject({ imported: 1 })
    expect(await shown('fr')).toMatchObject([
      {
        stars: 4,
        title: 'Solides',
        author: 'Luc',
        locale: 'fr',
        reply: 'Merci!',
        isVerified: false,
        writtenOn: '2026-01-02',
      },
    ])
    expect(await changes()).toBe(before + 1)
    // Nothing of the author's address is stored.
    expect(JSON.stringify(await rows()(sql`select * from reviews`))).not.toMatch(/example\.com|Laval/)
  })

  test('what goes out comes back, and changes nothing', async () => {
    await importing([shopify, `${tent},published,3,"=SUM(1,1)",Mo,,,"Two lines\nof text",,2026-01-02,`])
    await importing(['product,rating,date,used_for', `${tent},5,2026-01-02,Canoe trips`])
    const out = await exported()
    expect(out).toContain(`"'=SUM(1,1)"`)
    expect(out).toContain('"Canoe trips"')
    expect(await importing([out])).toMatchObject({ status: 200, imported: 0 })
    await rows()(sql`delete from reviews`)
    expect(await importing([out])).toMatchObject({ imported: 2 })
    expect(await exported()).toBe(out)
  })

  test('a review whose order is known is of a verified buyer, who cannot write a second one', async () => {
    const { number } = await placed(await shopper([poles]))
    const line = (order: string) => ['product,rating,date,status,order', `${poles},5,2026-01-02,published,${order}`]
    expect(await importing(line('P-999999'))).toMatchObject({ imported: 1 })
    expect(await shown('en')).toMatchObject([{ isVerified: false }])
    await rows()(sql`delete from reviews`)
    expect(await importing(line(number))).toMatchObject({ imported: 1 })
    expect(await shown('en')).toMatchObject([{ isVerified: true }])
    expect(await rows()(sql`select key from reviews`)).toEqual([{ key: `${number} ${poles}` }])
  })

  test('one wrong line, and nothing is added; each is named with what is wrong', async () => {
    const answer = await importing([
      'product,rating,body,date',
      `${poles},5,Good,2026-01-02`,
      'nothing,5,Good,2026-01-02',
      `${poles},9,Good,2026-01-02`,
      `${poles},5,see www.spam.example,yesterday`,
      `${poles},5`,
    ])
    expect([answer.status, answer.errors?.map(({ message }) => message.slice(0, 7))]).toEqual([
      400,
      ['Line 4:', 'Line 5:', 'Line 5:', 'Line 6:', 'Line 3:'],
    ])
    expect(await rows()(sql`select id from reviews`)).toEqual([])
    for (const [lines, said] of [
      [['no table"x'], /missing|table/],
      [[shopify], /no reviews/],
      [['title,body', 'a,b'], /product/],
    ] as const)
      expect((await importing([...lines])).errors?.[0]?.message).toMatch(said)
  })

  test.each([
    ['administrator', 200, 200],
    ['merchandiser', 200, 200],
    ['editor', 200, 200],
    ['store-staff', 200, 403],
    ['service', 200, 403],
    [undefined, 403, 403],
  ])('as %s: export %i, import %i', async (role, out, into) => {
    expect((await call('/export', role)).status).toBe(out)
    expect((await call('/import', role, judgeMe.join('\n'))).status).toBe(into)
  })
})
