import { expect, test } from 'vitest'
import { orderTagsText, readOrderTags } from './order-tags.ts'

test.each([
  ['rush, fragile', ['rush', 'fragile']],
  [' rush ,, Rush ,  call   first ', ['rush', 'call first']],
  ['Été, été', ['Été']],
  ['', []],
  ['x'.repeat(31), 'too-long'],
  ['x'.repeat(30), ['x'.repeat(30)]],
  ['a,b,c,d,e,f,g,h,i,j', 'a,b,c,d,e,f,g,h,i,j'.split(',')],
  ['a,b,c,d,e,f,g,h,i,j,k', 'too-many'],
])('%s', (typed, tags) => expect(readOrderTags(typed)).toEqual(tags))

test('they are listed as they are typed', () => expect(orderTagsText(['rush', 'call first'])).toBe('rush, call first'))
