import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { productsOfShopify, type ShopifyProduct } from './shopify-table.ts'

const read = async (csv: string) => {
  const [found, ignored]: [unknown[], Set<string>] = [[], new Set()]
  for await (const product of productsOfShopify(csv, 'en', ignored)) found.push(product)
  return { found: found as ShopifyProduct[], ignored: [...ignored] }
}
const titles =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Image Alt Text,SEO Title,Status'

test('rows of one handle are a product: variants, and pictures on rows of their own', async () => {
  const { found, ignored } = await read(
    [
      titles,
      'tee,Tee,<p>Soft.</p>,Northway,Shirts,"men, summer",true,Color,Red,Size,S,T-R-S,180,shopify,4,19.95,25.00,,https://cdn.example/b.jpg,2,Back,Buy a tee,active',
      'tee,,,,,,,,Red,,M,,181.0,,9,"1,019.95",,,https://cdn.example/a.jpg,1,Front,,',
      'tee,,,,,,,,,,,,,,,,,,https://cdn.example/c.jpg,3,,,',
      "cap,Cap,,,,,false,Title,Default Title,,,'0123,,,,10,5,,,,,,draft",
    ].join('\n'),
  )
  expect(ignored).toEqual(['SEO Title'])
  expect(found).toHaveLength(2)
  expect(found[0]).toMatchObject({
    at: 2,
    handle: 'tee',
    vendor: 'Northway',
    tags: ['men', 'summer'],
    isActive: true,
    pictures: [{ src: 'https://cdn.example/a.jpg', alt: 'Front' }, { place: 2 }, { place: 3 }],
  })
  const [red] = found[0]!.variants
  expect(red).toEqual({
    at: 2,
    options: [
      { name: 'color', value: 'Red' },
      { name: 'size', value: 'S' },
    ],
    sku: 'T-R-S',
    price: 25_00,
    salePrice: 19_95,
    weightGrams: 180,
    quantity: 4,
  })
  expect(found[0]!.variants[1]).toMatchObject({ at: 3, sku: '', price: 1019_95, weightGrams: 181 })
  // A former price that is no higher is ignored.
  expect(found[1]).toMatchObject({ isActive: false, variants: [{ options: [], sku: '0123', price: 10_00 }] })
  expect(found[1]!.variants[0]).not.toHaveProperty('salePrice')
})

test.each([
  ['Handle,Title\ntee,Tee', [[1, 'The column Variant Price is missing.']]],
  ['Handle,Title,Variant Price\ntee,,10', [[2, 'Title is empty.']]],
  [
    'Handle,Title,Variant Price\n,Tee,',
    [
      [2, 'Handle is empty.'],
      [2, 'Variant Price is empty.'],
    ],
  ],
  [
    'Handle,Title,Variant Price\ntee,Tee,free',
    [[2, 'Variant Price: “free” is not an amount in dollars, such as 1,299.95 or 1 299,95.']],
  ],
  ['Handle,Title,Variant Price\ntee,Tee', [[2, 'this line has 2 cells; the first line has 3.']]],
])('%j is refused at its lines', async (csv, faults) => {
  const [first] = (await read(csv)).found as unknown as { faults: { at: number; wrong: string }[] }[]
  expect(first!.faults.map(({ at, wrong }) => [at, wrong])).toEqual(faults)
})

const fixture = path.resolve('../shared/fixtures/catalogue/shopify-apparel.csv')
const absent = existsSync(fixture) ? '' : ': skipped, ../shared/fixtures/catalogue/shopify-apparel.csv is not here'
test.skipIf(absent !== '')(`a real export reads whole${absent}`, async () => {
  const { found } = await read(readFileSync(fixture, 'utf8'))
  expect(found).toHaveLength(20)
  expect(found.filter((product) => 'faults' in product)).toEqual([])
  expect(found.find(({ handle }) => handle === 'classic-varsity-top')!.variants.map(({ options }) => options)).toEqual(
    ['Small', 'Medium', 'Large'].map((value) => [{ name: 'size', value }]),
  )
})
