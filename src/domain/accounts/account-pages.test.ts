import { expect, test } from 'vitest'
import { sectionsLacked } from './account-pages.ts'

test.each([
  [[], 0, []],
  [['stores'], undefined, []],
  [['employee-prices'], 0, ['employee']],
  [['reviews'], 0, ['reviews']],
  [['reviews'], 1, []],
  // A guest, who is led to the sign-in page first.
  [['reviews'], undefined, []],
] as const)('of a shop that lacks %j a customer with %s reviews lacks %j', (lacks, reviews, without) =>
  expect(sectionsLacked(lacks, reviews)).toEqual(without),
)
