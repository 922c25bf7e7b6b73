import { expect, test } from 'vitest'
import { drawings } from './drawings.ts'
import { inkFor } from './pen.ts'
import { shotWords, shots } from './render.ts'
import { illustrationKinds, type IllustrationKind } from './vocabulary.ts'
import { readCatalogue } from '../read.ts'
import { readColours } from '../read-vocabulary.ts'

const kinds = Object.entries(illustrationKinds) as [
  IllustrationKind,
  { cuts: readonly string[]; details: readonly string[] },
][]
const draw = (kind: IllustrationKind, cut: string, details: readonly string[], seed = '5101-204') =>
  drawings[kind](inkFor({ kind, cut, details }, '#1f8a8c', seed))

test('at least 45 kinds of gear can be drawn', () => expect(kinds.length).toBeGreaterThanOrEqual(45))

const allCuts = kinds.flatMap(([kind, { cuts, details }]) =>
  cuts.map((cut) => ({ kind, cut, details, name: `${kind} ${cut}` })),
)

test('every cut of a kind looks different, alone and with every detail', () => {
  const wrong = kinds.filter(([kind, { cuts, details }]) => {
    const drawn = cuts.flatMap((cut) => [draw(kind, cut, []), draw(kind, cut, details)])
    return drawn.some((svg) => /NaN|undefined|null/.test(svg)) || new Set(drawn).size < drawn.length
  })
  expect(wrong.map(([kind]) => kind)).toEqual([])
})

test('every detail changes every cut', () => {
  const same = allCuts.flatMap(({ kind, cut, details, name }) => {
    const plain = draw(kind, cut, [])
    return details.filter((detail) => draw(kind, cut, [detail]) === plain).map((detail) => `${name} ${detail}`)
  })
  expect(same).toEqual([])
})

test('every cut has four views, each another picture, and words for all but the first', () => {
  const wrong = allCuts.filter(({ kind, cut, details }) => {
    const art = { kind, cut, details }
    const views = Object.values(shots).map((view) => view(art, '#1f8a8c', '5101-204'))
    const words = (['back', 'detail', 'scale'] as const).map((shot) => shotWords(art, shot))
    return (
      new Set(views).size < 4 ||
      views.some((svg) => /NaN|undefined|null/.test(svg)) ||
      new Set(words.flatMap(({ en, fr }) => [en, fr])).size < 6
    )
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('a garment from behind has no pockets and no zip', () => {
  const art = { kind: 'jacket', cut: 'shell', details: [] } as const
  const pockets = { ...art, details: ['chest-pocket', 'hand-pockets'] }
  expect(shots.back(pockets, '#1f8a8c', '5101-204')).toBe(shots.back(art, '#1f8a8c', '5101-204'))
  expect(shots.front(pockets, '#1f8a8c', '5101-204')).not.toBe(shots.front(art, '#1f8a8c', '5101-204'))
})

test('products of one cut differ', () => {
  const codes = ['5101-204', '5199-871', '5150-336', '5172-905', '5118-447']
  const same = allCuts.filter(
    ({ kind, cut, details }) => new Set(codes.map((code) => draw(kind, cut, details, code))).size < 2,
  )
  expect(same.map(({ name }) => name)).toEqual([])
})

test('no two products of the catalogue have the same picture', () => {
  const hex = new Map(readColours().map((colour) => [colour.key, colour.hex]))
  const seen = new Map<string, string>()
  const twins: string[] = []
  for (const product of readCatalogue()) {
    const svg = drawings[product.art.kind](
      inkFor(product.art, hex.get(product.colours[0] ?? '') ?? '#000000', product.id),
    )
    const twin = seen.get(svg)
    if (twin) twins.push(`${product.id} and ${twin}`)
    seen.set(svg, product.id)
  }
  expect(twins).toEqual([])
})
