import { describe, expect, test } from 'vitest'
import type { Choice } from '../../cms/choices.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { staffCookie } from '../testing/visitors.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  const ask = async (at: string, language = 'en', cookie?: string) => {
    const answer = await admin('GET', `/choices/${at}`, {
      language,
      cookie: cookie ?? (await (signedIn ??= staffCookie(shop.payload, 'store-staff'))),
    })
    return {
      status: answer.status,
      choices: ((await answer.json()) as { choices?: (Choice & { id?: string })[] }).choices,
    }
  }
  let signedIn: Promise<string> | undefined

  test('colours are listed by their names in the user’s language, with what they look like', async () => {
    const plum = (hex: unknown, label: string) =>
      expect.objectContaining({ value: 'plum', label, hex, id: String(shop.fixture.colours.plum) })
    const hex = expect.stringMatching(/^#[0-9a-f]{6}$/i)
    expect((await ask('colours')).choices).toContainEqual(plum(hex, 'Plum'))
    expect((await ask('colours', 'fr')).choices).toContainEqual(plum(hex, 'Prune'))
  })

  test('places are the warehouse and the stores, by name', async () => {
    const { docs } = await shop.payload.find({ collection: 'stores', locale: 'fr', depth: 0, pagination: false })
    const { choices } = await ask('places', 'fr')
    expect(choices?.[0]).toEqual({ value: 'online', label: 'Entrepôt, pour les commandes en ligne' })
    expect(new Set(choices?.slice(1).map(({ value, label }) => `${value} ${label}`))).toEqual(
      new Set(docs.map(({ slug, name }) => `${slug} ${String(name)}`)),
    )
  })

  test('a SKU is found by a part of it and by words of its product; what is stored is listed too', async () => {
    const { docs } = await shop.payload.find({ collection: 'products', locale: 'en', depth: 0, limit: 1, sort: 'code' })
    const [product] = docs
    const sku = product?.variants?.[0]?.sku ?? ''
    const label = `${sku} – ${String(product?.title)}`
    const found = async (params: Record<string, string>, language?: string) =>
      (await ask(`skus?${new URLSearchParams(params)}`, language)).choices
    expect(sku).not.toBe('')
    for (const q of [sku, sku.slice(1).toLowerCase(), String(product?.title).toUpperCase()])
      expect(await found({ q })).toContainEqual({ value: sku, label })
    expect(await found({ q: 'no such thing' })).toEqual([])
    expect(await found({ q: 'no such thing', value: sku })).toEqual([{ value: sku, label }])
    // A sign of the query language is a letter like others.
    expect(await found({ q: '%' })).toEqual([])
    expect((await found({ q: '' }))?.length).toBeGreaterThan(0)
  })

  test('nobody outside the staff is answered, and there is no other kind', async () => {
    expect([(await ask('skus', 'en', 'none=1')).status, (await ask('users')).status]).toEqual([403, 404])
  })
})
