import { expect, test } from 'vitest'
import { shopOn } from '../testing/databases.ts'
import { drizzled, rowsOf } from './database.ts'
import { insertJson } from './insert-json.ts'

const shop = shopOn('PostgreSQL')

test('rows are inserted as they are, each with the defaults of what it does not name', async () => {
  const table = drizzled(shop.payload).tables.payload_preferences
  if (!table) throw new Error('there is no table of preferences')
  const value = { words: ['é’œ', '"quoted"', null], isOpen: true, count: 1.5 }
  await insertJson(rowsOf(shop.payload), table, [
    { key: 'first', value },
    { key: 'half a character: \ud800', createdAt: '2026-01-02T03:04:05.000Z' },
    { key: 'empty', value: null },
  ])
  const { docs } = await shop.payload.find({ collection: 'payload-preferences', sort: 'id', depth: 0 })
  expect(docs.map((doc) => [doc.key, doc.value])).toEqual([
    ['first', value],
    ['empty', null],
    ['half a character: \ufffd', null],
  ])
  expect(docs.at(-1)?.createdAt).toBe('2026-01-02T03:04:05.000Z')
  expect(Date.parse(docs[0]?.createdAt ?? '')).toBeGreaterThan(Date.parse('2026-11-01'))
})
