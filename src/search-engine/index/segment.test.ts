import { expect, test, vi } from 'vitest'
import { buildSegment } from './build-segment.ts'
import { Segment } from './segment.ts'

const segment = () =>
  new Segment(
    buildSegment(
      { facets: [], languages: ['en'] },
      ['a', 'b'].map((objectID) => ({ objectID })),
    ),
  )

test('what is shown is parsed once, what is peeked at each time, and a buried record is not kept', () => {
  const some = segment()
  const parse = vi.spyOn(JSON, 'parse')
  const times = (work: () => void) => {
    parse.mockClear()
    work()
    return parse.mock.calls.length
  }
  const read = (how: 'record' | 'peek', doc: number) => () => expect(some[how](doc)).toHaveProperty('objectID')
  expect([times(read('peek', 0)), times(read('peek', 0))]).toEqual([1, 1])
  expect([times(read('record', 0)), times(read('record', 0)), times(read('peek', 0))]).toEqual([1, 0, 0])
  some.bury(0)
  expect([some.docOf('a'), some.docOf('b'), some.alive]).toEqual([-1, 1, 1])
  expect(times(read('record', 0))).toBe(1)
  parse.mockRestore()
})
