import { expect, test } from 'vitest'
import { priceDoubt } from './price-doubt.ts'

test.each([
  [104_95, 104_95, undefined],
  [89_95, 104_95, undefined],
  [0, 104_95, 'free'],
  [0, 0, undefined],
  [0, undefined, 'free'],
  [104_95, undefined, undefined],
  [104_95, 0, undefined],
  [104_959_00, 104_95, 'far'],
  [1_049_50, 104_95, 'far'],
  [1_049_49, 104_95, undefined],
  [10_49, 104_95, 'far'],
  [10_50, 104_95, undefined],
])('%s instead of %s is %s', (after, before, doubt) => expect(priceDoubt(after, before)).toBe(doubt))
