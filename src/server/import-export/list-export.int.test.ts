import { describe, expect, test } from 'vitest'
import { tableFromCsv } from '../../cms/csv-table.ts'
import { plainAmount } from '../../domain/pricing/typed-amount.ts'
import { shopDayAndTime } from '../../domain/shop-day.ts'
import { instantOf } from '../../domain/time.ts'
import { adminApiAs } from '../testing/admin-api.ts'
import { databases } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { orderShop } from '../testing/order-shop.ts'

// contracts: GET /admin/api/orders/export, GET /admin/api/newsletter/export
describe.each(databases)('%s', (database) => {
  const { shop, ordering, shopper, placed } = orderShop(database)
  const admin = adminApiAs('merchandiser', () => shop.payload)
  const fileOf = async (list: string, query: string, language = 'en') => {
    const answer = await admin('GET', `/${list}/export?${query}`, { language })
    return { name: answer.headers.get('content-disposition'), text: await answer.text() }
  }
  const linesOf = ({ text }: { text: string }) => (tableFromCsv(text, 100)?.lines ?? []).map(({ cells }) => cells)

  test('orders go out as the list shows them, with what they came to', async () => {
    const [first, second] = [await placed(await shopper([poles])), await placed(await shopper([poles]))]
    await ordering.orders.act(second.number, { action: 'prepare' }, 'staff@portage.example')
    const file = await fileOf('orders', '')
    expect(file.name).toContain('orders.csv')
    expect(linesOf(file).map(({ Number }) => Number)).toEqual([first.number, second.number])
    const { order } = first
    const { totals } = order
    expect(linesOf(file)[0]).toMatchObject({
      'Placed on (Pacific Time)': shopDayAndTime(instantOf(order.placedAt)),
      Channel: 'Website',
      Email: order.contact.email,
      'Postal code': order.address?.postalCode,
      Units: '1',
      Merchandise: plainAmount(totals.merchandise),
      Total: plainAmount(totals.total),
      Refunded: '0.00',
    })
    expect(linesOf(await fileOf('orders', 'where[state][equals]=preparing')).map(({ Number }) => Number)).toEqual([
      second.number,
    ])
    expect(linesOf(await fileOf('orders', `search=${first.number}`)).map(({ Number }) => Number)).toEqual([
      first.number,
    ])
    expect((await admin('GET', '/orders/export?where[secret][equals]=1')).status).toBe(400)

    const french = await fileOf('orders', '', 'fr')
    expect(french.name).toContain('commandes.csv')
    expect(linesOf(french)[0]).toMatchObject({ Total: plainAmount(totals.total, 'fr') })
  })

  test('subscribers go out with the proof of their consent', async () => {
    await shop.payload.create({
      collection: 'newsletter',
      data: {
        email: 'reader@portage.example',
        language: 'fr',
        status: 'unsubscribed',
        consent: 'Oui, écrivez-moi.',
        askedAt: '2026-07-20T19:00:00.000Z',
        confirmedAt: '2026-07-21T19:30:00.000Z',
        unsubscribedAt: null,
      },
    })
    expect(linesOf(await fileOf('newsletter', 'search=reader'))).toEqual([
      {
        Email: 'reader@portage.example',
        Language: 'French',
        Status: 'Unsubscribed',
        'Requested at': '2026-07-20 12:00',
        'Confirmed at': '2026-07-21 12:30',
        'Unsubscribed at': '',
        Consent: 'Oui, écrivez-moi.',
      },
    ])
    expect(linesOf(await fileOf('newsletter', 'search=nobody'))).toEqual([])
  })
})
