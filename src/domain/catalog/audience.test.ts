import { expect, test } from 'vitest'
import { audienceName, audienceOf, brandAndAudience } from './audience.ts'

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

test.each([
  ['women', 'en', 'Women’s'],
  ['women', 'fr', 'Pour femmes'],
  ['men', 'fr', 'Pour hommes'],
  ['kids', 'en', 'Kids’'],
  ['unisex', 'fr', 'Unisexe'],
  [undefined, 'en', undefined],
] as const)('%s in %s is %s', (gender, locale, name) => expect(audienceName(gender, locale)).toBe(name))

test('a brand says whose cut it is, where it is anybody’s', () => {
  expect(brandAndAudience('Nordlys', 'men', 'en')).toBe('Nordlys · Men’s')
  expect(brandAndAudience('Nordlys', undefined, 'fr')).toBe('Nordlys')
})
