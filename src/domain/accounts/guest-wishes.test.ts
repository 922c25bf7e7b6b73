import { expect, test } from 'vitest'
import { guestWishes, MOST_GUEST_WISHES, toggledWish, wishesCookie } from './guest-wishes.ts'

test.each([
  [undefined, []],
  ['', []],
  ['5101-204.5102-100', ['5101-204', '5102-100']],
  ['5101-204.5101-204', ['5101-204']],
  ['5101-204.<script>.5102-100', ['5101-204', '5102-100']],
])('the cookie %s names %j', (cookie, codes) => expect(guestWishes(cookie)).toEqual(codes))

test('a heart pressed twice is as before', () => {
  const once = toggledWish(['5102-100'], '5101-204')
  expect([once, toggledWish(once, '5101-204')]).toEqual([['5101-204', '5102-100'], ['5102-100']])
})

test('the cookie stays within the size limit of cookies', () => {
  const many = Array.from({ length: 200 }, (_, at) => `5101-${at}`).reduce<string[]>(toggledWish, [])
  expect([many.length, wishesCookie(many).length < 1024]).toEqual([MOST_GUEST_WISHES, true])
})
