import { describe, expect, test } from 'vitest'
import { isInCanada, readDestination, withIds } from './destination.ts'
import { lineStatus } from './order-view.ts'
import { messageOf } from './problem.ts'
import { totalsOf, type TotalWords } from './totals.ts'

const words: TotalWords = { subtotal: 's', discount: 'd', delivery: 'f', total: 't', tax: ({ code }) => code }
const charged = {
  merchandise: 100_00,
  discount: 10_00,
  shipping: 9_95,
  shippingDiscount: 0,
  taxes: [
    { code: 'GST', rate: 50_000, base: 99_95, amount: 5_00 },
    { code: 'QST', rate: 99_750, base: 99_95, amount: 9_97 },
  ],
  total: 114_92,
} as const satisfies Parameters<typeof totalsOf>[1]

describe('totals', () => {
  test.each([
    ['2026-04-08', true, ['subtotal 10000', 'discount -1000', 'fulfillment 995', 'tax 500', 'tax 997', 'total 11492']],
    ['2026-01-11', true, ['subtotal 10000', 'discount 1000', 'fulfillment 995', 'tax 500', 'tax 997', 'total 11492']],
    ['2026-04-08', false, ['subtotal 10000', 'discount -1000', 'total 9000']],
  ] as const)('of %s, settled %s', (version, isSettled, rows) =>
    expect(totalsOf(version, charged, isSettled, words).map(({ type, amount }) => `${type} ${amount}`)).toEqual(rows),
  )

  test('add up to the total', () => {
    const rows = totalsOf('2026-04-08', charged, true, words)
    const sum = rows.reduce((all, { type, amount }) => (type === 'total' ? all : all + amount), 0)
    expect(sum).toBe(charged.total)
  })

  test('say a delivery that a threshold makes free, and none where nothing is carried', () => {
    const types = (more: object) => totalsOf('2026-04-08', { ...charged, ...more }, true, words).map(({ type }) => type)
    expect(types({ shippingDiscount: 9_95 })).toContain('fulfillment')
    expect(types({ shipping: 0 })).not.toContain('fulfillment')
  })
})

describe('destinations', () => {
  const home = {
    street_address: '1200, rue Saint-Jean',
    address_locality: 'Québec',
    address_region: 'Quebec',
    postal_code: 'g1r1s8',
  }
  test.each([
    ['CA', true],
    ['Canada', true],
    ['CAN', true],
    ['', true],
    ['US', false],
    ['France', false],
  ])('%j is in Canada: %s', (address_country, isIn) => expect(isInCanada({ address_country })).toBe(isIn))

  test('take the buyer’s name where they have none', () =>
    expect(readDestination(home, { first_name: 'Geneviève', last_name: 'Roy' }, {})).toEqual({
      ok: true,
      address: {
        name: 'Geneviève Roy',
        line1: home.street_address,
        city: 'Québec',
        province: 'QC',
        postalCode: 'G1R 1S8',
      },
    }))

  test('say each field that is missing or wrong', () =>
    expect(readDestination({ ...home, street_address: '', postal_code: '12345' }, undefined, {})).toMatchObject({
      ok: false,
      errors: [
        { field: 'name', problem: 'missing' },
        { field: 'postalCode', problem: 'invalid' },
        { field: 'line1', problem: 'missing' },
      ],
    }))

  test('have an id each', () =>
    expect(withIds([{ ...home, id: 'home' }, home]).map(({ id }) => id)).toEqual(['home', 'destination_2']))
})

test.each([
  ['2026-04-08', 0, 0, 'removed'],
  ['2026-01-11', 0, 0, 'fulfilled'],
  ['2026-04-08', 2, 0, 'processing'],
  ['2026-04-08', 2, 1, 'partial'],
  ['2026-04-08', 2, 2, 'fulfilled'],
] as const)('in %s a line of %i units of which %i left is %s', (version, total, fulfilled, status) =>
  expect(lineStatus(version, total, fulfilled)).toBe(status),
)

test.each([
  ['2026-04-08', 'unrecoverable', { type: 'error', severity: 'unrecoverable' }],
  ['2026-01-11', 'unrecoverable', { type: 'error', severity: 'requires_buyer_input' }],
  ['2026-01-11', 'recoverable', { type: 'error', severity: 'recoverable' }],
  ['2026-04-08', 'warning', { type: 'warning' }],
] as const)('in %s what is %s is said so', (version, severity, said) =>
  expect(messageOf(version, { code: 'x', word: 'changed', severity, path: '$.x' }, () => 'words')).toEqual({
    ...said,
    code: 'x',
    path: '$.x',
    content: 'words',
  }),
)
