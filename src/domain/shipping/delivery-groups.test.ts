import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shippingClasses, type ShippingClass } from '../catalog/product.ts'
import { deliveryChoices } from './combine-rates.ts'
import { deliveryGroups, groupOf, isShipped, wholeWindow, type GroupLine } from './delivery-groups.ts'
import { paidChoice } from './free-delivery.ts'
import type { RateCode } from './rate-table.ts'

const today = '2026-11-22'
const line = (sku: string, shippingClass: ShippingClass, more: Partial<GroupLine> = {}): GroupLine => ({
  sku,
  shippingClass,
  ...more,
})
const choiceOf = (lines: readonly GroupLine[], code: RateCode, amount = 100_00) =>
  deliveryChoices(
    lines.map(({ shippingClass, store }) => ({
      shippingClass,
      quantity: 1,
      amount,
      ...(store !== undefined && { pickedUp: true }),
    })),
    0,
  ).choices.find((choice) => choice.code === code)
const groupsOf = (lines: readonly GroupLine[], code: RateCode, amount?: number) =>
  deliveryGroups({ lines, choice: choiceOf(lines, code, amount), today }).map((group) =>
    isShipped(group)
      ? `${group.id}: ${group.skus.join('+')} ${group.method} ${group.shared ? 'shared' : group.cost} ${group.window?.earliest ?? '?'}/${group.window?.latest ?? '?'}`
      : `${group.id}: ${group.skus.join('+')}`,
  )
const march = { preorder: { from: '2027-03-01' } }

// acceptance 129, 131, 133–135
test.each<[string, GroupLine[], RateCode, string[]]>([
  [
    'a parcel',
    [line('a', 'standard'), line('b', 'standard')],
    'regular',
    ['parcel: a+b regular 0 2026-11-27/2026-12-01'],
  ],
  ['a parcel by express', [line('a', 'standard')], 'express', ['parcel: a express 1800 2026-11-24/2026-11-25']],
  [
    'a bike among other things has its own weeks',
    [line('bike', 'bike'), line('a', 'standard')],
    'regular',
    ['parcel: a regular 0 2026-11-27/2026-12-01', 'bike: bike bike_only 9500 2026-12-18/2026-12-22'],
  ],
  [
    'a bike is no faster by express',
    [line('a', 'standard'), line('bike', 'bike')],
    'express',
    ['parcel: a express 1800 2026-11-24/2026-11-25', 'bike: bike bike_only 9500 2026-12-18/2026-12-22'],
  ],
  ['bikes alone', [line('bike', 'bike')], 'bike_only', ['bike: bike bike_only 9500 2026-12-18/2026-12-22']],
  [
    'a canoe alone bears both',
    [line('canoe', 'oversize')],
    'regular',
    ['oversize: canoe regular 3000 2026-11-27/2026-12-01'],
  ],
  [
    'a canoe beside a parcel bears its surcharge',
    [line('canoe', 'oversize'), line('a', 'standard')],
    'regular',
    ['parcel: a regular 0 2026-11-27/2026-12-01', 'oversize: canoe regular 3000 2026-11-27/2026-12-01'],
  ],
  [
    'a preorder counts from its day, and shares the delivery',
    [line('tent', 'standard', march), line('a', 'standard')],
    'regular',
    ['parcel: a regular 0 2026-11-27/2026-12-01', 'parcel from 2027-03-01: tent regular shared 2027-03-08/2027-03-10'],
  ],
  [
    'preorders of different days, the earlier first',
    [line('tent', 'standard', march), line('shoe', 'standard', { preorder: { from: '2027-02-15' } })],
    'regular',
    [
      'parcel from 2027-02-15: shoe regular 0 2027-02-22/2027-02-24',
      'parcel from 2027-03-01: tent regular shared 2027-03-08/2027-03-10',
    ],
  ],
  [
    'a preorder without a known day promises none',
    [line('tent', 'standard', { preorder: {} }), line('shoe', 'standard', march)],
    'regular',
    ['parcel from 2027-03-01: shoe regular 0 2027-03-08/2027-03-10', 'parcel from later: tent regular shared ?/?'],
  ],
  [
    'a preorder whose day is past counts from today',
    [line('tent', 'standard', { preorder: { from: '2026-11-02' } })],
    'regular',
    ['parcel from 2026-11-02: tent regular 0 2026-11-27/2026-12-01'],
  ],
  [
    'a bike on preorder is a bike',
    [line('bike', 'bike', march), line('other', 'bike')],
    'bike_only',
    [
      'bike: other bike_only 9500 2026-12-18/2026-12-22',
      'bike from 2027-03-01: bike bike_only shared 2027-03-29/2027-03-31',
    ],
  ],
  [
    'a partner ships their own',
    [line('soap', 'standard', { seller: 'Lac Sauvage' }), line('a', 'standard')],
    'regular',
    ['parcel: a regular 0 2026-11-27/2026-12-01', 'parcel by Lac Sauvage: soap regular shared 2026-11-27/2026-12-01'],
  ],
  [
    'each store, and cards by e-mail',
    [line('card', 'none'), line('a', 'standard', { store: 'calgary' }), line('b', 'bike', { store: 'laval' })],
    'regular',
    ['pickup calgary: a', 'pickup laval: b', 'email: card'],
  ],
  ['nothing', [], 'regular', []],
])('%s', (_, lines, code, expected) => expect(groupsOf(lines, code)).toEqual(expected))

test('below the threshold the first group pays (acceptance 130)', () =>
  expect(groupsOf([line('a', 'standard'), line('tent', 'standard', march)], 'regular', 10_00)).toEqual([
    'parcel: a regular 1000 2026-11-27/2026-12-01',
    'parcel from 2027-03-01: tent regular shared 2027-03-08/2027-03-10',
  ]))

test('to a remote area every group takes longer, and says that it may be longer still', () => {
  const lines = [line('a', 'standard'), line('tent', 'standard', march), line('bike', 'bike')]
  const groups = deliveryGroups({ lines, choice: choiceOf(lines, 'express'), today, isRemote: true })
  expect(groups.map((group) => isShipped(group) && [group.window, group.isRemote])).toEqual([
    [{ earliest: '2026-11-27', latest: '2026-12-09' }, true],
    [{ earliest: '2026-12-23', latest: '2027-01-05' }, true],
    [{ earliest: '2027-03-08', latest: '2027-03-18' }, true],
  ])
})

test('the whole window reaches over all groups that have days', () => {
  const lines = [line('a', 'standard'), line('bike', 'bike'), line('tent', 'standard', { preorder: {} })]
  expect(wholeWindow(deliveryGroups({ lines, choice: choiceOf(lines, 'express'), today }))).toEqual({
    earliest: '2026-11-24',
    latest: '2026-12-22',
  })
  expect(wholeWindow([])).toBeUndefined()
})

test('every line is in one group, and the costs of the groups are the delivery, for random carts', () => {
  const lines = fc.uniqueArray(
    fc.record({
      sku: fc.string({ minLength: 1, maxLength: 3 }),
      shippingClass: fc.constantFrom(...shippingClasses),
      preorder: fc.constantFrom(undefined, undefined, {}, { from: '2026-01-05' }, { from: '2027-03-01' }),
      seller: fc.constantFrom(undefined, undefined, 'Lac Sauvage'),
      store: fc.constantFrom(undefined, undefined, 'laval', 'calgary'),
    }),
    { selector: ({ sku }) => sku, maxLength: 8 },
  )
  fc.assert(
    fc.property(lines, fc.nat(40_00), fc.boolean(), (all, amount, byCode) => {
      const offered = deliveryChoices(
        all.map(({ shippingClass, store }) => ({
          shippingClass,
          quantity: 1,
          amount,
          ...(store !== undefined && { pickedUp: true }),
        })),
        0,
      ).choices
      for (const choice of [undefined, ...offered.map((one) => paidChoice(one, byCode))]) {
        const groups = deliveryGroups({ lines: all, choice, today })
        expect(groups.flatMap(({ skus }) => skus).toSorted()).toEqual(all.map(({ sku }) => sku).toSorted())
        expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length)
        const costs = groups.reduce((sum, group) => sum + (isShipped(group) ? group.cost : 0), 0)
        expect(costs).toBe(choice?.total ?? 0)
        for (const group of choice ? groups.filter(isShipped) : [])
          expect(choice?.parts.map(({ code }) => code)).toContain(group.method)
        for (const { sku, preorder } of all) {
          const group = groupOf(groups, sku)
          if (group && isShipped(group) && group.window && preorder?.from)
            expect(group.window.earliest > preorder.from).toBe(true)
        }
      }
    }),
    { numRuns: 2_000 },
  )
})
