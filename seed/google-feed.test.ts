import { describe, expect, test } from 'vitest'
import { googleItems } from '../src/domain/feeds/google-item.ts'
import { localItems } from '../src/domain/feeds/google-local.ts'
import { googleProblems } from '../src/domain/feeds/google-rules.ts'
import { locales } from '../src/domain/locale.ts'
import { seedProducts, seedTree } from './menus/records.ts'

const siteUrl = 'https://portage.example'
const tree = seedTree()
const words = { details: 'Details', delivery: { regular: 'Standard', express: 'Express', bike_only: 'Bike' } }

describe.each(locales)('every product of the seed, in %s', (locale) => {
  const products = seedProducts(locale)
  const groups = products.map((product) => ({ product, items: googleItems(product, { siteUrl, tree, words }) }))
  const items = groups.flatMap((group) => group.items)

  test('is an item for each variant that is stocked and costs something, gift cards aside', () => {
    expect(items.length).toBeGreaterThan(2700)
    const left = groups.filter((group) => group.items.length === 0).map(({ product }) => product)
    expect(
      left.every(({ shippingClass, categories, variants }) => {
        const isFree = variants.every(({ price }) => price === 0)
        return shippingClass === 'none' || categories.includes('gift-cards') || isFree
      }),
    ).toBe(true)
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  })

  test('has nothing that Google would refuse', () =>
    expect(groups.flatMap((group) => googleProblems(group.items, siteUrl)).slice(0, 20)).toEqual([]))

  test('what lies in a store is an item, at the price of the item', () => {
    const stores = [{ slug: 'calgary', takesPickup: true }]
    const priceOf = new Map(items.map(({ id, price, sale_price }) => [id, [price, sale_price]]))
    const local = products.flatMap((product) => {
      const levels = product.variants.map(({ sku }) => ({ sku, location: 'calgary', quantity: 3 }))
      return localItems(product, levels, { stores, tree })
    })
    expect(local.length).toBeGreaterThan(2000)
    const wrong = local.filter(({ id, price, sale_price }) => {
      const [regular, sale] = priceOf.get(id) ?? []
      return price !== regular || sale_price !== sale
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('no price of employees leaves', () => expect(JSON.stringify(items)).not.toContain('employee'))
})
