import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { linesOf, productsToFile } from '../../cms/product-file.ts'
import { rowsOf, sql } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { jacket, poles, tent } from '../testing/fixture.ts'
import type { Imported, Tried } from './import-products.ts'
import type { Undone } from './undo-products.ts'

type Line = { code: string; variants: { sku: string; price: number }[] } & Record<string, unknown>

// an import is tried field by field, and undone as a whole
describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let req: PayloadRequest
  beforeAll(async () => {
    const user = { id: 1, collection: 'users', role: 'merchandiser', email: 'mina@portage.example' } as never
    req = await createLocalReq({ user }, shop.payload)
  })
  const importing = async (lines: readonly object[], options = {}) => {
    const { importProducts } = await import('./import-products.ts')
    return importProducts(req, () => linesOf([productsToFile(lines)]), undefined, { name: 'spring.jsonl', ...options })
  }
  const undo = async (run: number) => (await import('./undo-products.ts')).undoProducts(req, run)
  const runs = async () => (await import('./product-import-runs.ts')).lastRuns(shop.payload)
  const exported = async () => {
    const { exportProducts } = await import('./export-products.ts')
    let text = ''
    for await (const part of exportProducts(shop.payload)) text += part
    return text
  }
  const lineOf = async (code: string): Promise<Line> =>
    (await exported())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line)
      .find((line) => line.code === code)!
  const like = (line: Line, code: string): Line => ({
    ...line,
    code,
    variants: line.variants.map((variant, i) => ({ ...variant, sku: `${code}-${i}` })),
  })

  test('a try shows what is new, and what changes field by field', async () => {
    const [before, line] = [await exported(), await lineOf(poles)]
    const [variant] = line.variants
    const { differences, ...counts } = (await importing(
      [
        { ...line, title: { en: 'Pillar Poles', fr: 'Bâtons Ridge' }, variants: [{ ...variant, price: 1299_00 }] },
        like(line, 'NEW-1'),
      ],
      { dryRun: true },
    )) as Tried
    expect(counts).toEqual({
      wouldAdd: 1,
      wouldChange: 1,
      warnings: ['Line 1: variants.0.price: $1,299.00 instead of $120.00.'],
    })
    expect(differences.map(({ code, isNew }) => [code, isNew])).toEqual([
      [poles, false],
      ['NEW-1', true],
    ])
    expect(differences[0]!.fields).toContainEqual({
      field: 'Title (English)',
      from: 'Ridge Poles',
      to: 'Pillar Poles',
    })
    expect(differences[0]!.fields.at(-1)).toMatchObject({ field: `${variant!.sku} – Price`, to: '$1,299.00' })
    expect(await exported()).toBe(before)
  })

  test('an import is undone: what it made goes, what it changed is as before, down to a draft', async () => {
    const line = await lineOf(jacket)
    await importing([like(line, 'DRAFTED'), like(line, 'STAYS')])
    const { docs } = await shop.payload.find({ collection: 'products', where: { code: { equals: 'DRAFTED' } } })
    await shop.payload.update({ collection: 'products', id: docs[0]!.id, data: { _status: 'draft' } })
    const before = await exported()
    const swapped = like(line, 'STAYS')
    const answer = (await importing([
      // An SKU goes from one product to a new one.
      { ...swapped, popularity: 3, variants: swapped.variants.slice(1) },
      { ...like(line, 'MADE'), variants: [{ ...swapped.variants[0]! }] },
      { ...like(line, 'DRAFTED'), popularity: 4 },
    ])) as Imported
    expect(answer).toEqual({ imported: 3, run: expect.any(Number) as number })
    expect((await runs())[0]).toMatchObject({
      file: 'spring.jsonl',
      author: 'mina@portage.example',
      state: 'done',
      added: 1,
      changed: 2,
      canUndo: true,
    })
    expect(await undo(answer.run!)).toEqual({ undone: 3, left: [] })
    expect(await exported()).toBe(before)
    const status = await rowsOf(shop.payload)(sql`select _status from products where code = 'DRAFTED'`)
    expect(status).toEqual([{ _status: 'draft' }])
    expect((await runs())[0]).toMatchObject({ state: 'undone', canUndo: false, undoneBy: 'mina@portage.example' })
    expect(await undo(answer.run!)).toMatchObject({ message: expect.stringContaining('cannot be undone') as string })
  })

  test('what no file says of a product, an import and its undoing leave: what it goes with, and never does', async () => {
    const { products } = shop.fixture
    const pinned = { goesWith: [products[poles]], neverWith: [products[jacket]] }
    await shop.payload.update({ collection: 'products', id: products[tent]!, data: pinned as never })
    const kept = async () => {
      const { goesWith, neverWith } = await shop.payload.findByID({
        collection: 'products',
        id: products[tent]!,
        depth: 0,
      })
      return { goesWith, neverWith }
    }
    const { run } = (await importing([{ ...(await lineOf(tent)), popularity: 21 }])) as Imported
    expect([(await lineOf(tent)).popularity, await kept()]).toEqual([21, pinned])
    expect(await undo(run!)).toEqual({ undone: 1, left: [] })
    expect(await kept()).toEqual(pinned)
  })

  test('what somebody changed since stays as it is, and is reported', async () => {
    const line = await lineOf(jacket)
    await importing([like(line, 'ONE'), like(line, 'TWO')])
    const { run } = (await importing([
      { ...like(line, 'ONE'), popularity: 11 },
      { ...like(line, 'TWO'), popularity: 12 },
    ])) as Imported
    const { docs } = await shop.payload.find({ collection: 'products', where: { code: { equals: 'TWO' } } })
    await shop.payload.update({ collection: 'products', id: docs[0]!.id, data: { popularity: 13 } })
    expect((await undo(run!)) as Undone).toEqual({
      undone: 1,
      left: ['TWO: changed, deleted or drafted since the import; left as it is.'],
    })
    expect([(await lineOf('ONE')).popularity, (await lineOf('TWO')).popularity]).toEqual([line.popularity, 13])
    expect((await runs())[0]).toMatchObject({ state: 'partly', undone: 1, canUndo: true })
  })

  test('what a later import wrote, too, is counted before; once that is undone, so is the rest', async () => {
    const { countWrittenSince } = await import('./product-import-runs.ts')
    const line = await lineOf(jacket)
    await importing([like(line, 'THREE'), like(line, 'FOUR')])
    const before = await exported()
    const both = (popularity: number) => ['THREE', 'FOUR'].map((code) => ({ ...like(line, code), popularity }))
    const older = ((await importing(both(31))) as Imported).run!
    const newer = ((await importing(both(32).slice(1))) as Imported).run!
    expect([await countWrittenSince(shop.payload, older), await countWrittenSince(shop.payload, newer)]).toEqual([1, 0])
    expect(await undo(older)).toMatchObject({ undone: 1, left: [expect.stringMatching(/^FOUR: changed/)] })
    expect([await undo(newer), await countWrittenSince(shop.payload, older)]).toEqual([{ undone: 1, left: [] }, 0])
    expect([await undo(older), await exported()]).toEqual([{ undone: 1, left: [] }, before])
  })

  test('an import that was broken off is undone as far as it went, by one at a time', async () => {
    const { importProducts } = await import('./import-products.ts')
    const line = await lineOf(jacket)
    const lines = Array.from({ length: 30 }, (_, i) => like(line, `BROKEN-${i}`))
    const before = await exported()
    const broken = importProducts(
      req,
      () => linesOf([productsToFile(lines)]),
      (step) => {
        if (step === 'write') throw new Error('killed')
      },
    )
    await expect(broken).rejects.toThrow('killed')
    const [{ id, state, added }] = (await runs()) as [Awaited<ReturnType<typeof runs>>[0]]
    expect([state, added]).toEqual(['stopped', 20])
    const both = await Promise.all([undo(id), undo(id)])
    expect(both).toContainEqual({ undone: 20, left: [] })
    expect(both).toContainEqual({ message: expect.stringContaining('cannot be undone') as string, problems: [] })
    expect(await exported()).toBe(before)
  })
})
