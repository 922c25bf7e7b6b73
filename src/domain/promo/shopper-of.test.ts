import { expect, test } from 'vitest'
import { shopperOf } from './shopper-of.ts'

test.each([
  ['maude.test@example.com', 'maude.test@example.com'],
  ['Maude.Test+Noel@Example.com', 'maude.test@example.com'],
  ['maude+a+b@example.com', 'maude@example.com'],
  ['+514@example.com', '+514@example.com'],
  ['M.a.ude+noel@gmail.com', 'maude@gmail.com'],
  ['maude@googlemail.com', 'maude@gmail.com'],
  ['m.aude@mygmail.com', 'm.aude@mygmail.com'],
  ['maude.test@example.co', 'maude.test@example.co'],
])('%s is %s', (email, shopper) => expect(shopperOf(email)).toBe(shopper))
