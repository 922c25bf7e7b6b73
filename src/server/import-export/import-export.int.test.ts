import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { databases, shopOn } from '../testing/databases.ts'

// contracts: npm run export, npm run import
describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)

  test.each(['products', 'products-csv', 'stores', 'stock', 'menu-en', 'menu-fr'] as const)(
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

  test('a try says what an import of products would do, and does nothing', async () => {
    const { exportFile, exportText, importFile } = await import('./import-export.ts')
    const { openTextFile } = await import('./text-file.ts')
    const file = path.join(shop.dataDir, 'tried.csv')
    await exportFile(shop.payload, 'products-csv', file)
    const table = readFileSync(file, 'utf8')
    const before = await exportText(shop.payload, 'products')
    const trying = async (csv: string) => {
      writeFileSync(file, csv)
      return importFile(shop.payload, 'products-csv', await openTextFile(file), () => {}, { dryRun: true })
    }
    expect(await trying(table)).toMatchObject({ ok: true, report: { wouldAdd: 0, wouldChange: 0 } })
    const other = table.replaceAll('Ridge Poles', 'Pillar Poles')
    const [row = ''] = other.split('\n').filter((line) => line.includes('Pillar Poles'))
    expect(
      await trying(`${other}${row.replaceAll('5104-400', '5104-999').replaceAll('ridge-poles', 'pillar-poles')}\n`),
    ).toMatchObject({ ok: true, report: { wouldAdd: 1, wouldChange: 1 } })
    expect(await trying(table.replaceAll('lowcloud', 'nobody'))).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([
        expect.stringMatching(/^Lines [\d, ]+: brand: nobody does not exist\.$/),
      ]) as string[],
    })
    expect(await exportText(shop.payload, 'products')).toBe(before)
  })

  test.each([
    ['stores', 'no,table\n1,2'],
    ['menu-en', '[]'],
    ['menu-fr', '{'],
    ['stores', ''],
    ['products', '{}'],
    ['products-csv', 'code,sku,price\nA,A,free'],
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
