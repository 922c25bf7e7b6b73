import { expect, test } from 'vitest'
import { withPace } from './with-pace.ts'

const clock = () => {
  let at = 0
  const paced = withPace(() => at)
  return (seconds: number, step: 'check' | 'write', done: number, total?: number) => {
    at = seconds * 1000
    return paced({ step, done, ...(total !== undefined && { total }) }).pace
  }
}

test('a step’s pace is said once it is steady, and counts from where the step began', () => {
  const pace = clock()
  expect(pace(0, 'write', 100, 700)).toBeUndefined()
  expect(pace(2, 'write', 200, 700)).toBeUndefined()
  expect(pace(4, 'write', 300, 700)).toEqual({ rate: 50, left: 8 })
  expect(pace(12, 'write', 700, 700)).toEqual({ rate: 50, left: 0 })
})

test('the next step has a pace of its own, without a time left where its end is not known', () => {
  const pace = clock()
  pace(0, 'check', 0)
  expect(pace(10, 'check', 5000)).toEqual({ rate: 500, left: undefined })
  expect(pace(11, 'write', 0, 10)).toBeUndefined()
  expect(pace(21, 'write', 5, 10)).toEqual({ rate: 1, left: 10 })
})
