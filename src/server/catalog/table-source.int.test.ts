import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ProductLine } from '../../cms/product-file.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { jacket, poles, tent } from '../testing/fixture.ts'
import type { Imported, Tried } from './import-products.ts'

// what of a product a table leaves out
describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let req: PayloadRequest
  beforeAll(async () => {
    const user = { id: 1, collection: 'users', role: 'merchandiser' } as never
    req = await createLocalReq({ user }, shop.payload)
  })
  const importing = async (rows: readonly string[], options = {}) => {
    const { givenProducts, shopifyChoices } = await import('./given-products.ts')
    const { importProducts } = await import('./import-products.ts')
    const source = await givenProducts(req, 'products-csv', () => rows.join('\n'), shopifyChoices.parse({}))
    return importProducts(req, source, undefined, options)
  }
  const trying = async (...rows: string[]) => (await importing(rows, { dryRun: true })) as Tried
  const lines = async () => {
    const { exportProducts } = await import('./export-products.ts')
    let text = ''
    for await (const part of exportProducts(shop.payload)) text += part
    const products = text.trim().split('\n')
    return new Map(products.map((line) => JSON.parse(line) as ProductLine).map((line) => [line.code, line]))
  }

  test('a file of prices changes prices, and is undone', async () => {
    const before = await lines()
    const file = ['code;sku;price;sale_price', `${jacket};5101-204-MOSS-S;229,95;199,95`, `${tent};5102-100;479,95;`]
    const tried = await trying(...file)
    expect(tried.differences.map(({ code, fields }) => [code, fields.map(({ field }) => field)])).toEqual([
      [jacket, ['5101-204-MOSS-S – Price', '5101-204-MOSS-S – Sale price']],
      [tent, ['5102-100 – Price', '5102-100 – Sale price']],
    ])
    expect(tried.warnings).toEqual([])
    const { run, imported } = (await importing(file)) as Imported
    expect(imported).toBe(2)
    const after = await lines()
    const was = before.get(jacket)!
    expect(after.get(jacket)).toEqual({
      ...was,
      variants: was.variants.map((each) =>
        each.sku === '5101-204-MOSS-S' ? { ...each, price: 229_95, salePrice: 199_95 } : each,
      ),
    })
    const [{ salePrice: _, ...reduced }] = before.get(tent)!.variants as [ProductLine['variants'][number]]
    expect(after.get(tent)).toEqual({ ...before.get(tent)!, variants: [{ ...reduced, price: 479_95 }] })
    expect(await importing(file)).toEqual({ imported: 0 })
    const { undoProducts } = await import('./undo-products.ts')
    expect(await undoProducts(req, run!)).toEqual({ undone: 2, left: [] })
    expect(await lines()).toEqual(before)
  })

  test('what a person should look at is named: new variants, and prices that may be a slip', async () => {
    const tried = await trying(
      'code,sku,colour,size,price,sale_price',
      `${jacket},5101-204-MOSS-L,moss,m,240,`,
      `${jacket},5101-204-MOSS-M,moss,s,2400,`,
      `${jacket},5101-204-MOSS-S,,,0,`,
      `${tent},5102-100,,,499,39.90`,
    )
    expect(tried.warnings).toEqual([
      'New variants of products that are already there: 1 (5101-204-MOSS-L)',
      'Line 3: price: $2,400.00 instead of $240.00.',
      'Line 4: price: the new price is $0.00.',
      'Line 5: sale_price: $39.90 instead of $399.00.',
    ])
  })

  test('variants that a line leaves out are named before they go', async () => {
    const { givenProducts, shopifyChoices } = await import('./given-products.ts')
    const { importProducts } = await import('./import-products.ts')
    const line = (await lines()).get(jacket)!
    const json = JSON.stringify({ ...line, variants: line.variants.slice(1) })
    const source = await givenProducts(req, 'products', () => json, shopifyChoices.parse({}))
    expect(await importProducts(req, source, undefined, { dryRun: true })).toMatchObject({
      warnings: [`Variants removed because the line of their product leaves them out: 1 (${line.variants[0]!.sku})`],
    })
  })

  test('a SKU that its product keeps is no other’s, and all that is wrong is said at once', async () => {
    expect(
      await importing([
        'code,sku,colour,size,price',
        `${jacket},5101-204-MOSS-M,moss,m,240`,
        `${poles},5101-204-MOSS-S,moss,,1`,
        `${poles},5104-400,,,free`,
        '9999-999,5102-100,,,1',
      ]),
    ).toEqual({
      message: 'Nothing was changed.',
      problems: [
        `Line 3: 5101-204-MOSS-S: this product has no colour “moss”. Add it to the product’s colours, or choose one of them.`,
        `Line 3: the SKU 5101-204-MOSS-S belongs to product ${jacket}.`,
        'Line 4: price: “free” is not an amount in dollars, such as 1,299.95 or 1 299,95.',
        expect.stringMatching(
          /^Line 5: this product is not in the shop yet; a new one also needs the columns title_en, /,
        ),
        `Line 5: the SKU 5102-100 belongs to product ${tent}.`,
      ],
    })
  })
})
