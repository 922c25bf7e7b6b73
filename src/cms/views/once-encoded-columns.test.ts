import { expect, test } from 'vitest'
import { withOnceEncodedColumns } from './once-encoded-columns.ts'

const names = '["title","-code"]'

test.each([
  ['once', names, names],
  ['twice', JSON.stringify(names), names],
  ['three times', JSON.stringify(JSON.stringify(names)), names],
  ['not at all', 'title', 'title'],
  ['as another value', '4', '4'],
])('columns that are encoded %s stay readable', (_, columns, read) =>
  expect(withOnceEncodedColumns({ columns, sort: 'title' })).toEqual({ columns: read, sort: 'title' }),
)

test('columns that are repeated, or absent, are left alone', () => {
  expect(withOnceEncodedColumns({ columns: [names, names] })).toEqual({ columns: [names, names] })
  expect(withOnceEncodedColumns({ page: '2' })).toEqual({ page: '2' })
})
