import { expect, test } from 'vitest'
import { hasPoBox, readAddress, type AddressInput } from './address.ts'

const typed: AddressInput = {
  name: ' Geneviève  Roy ',
  line1: '1200, rue Saint-Jean',
  line2: '',
  city: 'Québec',
  province: 'Québec',
  postalCode: 'g1r1s8',
}

test('a good address is trimmed and normalized', () =>
  expect(readAddress(typed)).toEqual({
    ok: true,
    address: {
      name: 'Geneviève Roy',
      line1: '1200, rue Saint-Jean',
      city: 'Québec',
      province: 'QC',
      postalCode: 'G1R 1S8',
    },
  }))

test('the second line is preserved if there is one', () =>
  expect(readAddress({ ...typed, line2: 'app. 4' })).toMatchObject({ ok: true, address: { line2: 'app. 4' } }))

test('an empty form lacks all but the second line, in the order of the form', () =>
  expect(readAddress({})).toEqual({
    ok: false,
    errors: ['name', 'postalCode', 'line1', 'city', 'province'].map((field) => ({ field, problem: 'missing' })),
  }))

test.each<[AddressInput, { field: string; problem: string }]>([
  [{ postalCode: '90210' }, { field: 'postalCode', problem: 'invalid' }],
  [{ postalCode: 'V6B 1A1' }, { field: 'postalCode', problem: 'other-province' }],
  [{ province: 'Vermont' }, { field: 'province', problem: 'invalid' }],
  [{ city: 'x'.repeat(81) }, { field: 'city', problem: 'too-long' }],
])('%j: %j', (more, error) => expect(readAddress({ ...typed, ...more })).toEqual({ ok: false, errors: [error] }))

test.each([
  [{ line1: 'C.P. 120' }, 'line1'],
  [{ line2: 'PO Box 9' }, 'line2'],
])('%j is good for a parcel, not for a bike', (more, field) => {
  expect(readAddress({ ...typed, ...more }).ok).toBe(true)
  expect(readAddress({ ...typed, ...more }, { shipsToAddress: true })).toEqual({
    ok: false,
    errors: [{ field, problem: 'po-box' }],
  })
})

test('an address stored under earlier rules is asked for again', () => {
  const answer = readAddress({ ...typed, line1: 'Case postale 7' })
  expect(answer.ok && hasPoBox(answer.address)).toBe(true)
})
