import { describe, expect, test } from 'vitest'
import { availabilities, genders, priceTypes, shippingClasses, stockStatuses } from '../src/domain/catalog/product.ts'
import { stockStatus } from '../src/domain/catalog/stock.ts'
import { shownPrice } from '../src/domain/pricing/price.ts'
import { normaliseTagColour } from '../src/domain/tags/tag-colour.ts'
import { readContent } from './content.ts'
import { seedRecords, seedTree } from './menus/records.ts'
import { problems, readCatalogue } from './read.ts'
import { readBrands, readCategories, readColours, readSellers, readSizeRuns, readTags } from './read-vocabulary.ts'
import { storeLevels } from './store-stock.ts'
import { variantsOf } from './variants.ts'

const products = readCatalogue()
const runs = readSizeRuns()
const variants = products.flatMap((product) => {
  const wanted = product.onlySizes?.map((size) => size.toLowerCase())
  return variantsOf(
    product,
    (runs.get(product.sizes ?? '') ?? []).map(({ key }) => key).filter((key) => !wanted || wanted.includes(key)),
  )
})
const records = seedRecords(seedTree(), 'en')
const content = readContent()
const set = <T>(values: Iterable<T>) => new Set(values)
const occur = <T>(values: Iterable<T>, wanted: Iterable<T>) =>
  expect(
    [...set(wanted)].filter((each) => !set(values).has(each)),
    'nowhere in the seed',
  ).toEqual([])

describe('the catalogue', () => {
  test('refers to nothing that is not there, and says nothing twice', () => expect(problems(products)).toEqual([]))

  test('has products by the hundred and variants by the thousand', () => {
    expect(products.length).toBeGreaterThan(400)
    expect(variants.length).toBeGreaterThan(2800)
  })

  test('lies in the stores: most products in some, each store with much of it, every status, and nothing that cannot be picked up', () => {
    const levels = products.flatMap((product) =>
      storeLevels(
        product,
        variants.filter(({ sku }) => sku.startsWith(`${product.id}-`)),
        content.stores,
      ),
    )
    const carried = set(levels.map(({ sku }) => sku.slice(0, 8)))
    expect(carried.size / products.length).toBeGreaterThan(0.8)
    for (const { slug } of content.stores)
      expect(levels.filter(({ location, quantity }) => location === slug && quantity > 0).length, slug).toBeGreaterThan(
        900,
      )
    occur(
      levels.map(({ quantity }) => Math.min(quantity, 4)),
      [0, 1, 2, 3, 4],
    )
    expect(products.filter(({ id, seller, shipping }) => (seller || shipping === 'none') && carried.has(id))).toEqual(
      [],
    )
  })

  test('names sizes in French as they are written there', () => {
    const french = [...runs.values()].flat().map(({ name }) => name.fr)
    expect(french).toEqual(expect.arrayContaining(['7,5', '27,5', 'TG']))
    expect(french.filter((name) => /\d\.\d|^X+[SL]$/.test(name))).toEqual([])
  })

  test('has each SKU once, in a form that the cart takes', () => {
    expect(set(variants.map(({ sku }) => sku)).size).toBe(variants.length)
    expect(variants.filter(({ sku }) => !/^[\w-]{1,40}$/.test(sku))).toEqual([])
  })

  test('has whole cents, and sales below their prices', () => {
    expect(
      variants.filter(
        ({ price, salePrice, employeePrice }) =>
          ![price, salePrice ?? 0, employeePrice ?? 0].every(Number.isInteger) || (salePrice ?? 0) > price,
      ),
    ).toEqual([])
  })

  // acceptance 12
  test('has the gift card under its number, never shipped, without a size (acceptance 12)', () => {
    const card = products.find(({ id }) => id === '5027-227')
    expect([card?.shipping, card?.sizes]).toEqual(['none', undefined])
  })

  // acceptance 48–50, 97
  test('shows every kind of price (acceptance 48–50)', () =>
    occur(
      records.map(({ price }) => shownPrice(price).kind),
      ['one', 'sale', 'range', 'sale-range'],
    ))

  // acceptance 74
  test('has every value of every enumeration (acceptance 74)', () => {
    occur(
      records.map(({ priceType }) => priceType),
      priceTypes,
    )
    occur(
      variants.map(({ stocked, quantity }) => stockStatus({ stocked, quantity })),
      stockStatuses,
    )
    occur(
      products.map(({ availability }) => availability),
      availabilities,
    )
    occur(
      products.map(({ shipping }) => shipping),
      shippingClasses,
    )
    occur(
      products.map(({ gender }) => gender),
      [...genders, undefined],
    )
  })

  test('uses every brand, colour, seller and size run', () => {
    occur(
      products.map(({ brand }) => brand),
      readBrands().map(({ key }) => key),
    )
    occur(
      products.flatMap(({ colours }) => colours),
      readColours().map(({ key }) => key),
    )
    occur(
      products.map(({ seller }) => seller),
      readSellers().map(({ key }) => key),
    )
    occur(
      products.map(({ sizes }) => sizes),
      runs.keys(),
    )
  })

  test('leaves no category empty', () =>
    occur(
      records.flatMap(({ categories }) => categories),
      readCategories().map(({ key }) => key),
    ))

  test('becomes the same records in both languages', () => {
    const french = seedRecords(seedTree(), 'fr')
    expect(french.map(({ id, price, categories }) => [id, price, categories])).toEqual(
      records.map(({ id, price, categories }) => [id, price, categories]),
    )
  })
})

// acceptance 51–55
describe('the tags', () => {
  const tags = readTags()
  const used = products.flatMap((product) => product.tags)

  test('are all those seen, in both languages (acceptance 55)', () => {
    occur(
      tags.map(({ key }) => key),
      ['last-season', 'back-in-stock', 'top-seller', 'online-only', 'brand-exclusive', 'best-value', 'exclusive-price'],
    )
    occur(
      used.map((tag) => (typeof tag === 'string' ? tag : tag.tag)),
      tags.map(({ key }) => key),
    )
  })

  test('have both hierarchies, links and none (acceptance 51)', () => {
    occur(
      tags.map(({ hierarchy }) => hierarchy),
      ['primary', 'secondary'],
    )
    occur(
      tags.map(({ isLink }) => isLink),
      [true, false],
    )
  })

  test('are red only where they speak of a price', () =>
    expect(tags.filter(({ colour }) => normaliseTagColour(colour).startsWith('red')).map(({ key }) => key)).toEqual([
      'exclusive-price',
    ]))

  test('apply to all variants or to some (acceptance 53)', () =>
    occur(
      used.map((tag) => typeof tag),
      ['string', 'object'],
    ))
})
