import { expect, test } from 'vitest'
import { changed, type ManyChange } from './change-many.ts'

const [sale, some] = [
  { tag: 'sale', skus: [] },
  { tag: 'new', skus: ['A-1'] },
]
const nothing = { tags: [], collections: [], categories: ['tents'], variants: [] }

test.each<[ManyChange['deed'], ManyChange['kind'], key: string, before: object, after: object | string | undefined]>([
  ['add', 'tags', 'new', { tags: [sale] }, { tags: [sale, { tag: 'new', skus: [] }] }],
  ['add', 'tags', 'new', { tags: [sale, some] }, undefined],
  ['remove', 'tags', 'new', { tags: [sale, some, some] }, { tags: [sale] }],
  ['remove', 'tags', 'new', { tags: [sale] }, undefined],
  ['add', 'collections', 'winter', { collections: ['gifts'] }, { collections: ['gifts', 'winter'] }],
  ['add', 'collections', 'gifts', { collections: ['gifts'] }, undefined],
  ['remove', 'collections', 'gifts', { collections: ['gifts'] }, { collections: [] }],
  ['add', 'categories', 'tarps', {}, { categories: ['tents', 'tarps'] }],
  ['remove', 'categories', 'tents', { categories: ['tents', 'tarps'] }, { categories: ['tarps'] }],
  ['remove', 'categories', 'tents', {}, 'only'],
  [
    'add',
    'online',
    '',
    { variants: [{ stocked: true }, { stocked: false }] },
    { variants: [{ stocked: true }, { stocked: true }] },
  ],
  ['add', 'online', '', { variants: [{ stocked: true }] }, undefined],
  ['remove', 'online', '', { variants: [{ stocked: true }] }, { variants: [{ stocked: false }] }],
])('to %s, of its %s, “%s”: %j becomes %j', (deed, kind, key, before, after) => {
  const expected = typeof after === 'object' ? { ...nothing, ...before, ...after } : after
  expect(changed({ ...nothing, ...before }, { kind, key, deed })).toEqual(expected)
})
