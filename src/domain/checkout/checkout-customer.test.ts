import { expect, test } from 'vitest'
import { chosenAddress, NEW_ADDRESS } from './checkout-customer.ts'

const home = {
  name: 'G. Roy',
  line1: '1200, rue Saint-Jean',
  city: 'Québec',
  province: 'QC',
  postalCode: 'G1R 1S8',
} as const
const cabin = { ...home, line1: '8, chemin du Lac', line2: 'Porte 2' }
const saved = [
  { ...home, id: 'h', isDefault: true },
  { ...cabin, id: 'c', phone: '418-555-0199', isDefault: false },
]

test.each([
  ['the default before anything is chosen', saved, undefined, 'h'],
  ['the one that was chosen', saved, cabin, 'c'],
  ['another', saved, { ...home, line1: '1' }, NEW_ADDRESS],
  ['another where none is saved', [], undefined, NEW_ADDRESS],
])('%s', (_, addresses, address, id) => expect(chosenAddress(addresses, address)).toBe(id))
