import { expect, test } from 'vitest'
import { withSigns } from './below-zero.ts'

test.each([
  ['warm sleeping bag for minus 20, I am 6 foot 2', 'warm sleeping bag for -20, I am 6 foot 2'],
  ['sleepin bag minus 15 celcius', 'sleepin bag -15'],
  ['sleeping bag -15 C', 'sleeping bag -15'],
  ['sleeping bag −15 degrees', 'sleeping bag −15'],
  ['bag −15 °C women', 'bag −15 women'],
  ['15 below sleeping bag', '-15 sleeping bag'],
  ['bag for 15 degrees below zero', 'bag for -15'],
  ['Minus 15 bag', '-15 bag'],
  ['sac de couchage moins 15', 'sac de couchage -15'],
  ['sac de couchage −15 degrés', 'sac de couchage −15'],
  ['sac moins 15 degrés Celsius femme', 'sac -15 femme'],
  ['sac 15 sous zéro', 'sac -15'],
])('a temperature in words is written as in figures: %s', (typed, written) => expect(withSigns(typed)).toBe(written))

test.each([
  'sac de couchage -9',
  'moins de 150 $',
  '50 $ ou moins 2 places',
  'tente moins 15 %',
  'rabais moins 20 $',
  'boots 10 below 200',
  'boots 10 below $200',
  'size 8 below 100 dollars',
  'minus 33 F',
  'minus 15 cm',
  '5141-406',
  'sizes 8-10 C',
  'gloves −5 fahrenheit',
])('what is none stays as it is: %s', (typed) => expect(withSigns(typed)).toBe(typed))
