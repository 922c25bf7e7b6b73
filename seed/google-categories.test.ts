import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wornKindOf } from '../src/domain/feeds/google-category.ts'
import { readCategories } from './read-vocabulary.ts'

const taxonomy = new URL('../../../shared/fixtures/taxonomy/google-taxonomy-en-US-outdoor.txt', import.meta.url)
/** Of other parts of the taxonomy, which the fixture leaves out: electronics, food, baby and toddler. */
const elsewhere = [222, 412, 537]

test.skipIf(!existsSync(taxonomy))(
  'ids of Google’s taxonomy are of it, and what is worn is known as such (fixture)',
  () => {
    const paths = new Map(
      [...readFileSync(taxonomy, 'utf8').matchAll(/^(\d+) - (.+)$/gm)].map(([, id, path = '']) => [Number(id), path]),
    )
    const used = readCategories().flatMap(({ google }) => google ?? [])
    expect(used.length).toBeGreaterThan(60)
    expect(used.filter((id) => !paths.has(id) && !elsewhere.includes(id))).toEqual([])
    const kindIn = (path: string) =>
      path.startsWith('Apparel & Accessories > Shoes')
        ? 'shoes'
        : path.startsWith('Apparel & Accessories > Clothing Accessories')
          ? 'accessories'
          : path.startsWith('Apparel & Accessories > Clothing')
            ? 'clothing'
            : undefined
    const kinds = used.map((id) => ({ id, kind: wornKindOf(id) }))
    expect(kinds).toEqual(used.map((id) => ({ id, kind: kindIn(paths.get(id) ?? '') })))
  },
)
