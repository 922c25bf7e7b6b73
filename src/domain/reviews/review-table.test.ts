import { expect, test } from 'vitest'
import { parseDay } from '../time.ts'
import { columnName, readTableLine, readTitles } from './review-table.ts'

const today = parseDay('2026-11-23')!
const read = (titles: string, ...cells: string[]) =>
  readTableLine(Object.fromEntries(titles.split(',').map((title, at) => [columnName(title), cells[at] ?? ''])), {
    locale: 'fr',
    today,
  })
const review = { stars: 5, title: 'Warm', text: 'Kept me dry.', author: 'Anna', writtenOn: '2026-09-02' }

test.each([
  [
    'ours',
    'key,product,rating,title,body,author,language,date,fit,used_for,status,reply,order',
    [
      'P-1 5101-204',
      '5101-204',
      '5',
      'Warm',
      'Kept me dry.',
      'Anna',
      'en',
      '2026-09-02',
      'true',
      'Ski trips',
      'published',
      'Thanks!',
      'P-1',
    ],
    {
      products: ['5101-204'],
      locale: 'en',
      fit: 'true',
      usedFor: 'Ski trips',
      status: 'published',
      reply: 'Thanks!',
      order: 'P-1',
    },
  ],
  [
    'Judge.me',
    'title,body,rating,review_date,reviewer_name,reviewer_email,product_id,product_handle,reply,picture_urls',
    ['Warm', 'Kept me dry.', '5', '2026-09-02 10:00:00 UTC', 'Anna', 'a@example.com', '812', '5101-204', '', ''],
    { products: ['5101-204', '812'], locale: 'fr', status: 'pending' },
  ],
  [
    'Yotpo',
    'Product ID,Review Score,Reviewer Display Name,Review Content,Review Creation Date,Reviewer Email,Review Title',
    ['5101-204', '5', 'Anna', 'Kept me dry.', '2026-09-02', 'a@example.com', 'Warm'],
    { products: ['5101-204'], status: 'pending' },
  ],
  [
    'Shopify Product Reviews',
    'product_handle,state,rating,title,author,email,location,body,reply,created_at,replied_at',
    [
      '5101-204',
      'published',
      '5.0',
      'Warm',
      'Anna',
      'a@example.com',
      'Calgary',
      'Kept me dry.',
      '',
      '2026-09-02 10:00:00 -0400',
      '',
    ],
    { products: ['5101-204'], status: 'published' },
  ],
])('a line of %s is the same review', (_, titles, cells, more) =>
  expect(read(titles, ...cells)).toMatchObject({ ...review, ...more }),
)

const titles = 'product,rating,body,date,language,status,reply'
test.each<[string[], object[]]>([
  [['', '5', '', '2026-01-01'], [{ column: 'product', problem: 'missing' }]],
  [['a', '6', '', '2026-01-01'], [{ column: 'rating', problem: 'unknown', value: '6' }]],
  [['a', '', '', '2026-01-01'], [{ column: 'rating', problem: 'unknown', value: '' }]],
  [['a', '5', 'see https://x.example', '2026-01-01'], [{ column: 'body', problem: 'link' }]],
  [['a', '5', '<b>good</b>', '2026-01-01'], [{ column: 'body', problem: 'markup' }]],
  [['a', '5', 'a'.repeat(3001), '2026-01-01'], [{ column: 'body', problem: 'too-long' }]],
  [['a', '5', '', ''], [{ column: 'date', problem: 'unknown' }]],
  [['a', '5', '', '01/02/2026'], [{ column: 'date', problem: 'unknown', value: '01/02/2026' }]],
  [['a', '5', '', '2026-11-24'], [{ column: 'date', problem: 'unknown' }]],
  [['a', '5', '', '2026-01-01', 'de'], [{ column: 'language', problem: 'unknown' }]],
  [['a', '5', '', '2026-01-01', 'en', 'maybe'], [{ column: 'status', problem: 'unknown' }]],
  [['a', '5', '', '2026-01-01', '', '', 'a'.repeat(3001)], [{ column: 'reply', problem: 'too-long' }]],
  [
    ['', '0', '', 'then'],
    [{ column: 'rating' }, { column: 'product' }, { column: 'date' }],
  ],
])('%j is refused: %j', (cells, faults) => {
  const found = read(titles, ...cells)
  expect(found).toHaveLength(faults.length)
  expect(found).toMatchObject(faults)
})

test('what a table must have, and what is left out of it', () => {
  expect(readTitles(['title', 'body'])).toEqual({ missing: ['product', 'rating', 'date'], leftOut: [] })
  expect(readTitles(['sku', 'review_score', 'created_at', 'email', 'picture_urls'])).toEqual({
    missing: [],
    leftOut: ['email', 'picture_urls'],
  })
})
