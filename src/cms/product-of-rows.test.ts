import { describe, expect, test } from 'vitest'
import { fieldsInBoth } from './product-columns.ts'
import { readTable, sampleTable } from './testing/read-table.ts'

const { jacket, empty, table } = sampleTable

const optional = fieldsInBoth.filter((name) => !table().includes(`${name}_en`))

test.each(optional)('%s may be in one language; empty cells are none, and empty it', async (name) => {
  const rows = (en: string) =>
    `${table(`${jacket},A,plum,120,99,yes`).replace('\n', `,${name}_en,${name}_fr\n`)},${en},`
  const given = await readTable(rows('Words'))
  expect(given.problems).toEqual([])
  expect(given.products[0]).toMatchObject({ [name]: { en: 'Words', fr: '' } })
  for (const shop of [[], given.products]) {
    const { products, problems } = await readTable(rows(''), 'en', shop)
    expect(problems).toEqual([])
    expect(products[0]).not.toHaveProperty(name)
  }
})

describe('of a product that is there', () => {
  const shop = async () => {
    const two = jacket.replace('plum | a.jpg | b.jpg', '"plum | a.jpg | b.jpg\nmoss"')
    return (await readTable(table(`${two},A,plum,120,99,yes`, `${empty},B,moss,120,,no`))).products
  }
  const [variants, after] = [
    async (csv: string) => (await readTable(csv, 'fr', await shop())).products[0]?.variants,
    async (csv: string) => readTable(csv, 'en', await shop()),
  ]

  test('a column that is left out keeps its field, and an empty cell empties it', async () => {
    const [before] = await shop()
    const { products, problems } = await after('sku;code;price;sale_price\nB;5101-204;110,50;99\nA;;120;\n')
    expect(problems).toEqual([])
    const [a, b] = before!.variants
    const { salePrice: _, ...reduced } = a!
    expect(products).toEqual([{ ...before, variants: [{ ...b, price: 110_50, salePrice: 99_00 }, reduced] }])
    expect((await after('code,sku,categories\n5101-204,A,women\n')).products[0]).toEqual({
      ...before,
      categories: ['women'],
    })
    expect((await after('code,sku,brand,title_fr\n5101-204,A,,Veste\n')).problems).toEqual([
      '2: brand: this is required.',
    ])
  })

  test('variants that no row names stay where they are, and one that is new comes last', async () => {
    const [a, b] = (await shop())[0]!.variants
    expect(await variants('code,sku,price\n5101-204,B,1\n')).toEqual([a, { ...b, price: 100 }])
    expect(await variants('code,sku,colour,price\n5101-204,C,,5\n5101-204,B,moss,1\n')).toEqual([
      a,
      { ...b, price: 100 },
      { sku: 'C', price: 500, clearance: false, stocked: true },
    ])
  })

  test('a row whose product was filtered away says nothing of it', async () => {
    const [before] = await shop()
    const { products, problems } = await after(table(`5101-204${empty.slice(1)},B,moss,1,,no`.replace('204,', '204,,')))
    expect(problems).toEqual([])
    expect(products[0]).toEqual({ ...before, variants: [before!.variants[0], { ...before!.variants[1], price: 100 }] })
  })

  test('a code or a SKU with a slip is refused once, by what it lacks', async () => {
    expect((await after('code,sku,colour\n5101-240,A,\n,B,plum\n')).problems.map((each) => each.slice(0, 70))).toEqual([
      ...Array.from({ length: 10 }, () => '2: this product is not in the shop yet; a new one also needs the colum'),
      '3: this product is not in the shop yet; a new one also needs the colum',
      '3: B: this product has no colour “plum”. Add it to the product’s colou',
    ])
    expect((await after('code,sku,price\n5101-204,BB,1\n')).problems).toEqual([
      '2: the product has no SKU BB yet; a new variant also needs the columns colour.',
    ])
  })

  test('a SKU that stays with its product is no other’s', async () => {
    const [before] = await shop()
    const other = { ...before!, code: '5104-400', variants: [{ ...before!.variants[0]!, sku: 'Z' }] }
    const rows = 'code,sku,colour,price\n5101-204,A,plum,100\n5104-400,B,moss,1\n'
    const { products, problems } = await readTable(rows, 'en', [before!, other])
    // That it is another's is for the shop to say, which knows whose it is.
    expect(problems).toEqual([])
    expect(products[1]?.variants.map(({ sku }) => sku)).toEqual(['Z', 'B'])
  })
})
