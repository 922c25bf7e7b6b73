import { expect, test } from 'vitest'
import { isAgentOrder } from './by-hand.ts'

const [tent, stove] = [{ productId: 'tent' }, { productId: 'stove' }]

test.each<[string, Parameters<typeof isAgentOrder>, boolean]>([
  ['all that the agent saw', [[tent], ['tent']], true],
  [
    'some of it, with something else',
    [
      [tent, stove],
      ['tent', 'mat'],
    ],
    true,
  ],
  ['nothing of it', [[stove], ['tent']], false],
  ['anything of the agent’s own cart', [[stove]], true],
  ['something at an employee’s price', [[tent, { ...stove, asEmployee: true }], ['tent']], false],
  ['an employee’s price in the agent’s own cart', [[{ ...tent, asEmployee: true }]], false],
])('an order of %s is or isn’t the agent’s: %#', (_, given, is) => {
  expect(isAgentOrder(...given)).toBe(is)
})
