import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { SearchLog } from './search-log.ts'

/** A database that takes everything. */
const database = { name: 'postgres', sessions: {}, drizzle: { execute: async () => ({ rows: [] }) } }
const payload = async () => ({ db: database }) as unknown as Payload

test('what many ask is read once in each language', async () => {
  const read: string[] = []
  const queries = {
    explain: async (language: string, text: string) => {
      read.push(`${language} ${text}`)
      return { parts: [], unknown: [] }
    },
  }
  const log = new SearchLog({ payload, queries })
  for (const [at, index] of ['products_en', 'products_en', 'products_fr', 'products_en'].entries())
    log.searched({ index, params: { query: at === 3 ? 'parka' : 'jacket' }, nbHits: 0 }, `192.0.2.${at}`)
  await log.write(true)
  expect(read).toEqual(['en jacket', 'fr jacket', 'en parka'])
})
