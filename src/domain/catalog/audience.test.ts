import { expect, test } from 'vitest'
import { audienceOf } from './audience.ts'

test.each([
  [
    { gender: 'women', size: 'm' },
    { gender: 'female', age: 'adult' },
  ],
  [{ gender: 'men' }, { gender: 'male', age: 'adult' }],
  [
    { gender: 'unisex', size: '2t' },
    { gender: 'unisex', age: 'adult' },
  ],
  [
    { gender: 'kids', size: '10' },
    { gender: 'unisex', age: 'kids' },
  ],
  [
    { gender: 'kids', size: '3t' },
    { gender: 'unisex', age: 'toddler' },
  ],
  [
    { gender: 'kids', size: '6-12m' },
    { gender: 'unisex', age: 'infant' },
  ],
  [
    { gender: 'kids', size: '12-18m' },
    { gender: 'unisex', age: 'toddler' },
  ],
  [
    { gender: 'kids', size: '0-3m' },
    { gender: 'unisex', age: 'newborn' },
  ],
  [
    { gender: 'kids', size: 'm' },
    { gender: 'unisex', age: 'kids' },
  ],
  [{ size: 'm' }, undefined],
] as const)('%j is for %j', (given, audience) => expect(audienceOf(given)).toEqual(audience))
