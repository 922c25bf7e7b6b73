import { expect, test } from 'vitest'
import { listFilter, LONGEST_VIEW_QUERY, openingQuery, readViewQuery, showsView, viewQuery } from './saved-view.ts'

const columns = [
  { accessor: 'number', active: true },
  { accessor: 'total', active: false },
]
const asColumns = new URLSearchParams({ columns: '["number","-total"]' }).toString()

test.each([
  ['a search', 'search=roy&page=3&view=7', `search=roy&${asColumns}`],
  [
    'filters and an order',
    'where[or][0][and][0][state][equals]=paid&sort=-placedAt',
    `where%5Bor%5D%5B0%5D%5Band%5D%5B0%5D%5Bstate%5D%5Bequals%5D=paid&sort=-placedAt&${asColumns}`,
  ],
  ['columns of its own', 'columns=%5B%22name%22%5D&limit=25', 'columns=%5B%22name%22%5D&limit=25'],
  ['nothing', 'page=2&locale=fr&search=', asColumns],
])('the view of %s', (_name, search, view) => expect(viewQuery(search, columns)).toBe(view))

test('a list shows the view that was just saved of it, although its address names no columns', () => {
  const saved = viewQuery('sort=-total&depth=1', columns)
  expect(showsView(viewQuery('sort=-total&depth=1&page=2', columns), saved)).toBe(true)
  expect(showsView(viewQuery('sort=-total', [{ accessor: 'name', active: true }]), saved)).toBe(false)
})

test.each([
  ['a search', 'search=roy', 'search=roy&sort=&groupBy=&columns=%5B%5D&view=7'],
  [
    'an order and columns',
    'sort=-total&columns=%5B%22name%22%5D',
    'sort=-total&columns=%5B%22name%22%5D&groupBy=&view=7',
  ],
])('opening %s leaves the habits of its reader', (_name, query, opening) =>
  expect(openingQuery({ id: 7, query })).toBe(opening),
)

test('what narrows a list is its filters and its search', () => {
  const filters = [
    ['where[or][0][and][0][state][equals]', 'paid'],
    ['search', 'roy & co'],
  ]
  const rest = [
    ['page', '2'],
    ['sort', 'name'],
    ['where', ''],
  ]
  expect(listFilter(new URLSearchParams([...rest, ...filters]).toString())).toEqual(filters)
  expect(listFilter('search=&columns=%5B%22name%22%5D')).toEqual([])
})

test.each([
  ['search=roy&limit=10&page=2', 'search=roy', true],
  ['search=roy', 'search=roy&sort=name', false],
  ['search=roy&where%5Ba%5D=1', 'search=roy', false],
  ['sort=name&search=', 'sort=name', true],
])('a list at ?%s shows the view ?%s: %s', (search, query, shows) => expect(showsView(search, query)).toBe(shows))

test.each([
  ['the parts of a list', 'search=roy&page=3', 'search=roy'],
  ['no part of a list', 'next=https://evil.example', undefined],
  ['too long', `search=${'a'.repeat(LONGEST_VIEW_QUERY)}`, undefined],
  ['no text', 4, undefined],
])('what is stored is a view: %s', (_name, given, view) => expect(readViewQuery(given)).toBe(view))
