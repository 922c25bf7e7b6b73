import { expect, test } from 'vitest'
import { customerSearch } from './customer-search.ts'

const text = customerSearch({
  name: 'Éloïse D’Amour-Côté',
  email: 'eloise@example.com',
  addresses: [
    { name: 'Éloïse D’Amour-Côté', postalCode: 'H2X 1Y4', phone: '514-555-0171' },
    { name: 'Zoë Roy', postalCode: 'g1r1s8' },
  ],
})
/** As SQLite looks: every word of what was typed is somewhere in the text, but only ASCII letters in either size. */
const small = (typed: string) => typed.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
const finds = (typed: string) => typed.split(' ').every((word) => small(text).includes(small(word)))

test.each([
  'eloise',
  'Éloïse',
  'éloïse',
  'ÉLOÏSE CÔTÉ',
  'cote eloise',
  "d'amour",
  'd’amour',
  'eloise@example.com',
  'éloïse h2x1y4',
  'H2X 1Y4',
  'G1R 1S8',
  '(514) 555-0171',
  '514 555 0171',
  'zoe',
])('a customer is found by %s', (typed) => expect(finds(typed)).toBe(true))

test.each(['elise', '514-555-0172', 'H2X 1Y5'])('and not by %s', (typed) => expect(finds(typed)).toBe(false))

test('each is in it once, and a customer without addresses has a name and an email', () => {
  expect(text.split('H2X1Y4')).toHaveLength(2)
  expect(text.split('eloise d')).toHaveLength(2)
  expect(customerSearch({ name: 'Anna', email: 'anna@example.com', addresses: [] })).toBe('anna@example.com anna')
})
