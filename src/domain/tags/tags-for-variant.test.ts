import { expect, test } from 'vitest'
import type { ProductTag } from './tag.ts'
import { tagsFor, tagsOfEvery } from './tags-for-variant.ts'

const tag = (id: string, hierarchy: ProductTag['hierarchy'], variants: string[] = []) => ({ id, hierarchy, variants })
const tags = [
  tag('online-only', 'secondary'),
  tag('top-seller', 'primary'),
  tag('last-season', 'secondary', ['A-1', 'A-2']),
  tag('best-value', 'primary', ['B-1']),
]

// acceptance 53
test.each([
  [['A-1'], ['top-seller', 'online-only', 'last-season']],
  [['B-1'], ['top-seller', 'best-value', 'online-only']],
  [['C-1'], ['top-seller', 'online-only']],
  [
    ['A-2', 'B-1'],
    ['top-seller', 'best-value', 'online-only', 'last-season'],
  ],
  [['A'], ['top-seller', 'online-only']],
  [[], ['top-seller', 'online-only']],
])('of %j the tags are %j', (skus, ids) => expect(tagsFor(tags, skus).map(({ id }) => id)).toEqual(ids))

test.each([
  [
    ['A-1', 'A-2'],
    ['top-seller', 'online-only', 'last-season'],
  ],
  [
    ['A-1', 'C-1'],
    ['top-seller', 'online-only'],
  ],
  [['B-1'], ['top-seller', 'best-value', 'online-only']],
])('every one of %j has the tags %j', (skus, ids) => expect(tagsOfEvery(tags, skus).map(({ id }) => id)).toEqual(ids))
