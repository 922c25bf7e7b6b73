import { expect, test } from 'vitest'
import { keyOf } from './key-of.ts'

test.each([
  ['Bleu pâle / 32"', 'bleu-pale-32'],
  ['  Cœur d’hiver ', 'coeur-d-hiver'],
  ['10.5', '10-5'],
  ['classic_varsity-top', 'classic-varsity-top'],
  ['日本', ''],
])('%j is %j', (name, key) => expect(keyOf(name)).toBe(key))
