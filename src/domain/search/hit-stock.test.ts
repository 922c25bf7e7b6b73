import { expect, test } from 'vitest'
import { categoriesOf, categoryTree } from '../catalog/category-tree.ts'
import { toProductRecord } from '../catalog/product-record.ts'
import type { Availability } from '../catalog/product.ts'
import { stockStatus } from '../catalog/stock.ts'
import { sampleCategory, sampleProduct, sampleVariant } from '../testing/samples.ts'
import { recountedHit } from './hit-stock.ts'
import { toProductHit } from './product-hit.ts'

type Levels = { online: Record<string, number>; stores: Record<string, string[]> }

const tree = categoryTree([sampleCategory('jackets')])
const unstocked = 'C'

/** The hit that is made of the product itself. */
function hitOf({ online, stores }: Levels, availability: Availability) {
  const product = sampleProduct({
    availability,
    variants: ['A', 'B', unstocked].map((sku) => {
      const quantity = online[sku] ?? 0
      return sampleVariant({ sku, quantity, stock: stockStatus({ quantity, stocked: sku !== unstocked }) })
    }),
  })
  return toProductHit(product, toProductRecord(product, categoriesOf(tree, product), 'en'), {
    tree,
    collectionName: () => undefined,
    genderWords: () => [],
    storesWith: (skus) => [...new Set(skus.flatMap((sku) => stores[sku] ?? []))].toSorted(),
  })
}

const levels: Record<string, Levels> = {
  'nothing anywhere': { online: {}, stores: {} },
  'enough of the second': { online: { A: 0, B: 12 }, stores: {} },
  'few of both': { online: { A: 1, B: 3 }, stores: { A: ['halifax'] } },
  'only in stores': { online: {}, stores: { A: ['regina'], B: ['calgary', 'regina'] } },
  'what is not sold online': { online: { [unstocked]: 5 }, stores: { [unstocked]: ['halifax'] } },
  'enough everywhere': { online: { A: 40, B: 40, C: 40 }, stores: { A: ['calgary'] } },
}
const all = Object.keys(levels)
const availabilities: Availability[] = ['Available', 'Preorder', 'Unavailable']

test.each(availabilities.flatMap((availability) => all.flatMap((from) => all.map((to) => [availability, from, to]))))(
  '%s: counted anew from %s to %s, a hit is as if it were made anew',
  (availability, from, to) => {
    const [before, after] = [levels[from!]!, levels[to!]!]
    const made = hitOf(after, availability as Availability)
    const recounted = recountedHit(hitOf(before, availability as Availability), {
      online: (sku) => after.online[sku] ?? 0,
      storesWith: (skus) => [...new Set(skus.flatMap((sku) => after.stores[sku] ?? []))].toSorted(),
    })
    // The order of its fields too: what is stored is compared as text.
    expect(JSON.stringify(recounted)).toBe(JSON.stringify(made))
  },
)
