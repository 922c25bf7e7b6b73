import { expect, test } from 'vitest'
import { MOST_VIEWED, readViewed, viewedBeside, withViewed, type Viewed } from './recently-viewed.ts'

const tent: Viewed = { id: '5102-100', href: '/en/product/5102-100/tent', title: 'Tent', brand: 'Lowcloud' }
const poles: Viewed = { id: '5103-1', href: '/en/product/5103-1/poles', title: 'Poles', brand: 'Lowcloud' }
const many = Array.from({ length: 20 }, (_, at) => ({ ...tent, id: `${at}` }))

test('the newest is first, each once, and the oldest goes', () => {
  expect(withViewed([tent, poles], poles)).toEqual([poles, tent])
  expect(withViewed(many.slice(0, MOST_VIEWED), poles)).toEqual([poles, ...many.slice(0, MOST_VIEWED - 1)])
})

test('a product is not shown beside itself', () => expect(viewedBeside([poles, tent], poles.id)).toEqual([tent]))
test('where nothing was found, all are shown', () => expect(viewedBeside([poles, tent])).toEqual([poles, tent]))

test('what is stored is read back, with a picture', () => {
  const pictured = { ...tent, picture: { file: 'tent.webp', width: 800, height: 800 } }
  expect(readViewed(JSON.stringify([pictured, poles]), 'en')).toEqual([pictured, poles])
})

test.each([
  null,
  '',
  'null',
  '{}',
  '[null, 1, "x", {}]',
  JSON.stringify([{ ...tent, id: 5 }]),
  JSON.stringify([{ ...tent, href: 'javascript:alert(1)' }]),
  JSON.stringify([{ ...tent, href: '//evil.example/product/1' }]),
  JSON.stringify([{ ...tent, href: '/en/product/\\evil.example' }]),
  JSON.stringify([{ ...tent, href: '/fr/product/5102-100/tente' }]),
])('%s is nothing', (json) => expect(readViewed(json, 'en')).toEqual([]))

test('what is not a picture is left out', () =>
  expect(readViewed(JSON.stringify([{ ...tent, picture: { file: 5 } }]), 'en')).toEqual([tent]))
