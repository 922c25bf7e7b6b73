import { expect, test } from 'vitest'
import { isStorePc } from './store-pc.ts'

test.each([
  ['', false],
  ['store_pc=', false],
  ['store_pc=0', false],
  ['store_pc=false', false],
  ['store_pc=1', true],
  ['a=b; store_pc=montreal', true],
  ['my_store_pc=1', false],
  ['store_pc=; a=1', false],
])('%s: %s (acceptance 103)', (cookies, expected) => expect(isStorePc(cookies)).toBe(expected))
