import { expect, test } from 'vitest'
import { publicFirstName } from './public-first-name.ts'

test.each([
  ['Anna Tremblay', 'anna@example.com', 'Anna'],
  ['marie.tremblay1984', 'Marie.Tremblay1984@example.com', ''],
  [' Éloïse  Roy', 'eloise@example.com', 'Éloïse'],
  ['', 'eloise@example.com', ''],
])('of %j with the address %s others see %j', (name, email, shown) => expect(publicFirstName(name, email)).toBe(shown))
