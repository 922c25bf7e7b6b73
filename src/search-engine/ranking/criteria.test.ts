import { expect, test } from 'vitest'
import { criteriaOf, type RankingContext } from './criteria.ts'

const context = (more: Partial<RankingContext>) =>
  ({ ranking: [], customRanking: [], precision: 1, minProximity: 1, ...more }) as unknown as RankingContext

test('an unknown criterion decides nothing, whatever it is called', () => {
  const names = ['__proto__', 'constructor', 'toString', 'nothing', '']
  expect(criteriaOf(context({ ranking: names }))).toEqual([])
  expect(criteriaOf(context({ ranking: ['custom'], customRanking: names }))).toEqual([])
  expect(criteriaOf(context({ ranking: ['words', 'custom'], customRanking: ['desc(price)'] }))).toHaveLength(2)
})
