import { expect, test } from 'vitest'
import { orderSearch } from './order-search.ts'

const text = orderSearch({
  contact: { phone: '514-555-0171' },
  address: {
    name: 'Geneviève Côté-Roy',
    line1: '1 rue Haute',
    city: 'Montréal',
    province: 'QC',
    postalCode: 'H2X 1Y4',
  },
  lines: [{ sku: '5101-204-PLUM-S' }, { sku: '5101-204-PLUM-S' }],
  parcels: [{ code: '7035 1140 22AB' }, { code: '1Z999' }],
})
/** As SQLite looks: every word of what was typed is somewhere in the text, but only ASCII letters in either size. */
const small = (typed: string) => typed.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
const finds = (typed: string) => typed.split(' ').every((word) => small(text).includes(small(word)))

test.each([
  '5145550171',
  '514-555-0171',
  '514 555-0171',
  '514 555 0171',
  '(514) 555-0171',
  '(514)555-0171',
  '514.555.0171',
  '+1 514 555 0171',
  '1-514-555-0171',
  '+15145550171',
  'H2X1Y4',
  'h2x 1y4',
  '5101-204-PLUM-S',
  'plum-s',
  'genevieve',
  'Genevieve cote',
  'CÔTÉ',
  'Geneviève CÔTÉ-ROY',
  'geneviève côté 514-555-0171',
  '7035 1140 22ab',
  '7035114022AB',
  '1z999',
  'cote 514-555-0171',
])('an order is found by %s', (typed) => expect(finds(typed)).toBe(true))

test.each(['5145550172', 'H2X 1Y5', '5101-204-PLUM-M'])('and not by %s', (typed) => expect(finds(typed)).toBe(false))

test('an order whose number has an extension is found by the same', () => {
  const found = (phone: string) => orderSearch({ contact: { phone }, lines: [] })
  expect(found('514-555-0171 ext. 12')).toBe(found('514-555-0171'))
})

test('a foreign number stays as it was written, and an order without any has none', () => {
  expect(orderSearch({ contact: { phone: '+33 1 23 45 67 89' }, lines: [] })).toBe('+33 1 23 45 67 89 33123456789')
  expect(orderSearch({ contact: { phone: '' }, lines: [] })).toBe('')
})

test('a pickup is found by the name of the person who picks it up', () =>
  expect(orderSearch({ contact: { phone: '' }, pickupName: 'Geneviève Roy', lines: [] })).toContain('genevieve roy'))
