import { describe, expect, test } from 'vitest'
import type { Gender } from '../catalog/product.ts'
import type { ProductHit } from '../search/product-hit.ts'
import { chooseCompanions, chooseInstead } from './choose-companions.ts'

const hit = (objectID: string, kind: string, gender?: Gender, inStock = true): ProductHit =>
  ({ objectID, kinds: [kind], custom_fields: gender ? { Gender: gender } : {}, inStock }) as unknown as ProductHit
const boots = hit('boots', 'boots', 'women')
const none = { given: [boots], pinned: [], learned: [], alike: [], barred: new Set<string>() }
const ids = (candidates: Partial<Parameters<typeof chooseCompanions>[0]>, most = 4) =>
  chooseCompanions({ ...none, ...candidates }, most).map(({ objectID }) => objectID)

test('what is pinned comes first, then what was bought together, then what is for the same use', () =>
  expect(
    ids({
      pinned: [hit('wax', 'care')],
      learned: [hit('socks', 'socks', 'women')],
      alike: [hit('gaiters', 'gaiters', 'unisex')],
    }),
  ).toEqual(['wax', 'socks', 'gaiters']))

test('at most so many, and each once', () => {
  const [wax, socks, poles] = [hit('wax', 'care'), hit('socks', 'socks'), hit('poles', 'poles')]
  expect(ids({ pinned: [wax], learned: [wax, socks], alike: [socks, poles] })).toEqual(['wax', 'socks', 'poles'])
  expect(ids({ pinned: [wax], learned: [socks], alike: [poles] }, 2)).toEqual(['wax', 'socks'])
})

test('nothing that is sold out, barred or there already, though it is pinned', () =>
  expect(
    ids({
      pinned: [hit('gone', 'care', undefined, false), hit('bad', 'care'), boots],
      learned: [hit('bad', 'care')],
      barred: new Set(['bad']),
    }),
  ).toEqual([]))

test.each([
  ['women', 'kids', false],
  ['kids', 'kids', true],
  ['kids', 'women', false],
  ['kids', undefined, true],
  [undefined, 'kids', false],
  [undefined, undefined, true],
  ['women', 'unisex', true],
] as const)('beside something for %s, something for %s: %s', (main, other, isOffered) =>
  expect(
    ids({ given: [hit('main', 'a', main ?? undefined)], pinned: [hit('other', 'b', other ?? undefined)] }).length,
  ).toBe(isOffered ? 1 : 0),
)

test('what nobody pinned is of another kind, and cut for the same people', () => {
  const [moreBoots, mens] = [hit('more', 'boots', 'women'), hit('mens', 'socks', 'men')]
  expect(ids({ learned: [moreBoots, mens], alike: [moreBoots, mens] })).toEqual([])
  expect(ids({ pinned: [moreBoots, mens] })).toEqual(['more', 'mens'])
  expect(ids({ learned: [hit('one', 'socks'), hit('two', 'socks')] })).toEqual(['one'])
})

test('beside nothing there is nothing', () => expect(ids({ given: [], learned: [hit('socks', 'socks')] })).toEqual([]))

describe('where a product was', () => {
  const instead = (candidates: Partial<Parameters<typeof chooseInstead>[0]>, most = 4) =>
    chooseInstead({ ...none, gone: { id: 'boots', gender: 'women' }, ...candidates }, most).map(
      ({ objectID }) => objectID,
    )

  test('stands what went with it, then what is like it, of its own kind too, each once', () =>
    expect(
      instead({
        pinned: [hit('wax', 'care')],
        learned: [hit('socks', 'socks', 'women'), hit('wax', 'care')],
        alike: [hit('more', 'boots', 'women'), boots],
      }),
    ).toEqual(['wax', 'socks', 'more']))

  test('stands nothing that is sold out, barred or cut for others, and at most so many', () => {
    const alike = [hit('none', 'boots', 'women', false), hit('bad', 'boots'), hit('mens', 'boots', 'men')]
    expect(instead({ alike, barred: new Set(['bad']) })).toEqual([])
    expect(instead({ learned: [hit('a', 'x'), hit('b', 'x'), hit('c', 'x')] }, 2)).toEqual(['a', 'b'])
  })

  test.each([
    ['kids', 'kids', true],
    ['kids', 'women', false],
    ['women', 'kids', false],
    [undefined, 'kids', false],
    [undefined, undefined, true],
    ['kids', undefined, true],
  ] as const)('that was for %s, something for %s: %s', (gone, other, isOffered) =>
    expect(
      instead({ gone: { id: 'x', ...(gone && { gender: gone }) }, pinned: [hit('other', 'b', other)] }).length,
    ).toBe(isOffered ? 1 : 0),
  )
})
