import { expect, test } from 'vitest'
import { isBusy, isDiskFull } from './is-away.ts'

const coded = (code: string) => Object.assign(new Error('a write'), { code })

test.each<[unknown, isBusy: boolean, isDiskFull: boolean]>([
  [coded('SQLITE_BUSY'), true, false],
  [coded('SQLITE_FULL'), false, true],
  // PostgreSQL's disk_full
  [new Error('Failed query', { cause: coded('53100') }), false, true],
  [new Error('a file', { cause: coded('ENOSPC') }), false, true],
  [coded('SQLITE_CONSTRAINT'), false, false],
  ['no error', false, false],
])('%s', (error, busy, full) => expect([isBusy(error), isDiskFull(error)]).toEqual([busy, full]))
