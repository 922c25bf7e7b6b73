import { expect, test } from 'vitest'
import { hasLeftUnder, readTrackingLine, readTrackingTitles } from './tracking-table.ts'

test.each([
  ['number', 'carrier', 'tracking number'],
  ['Numéro de commande', 'Transporteur', 'Numéro de suivi'],
  ['Numéro', 'transporteur', 'Suivi'],
  ['Order', 'Carrier', 'tracking_number'],
])('titles %s, %s and %s are known, beside others', (number, carrier, code) =>
  expect(readTrackingTitles(['Poids', carrier, code, number])).toEqual({ title: { number, carrier, code } }),
)

test('a column that lacks, or is there twice, is named', () =>
  expect(readTrackingTitles(['Commande', 'Numéro', 'Suivi'])).toEqual({ missing: ['carrier'], twice: ['number'] }))

const line = { number: 'p 100001', carrier: 'UPS', code: '1Z 999' }
test.each([
  [line, { ...line, number: 'P-100001' }],
  [{ ...line, number: '12' }, 'no-number'],
  [{ ...line, carrier: '' }, 'no-tracking'],
  [{ ...line, code: '' }, 'no-tracking'],
  [{ ...line, code: 'x'.repeat(81) }, 'too-long'],
  [{ ...line, code: '7,02321E+15' }, 'rounded'],
  [{ ...line, code: '7.02321e+15' }, 'rounded'],
])('%o is read as %o', (given, read) => expect(readTrackingLine(given)).toEqual(read))

test('a parcel is known by its number, however it is written', () => {
  const parcels = [{ code: '7023 2100 3977 8002' }]
  expect([hasLeftUnder(parcels, '7023210039778002'), hasLeftUnder(parcels, '7023')]).toEqual([true, false])
})
