import { afterEach, expect, test, vi } from 'vitest'
import { isSaidToBeAway, noteDatabaseIsBack, reasonOf } from './database-away.ts'

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
  code: 'ECONNREFUSED',
  syscall: 'connect',
})
const query = (cause: Error) => new Error('Failed query: select 1\nparams: jo@example.com', { cause })

afterEach(() => void vi.restoreAllMocks())

test('a database that goes away is one line with the reason, and one when it is back', () => {
  const [warn, info] = [vi.spyOn(console, 'warn').mockReturnValue(), vi.spyOn(console, 'info').mockReturnValue()]
  noteDatabaseIsBack()
  for (let i = 0; i < 3; i++) expect(isSaidToBeAway(query(refused))).toBe(true)
  noteDatabaseIsBack()
  noteDatabaseIsBack()
  expect([warn.mock.calls, info.mock.calls]).toEqual([
    [['The database is away: connect ECONNREFUSED 127.0.0.1:5432. What fails meanwhile is tried again']],
    [['The database is back']],
  ])
})

test.each([
  ['a mail server that is away', Object.assign(new Error('queryMx'), { code: 'EAUTH' })],
  ['a query that is wrong', query(Object.assign(new Error('no such column'), { code: '42703' }))],
  ['what is no error', 'ECONNREFUSED'],
])('%s is not the database', (_, error) => expect(isSaidToBeAway(error)).toBe(false))

test.each([
  [query(refused), 'connect ECONNREFUSED 127.0.0.1:5432: Failed query: select 1\nparams: jo@example.com'],
  [new Error('alone'), 'alone'],
  [new AggregateError([new Error('a'), new Error('b')]), 'Error: a, Error: b'],
  ['a word', 'a word'],
])('the reason is said first: %s', (error, words) => expect(reasonOf(error)).toBe(words))
