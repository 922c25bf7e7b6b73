import { expect, test } from 'vitest'
import { accountMark, readAccountMark, type AccountMark } from './account-mark.ts'

test.each<[string, AccountMark]>([
  ['in', { prices: false }],
  ['employee', { prices: true }],
  ['in.login.passkey', { prices: false, act: { event: 'login', method: 'passkey' } }],
  ['employee.login.code', { prices: true, act: { event: 'login', method: 'code' } }],
  ['in.sign_up.email', { prices: false, act: { event: 'sign_up', method: 'email' } }],
])('the mark %s is written and read', (value, mark) =>
  expect([accountMark(mark), readAccountMark(`NEXT_LOCALE=en; account=${value}; cart=1`)]).toEqual([value, mark]),
)

test.each(['', 'account=', 'account=no', 'my_account=in', 'account=inside', 'account=in.x'])(
  '%j is not a signed-in shopper',
  (cookies) => expect(readAccountMark(cookies)).toBeUndefined(),
)
test.each(['in.refund.password', 'in.login.anna'])('%s names no sign-in act', (value) =>
  expect(readAccountMark(`account=${value}`)).toEqual({ prices: false }),
)
