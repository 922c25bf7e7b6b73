import { describe, expect, test } from 'vitest'
import { databases } from '../testing/databases.ts'
import { droppedPages } from '../testing/dropped-pages.ts'
import { creator, giftCard, jacket, poles } from '../testing/fixture.ts'
import { issue } from '../checkout/gift-cards.ts'
import { rowsOf } from '../database/database.ts'
import { helpLinks } from '../../domain/search/help-links.ts'

describe.each(databases)('%s', (database) => {
  const { opened, shop, dropped, change } = droppedPages(database)
  const lacked = async () => (await shop().shell('en', () => {})).lacks ?? []
  /** Where a search for help leads: what a shop lacks has no page. */
  const helpFor = async (query: string) =>
    helpLinks(query, 'en', await shop().helpPages('en', () => {}), false).map(({ href }) => href)

  test('without its last store the shop has none, on every page, until there is a first', async () => {
    const { docs } = await opened.payload.find({ collection: 'stores', depth: 0 })
    const open = (slug: string, services: string[] = []) =>
      creator(opened.payload)('stores', {
        slug,
        services,
        name: { en: slug, fr: slug },
        street: '1 rue Principale',
        city: 'Matane',
        province: 'QC',
        postalCode: 'G4W 1A1',
        latitude: 48.85,
        longitude: -67.53,
        phone: '418-555-0101',
        timeZone: 'America/Toronto',
      })
    const another = await open('rimouski', ['pickup'])
    expect(await lacked()).toEqual([])

    expect(await dropped(() => opened.payload.delete({ collection: 'stores', id: docs[0]!.id }))).not.toBe('all')
    expect(await lacked()).toEqual([])
    expect(await dropped(() => opened.payload.delete({ collection: 'stores', id: another }))).toBe('all')
    expect(await lacked()).toEqual(['stores', 'pickup'])
    expect(await helpFor('store hours')).toEqual([])

    expect(await dropped(() => open('matane', ['parking']))).toBe('all')
    expect(await lacked()).toEqual(['pickup'])
    expect(await helpFor('store hours')).toEqual(['/en/stores'])
    expect(await dropped(() => open('gaspe', ['pickup']))).toBe('all')
    expect(await lacked()).toEqual([])
    expect(await dropped(() => open('sept-iles', ['pickup']))).not.toBe('all')
  })

  test('gift cards are there while one is sold, and once one was', async () => {
    expect(await dropped(change(giftCard, { _status: 'draft' }))).toBe('all')
    expect(await lacked()).toEqual(['gift-cards'])
    expect(await helpFor('gift card')).toEqual([])
    const category = await creator(opened.payload)('categories', {
      key: 'gift-cards',
      name: { en: 'Cards', fr: 'Cartes' },
      slug: { en: 'cards', fr: 'cartes' },
    })
    await dropped(change(poles, { isNew: true }))
    expect(await lacked()).toEqual(['gift-cards'])
    expect(await dropped(change(poles, { categories: [category] }))).toBe('all')
    expect(await lacked()).toEqual([])
    expect(await helpFor('gift card')).toEqual(['/en/gift-cards'])

    const gift = { recipientName: '', recipientEmail: 'anna@example.com', senderName: '', message: '' }
    await issue(rowsOf(opened.payload), { code: 'SOLD', amount: 50_00, order: 'P-100001', locale: 'en', gift })
    expect(await dropped(change(poles, { categories: [opened.fixture.categories.camping] }))).not.toBe('all')
    expect(await lacked()).toEqual([])
  })

  test('employee prices are there with a price, a rule or an employee', async () => {
    const create = creator(opened.payload)
    const [sku, price] = ['5101-204-PLUM-S', 240_00]
    const without = { variants: [{ sku, colour: 'plum', size: 's', price }] }
    expect(await dropped(change(jacket, without))).toBe('all')
    expect(await lacked()).toEqual(['employee-prices'])
    for (const [collection, data] of [
      ['employee-rules', { name: 'All', kind: 'discount', percent: 20, active: true }],
      ['employees', { name: 'Anna', staffNumber: '4411', pin: '820134', active: true }],
    ] as const) {
      let id = 0
      expect(await dropped(async () => void (id = await create(collection, data)))).toBe('all')
      expect(await lacked()).toEqual([])
      expect(await dropped(() => opened.payload.delete({ collection, id }))).toBe('all')
      expect(await lacked()).toEqual(['employee-prices'])
    }
    const variants = [{ ...without.variants[0], employeePrice: 200_00 }]
    expect(await dropped(change(jacket, { variants }))).toBe('all')
  })

  test('reviews and questions are written until a merchant says otherwise', async () => {
    const set = (data: object) => () => opened.payload.updateGlobal({ slug: 'shop-settings', data })
    expect(await dropped(set({ takesReviews: false }))).toBe('all')
    expect(await lacked()).toContain('reviews')
    expect(await dropped(set({ takesReviews: true, takesQuestions: false }))).toBe('all')
    expect(await lacked()).toContain('questions')
    expect(await lacked()).not.toContain('reviews')
    await dropped(set({ takesQuestions: true }))
    expect(await lacked()).not.toContain('questions')
  })
})
