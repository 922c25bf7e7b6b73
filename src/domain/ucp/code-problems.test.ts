import { expect, test } from 'vitest'
import type { Checkout } from '../checkout/checkout.ts'
import { codeProblems } from './code-problems.ts'
import type { RefusedCode } from './session.ts'

const promo = (code: string): Pick<Checkout, 'promo'> => ({
  promo: { code, discount: 1, freeShipping: false, savesNothing: false },
})
const [invalid, disallowed] = ['discount_code_invalid', 'discount_code_combination_disallowed']

test.each<[string, Pick<Checkout, 'promo'>, RefusedCode[], [path: number, code?: string, reason?: string][]]>([
  [
    'none was tried',
    {},
    [],
    [
      [0, invalid],
      [1, invalid],
    ],
  ],
  ['the first applies', promo('TRAIL15'), [], [[1, disallowed]]],
  [
    'one is below its minimum',
    {},
    [{ code: 'trail15', reason: 'below-minimum', minimum: 100_00 }],
    [
      [0, invalid, 'below-minimum'],
      [1, invalid],
    ],
  ],
  [
    'another offer has the items',
    {},
    [{ code: 'trail15', reason: 'already-reduced' }],
    [
      [0, disallowed, 'already-reduced'],
      [1, invalid],
    ],
  ],
  [
    'one is over',
    {},
    [{ code: 'TRAIL15', reason: 'expired' }],
    [
      [0, 'discount_code_expired', 'expired'],
      [1, invalid],
    ],
  ],
  [
    'the buyer has used it',
    promo('OTHER'),
    [{ code: 'TRAIL15', reason: 'already-used' }],
    [[0, 'discount_code_user_ineligible', 'already-used']],
  ],
])('why a code does nothing is said: %s', (_, taken, refusedCodes, said) =>
  expect(
    codeProblems({ notices: [], ...taken }, { codes: ['trail 15', 'Other'], refusedCodes }).map(
      ({ code, path, values }) =>
        [Number(/\d/.exec(path ?? '')?.[0]), code, values?.reason].filter((one) => one !== undefined),
    ),
  ).toEqual(said),
)

test('so is why one that was taken does nothing any more', () =>
  expect(
    codeProblems({ notices: [{ kind: 'promo', code: 'TRAIL15', reason: 'expired' }] }, { codes: ['trail15'] }),
  ).toMatchObject([{ code: 'discount_code_expired', values: { code: 'trail15', reason: 'expired' } }]))
