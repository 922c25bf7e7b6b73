import { beforeAll, expect, test } from 'vitest'
import { createEngine } from '../index.ts'

const index = createEngine().index('tents')

beforeAll(async () => {
  await index.setSettings({ searchableAttributes: ['title', 'year', 'packed.weight', 'nights'] })
  await index.saveObjects([
    { objectID: '1', title: 'Nunatak 200', year: 2026, packed: { weight: 1450 }, nights: [2, 14], isNew: true },
  ])
})

const none = (value: string) => ({ value, matchLevel: 'none', matchedWords: [] })
const whole = (value: string, word = value) => ({
  value: `<em>${value}</em>`,
  matchLevel: 'full',
  fullyHighlighted: true,
  matchedWords: [word],
})
const highlighted = (query: string, attributes?: string[]) =>
  index.search({ query, ...(attributes && { attributesToHighlight: attributes }) }).hits[0]?.['_highlightResult']

test('a number is found and highlighted as a word is, in the text that it would be written as', () => {
  expect(highlighted('2026')).toMatchObject({ title: none('Nunatak 200'), year: whole('2026') })
  expect(highlighted('1450')).toMatchObject({ packed: { weight: whole('1450') }, year: none('2026') })
})

test('in a list each number has its own result', () =>
  expect(highlighted('14', ['nights'])).toEqual({ nights: [none('2'), whole('14')] }))

test('a number that is being typed is highlighted so far; in a title it is a word', () => {
  expect(highlighted('202', ['year'])).toMatchObject({ year: { value: '<em>202</em>6', fullyHighlighted: false } })
  expect(highlighted('nunatak 200', ['title'])).toMatchObject({
    title: { value: '<em>Nunatak</em> <em>200</em>', matchLevel: 'full' },
  })
})

test('numbers that are no part of the query are shown as they are, and so is what is true or not', () =>
  expect(highlighted('nunatak', ['*'])).toMatchObject({
    year: none('2026'),
    packed: { weight: none('1450') },
    nights: [none('2'), none('14')],
  }))
