import { expect, test } from 'vitest'
import { clicksOn, converted, hitClicked, readClicks, withClick } from './insights.ts'

const source = { index: 'products_fr', objectID: '5101-204', queryID: 'a'.repeat(32), position: 3 }
const stamp = { userToken: 'anonymous-1', timestamp: 1_800_000_000_000 }

test('a click carries query, object and position (acceptance 109)', () =>
  expect(hitClicked(source, stamp)).toEqual({
    eventType: 'click',
    eventName: 'Product clicked',
    index: 'products_fr',
    objectIDs: ['5101-204'],
    positions: [3],
    queryID: source.queryID,
    ...stamp,
  }))

test('without a query there is no position: the provider refuses one', () =>
  expect(hitClicked({ ...source, queryID: undefined }, stamp)).not.toHaveProperty('positions'))

test.each(['addToCart', 'purchase'] as const)(
  '%s carries the search the product was found by (acceptance 109)',
  (subtype) =>
    expect(
      converted(subtype, [{ index: 'products_fr', objectID: '5101-204', queryID: 'q', at: 0 }], stamp),
    ).toMatchObject([
      { eventType: 'conversion', eventSubtype: subtype, objectIDs: ['5101-204'], queryID: 'q', index: 'products_fr' },
    ]),
)

test('one event for each search', () => {
  const click = (objectID: string, queryID: string, index = 'products_fr') => ({ index, objectID, queryID, at: 0 })
  const events = converted(
    'purchase',
    [click('1', 'a'), click('2', 'b'), click('3', 'a'), click('4', 'a', 'products_en')],
    stamp,
  )
  expect(events.map(({ objectIDs }) => objectIDs)).toEqual([['1', '3'], ['2'], ['4']])
})

const week = 7 * 24 * 60 * 60 * 1000
test('a product has one click, the last, and it is forgotten after a week', () => {
  const clicks = withClick(
    withClick(withClick([], { ...source, objectID: '1' }, 0), source, 10),
    { ...source, objectID: '1', queryID: 'new' },
    20,
  )
  expect(clicks.map(({ objectID, queryID }) => [objectID, queryID])).toEqual([
    ['1', 'new'],
    ['5101-204', source.queryID],
  ])
  expect(clicksOn(clicks, ['5101-204', 'unknown'], 20)).toHaveLength(1)
  expect(clicksOn(clicks, ['5101-204'], 10 + week)).toEqual([])
  expect(withClick(clicks, { ...source, objectID: '2' }, week + 15).map(({ objectID }) => objectID)).toEqual(['2', '1'])
})

test('no more than fifty are stored', () => {
  let clicks = withClick([], source, 0)
  for (let i = 0; i < 80; i++) clicks = withClick(clicks, { ...source, objectID: String(i) }, i)
  expect(clicks).toHaveLength(50)
})

test.each([[null], ['{'], ['{}'], ['[null, 7, {"index":"a"}, {"objectID":"1","index":"a","at":"x"}]']])(
  'a browser that stored %s remembers nothing',
  (json) => expect(readClicks(json)).toEqual([]),
)
test('stored entries are read', () => {
  const clicks = withClick([], source, 5)
  expect(readClicks(JSON.stringify(clicks))).toEqual(clicks)
})
