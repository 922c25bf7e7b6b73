import { describe, expect, test } from 'vitest'
import { adminApiAs } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'

type Found = { docs: Record<string, unknown>[]; totalDocs: number; errors?: unknown }

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApiAs('administrator', () => shop.payload)
  const ask = async (at: string, method = 'GET', json?: object) => {
    const answer = await admin(method, at, { ...(json && { json }) })
    return { status: answer.status, ...((await answer.json()) as Found) }
  }

  test('a filter or an order by words in both languages needs no language, in any collection', async () => {
    const localized = shop.payload.config.collections.flatMap(({ slug, flattenedFields, versions }) => {
      const field = flattenedFields.find(
        (one) => 'localized' in one && one.localized && ['text', 'textarea'].includes(one.type),
      )
      return field ? [[slug, field.name, Boolean(versions)] as const] : []
    })
    expect(localized.length).toBeGreaterThan(5)
    for (const [slug, field, hasDrafts] of localized)
      for (const query of [
        `where[or][0][${field}][like]=a&where[or][1][and][0][${field}][like]=b`,
        `where[${field}][exists]=true`,
        `sort=${field}`,
        `sort=${field}&locale=xx`,
        ...(hasDrafts ? [`where[or][0][${field}][like]=a&draft=true`] : []),
      ])
        expect([slug, query, (await ask(`/${slug}?${query}`)).status]).toEqual([slug, query, 200])
  })

  test('what is read is in English then, and in the language that is named where one is', async () => {
    const titles = async (query: string) => (await ask(`/products?sort=code${query}`)).docs.map(({ title }) => title)
    const [none, en, fr] = [await titles(''), await titles('&locale=en'), await titles('&locale=fr')]
    expect(none).toEqual(en)
    expect(fr).not.toEqual(en)
    expect(await titles('&locale=all')).toContainEqual({ en: 'Gift Card', fr: 'Carte-cadeau' })
    const found = (query: string) => ask(`/products?where[or][0][title][equals]=Carte-cadeau${query}`)
    expect([(await found('')).totalDocs, (await found('&locale=fr')).totalDocs]).toEqual([0, 1])
    const count = await ask('/products/count?where[or][0][title][equals]=Gift Card')
    expect(count).toMatchObject({ status: 200, totalDocs: 1 })
  })

  test('what is written without a language is English, and one of the form or the body still is', async () => {
    const words = async (key: string) => (await ask(`/tags?where[key][equals]=${key}&locale=all`)).docs[0]?.name
    expect((await ask('/tags', 'POST', { key: 'plain', name: 'Plain' })).status).toBe(201)
    expect(await words('plain')).toEqual({ en: 'Plain' })
    const form = async (key: string, more: object) => {
      const payload = JSON.stringify({ key, name: 'Neuf', ...more })
      const raw = `--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n${payload}\r\n--x--`
      expect((await admin('POST', '/tags', { raw: ['multipart/form-data; boundary=x', raw] })).status).toBe(201)
      return words(key)
    }
    expect([await form('french', { locale: 'fr' }), await form('form', {})]).toEqual([{ fr: 'Neuf' }, { en: 'Neuf' }])
    const {
      docs: [product],
    } = await ask('/products?limit=1&depth=0')
    const change = await ask(`/products/${String(product?.id)}`, 'PATCH', { title: 'Renamed' })
    expect([change.errors, change.status]).toEqual([undefined, 200])
    const renamed = await ask(`/products/${String(product?.id)}?locale=all&depth=0`)
    expect(renamed).toMatchObject({ title: { en: 'Renamed' } })
  })

  test('what is found by its words and changed or deleted, too; a body still names its own language', async () => {
    const made = await ask('/tags', 'POST', { key: 'made', name: 'Fait', locale: 'fr' })
    expect(made.status).toBe(201)
    const words = async () => {
      const { docs } = await ask('/tags?where[key][equals]=made&locale=all')
      return docs[0]?.name
    }
    expect(await words()).toEqual({ fr: 'Fait' })
    const change = (query: string, json: object) => ask(`/tags?${query}`, 'PATCH', json)
    expect((await change('where[key][equals]=made', { name: 'Made' })).status).toBe(200)
    expect(await words()).toEqual({ en: 'Made', fr: 'Fait' })
    expect((await change('where[or][0][name][equals]=Fait', { name: 'Faite', locale: 'fr' })).status).toBe(200)
    expect(await words()).toEqual({ en: 'Made', fr: 'Faite' })
    expect((await change('where[or][0][name][equals]=Made', { key: 'made' })).status).toBe(200)
    expect(await ask('/tags?where[or][0][name][equals]=Made', 'DELETE')).toMatchObject({ status: 200 })
    expect(await words()).toBeUndefined()
  })
})
