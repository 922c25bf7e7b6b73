import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { databases, shopOn } from '../testing/databases.ts'

// contracts: npm run export, npm run import
describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)

  test.each(['products', 'stores', 'stock', 'menu-en', 'menu-fr'] as const)(
    '%s come back as they went out, and change nothing',
    async (format) => {
      const { exportFile, exportText, importText } = await import('./import-export.ts')
      const out = await exportText(shop.payload, format)
      expect(out.length).toBeGreaterThan(20)
      const answer = await importText(shop.payload, format, out)
      expect(answer).toMatchObject({ ok: true, report: { changed: [], removed: [] } })
      expect(await exportText(shop.payload, format)).toBe(out)
      const file = path.join(shop.dataDir, format)
      await exportFile(shop.payload, format, file)
      // The mark at the start of a table is for spreadsheets.
      expect(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')).toBe(out)
    },
  )

  test.each([
    ['stores', 'no,table\n1,2'],
    ['menu-en', '[]'],
    ['menu-fr', '{'],
    ['stores', ''],
    ['products', '{}'],
    ['stock', ''],
    ['stock', 'sku,location\nA,online'],
  ] as const)('of %s, "%s" is refused with words, and nothing is changed', async (format, text) => {
    const { exportText, importText } = await import('./import-export.ts')
    const before = await exportText(shop.payload, format)
    const answer = await importText(shop.payload, format, text)
    expect(answer.ok).toBe(false)
    expect(!answer.ok && answer.problems.join(' ')).toMatch(/\w{4,}/)
    expect(await exportText(shop.payload, format)).toBe(before)
  })
})
