import { expect, test } from 'vitest'
import { lost, numbersIn, passingTitles, proofs, SENTENCES, unproven } from './acceptance-numbers.ts'

test.each([
  ['the cart is kept (acceptance 37, 38)', [37, 38]],
  ['prices (acceptance 84–86) hold', [84, 85, 86]],
  ['acceptance 57, 58 and 60–61: the favourite store', [57, 58, 60, 61]],
  ['twice (acceptance 1), outer (acceptance 2-3)', [1, 2, 3]],
  ['acceptance 81: 3 calls', [81]],
  ['an order of 12 lines', []],
])('%s', (title, numbers) => expect(numbersIn(title)).toEqual(numbers))

test('only what passed is a proof, at its second try too, and titles of what is around count', () => {
  const vitest = passingTitles({
    testResults: [
      {
        name: 'a.test.ts',
        startTime: 0,
        endTime: 0,
        assertionResults: [
          { fullName: 'tags (acceptance 4) first', status: 'passed' },
          { fullName: 'tags (acceptance 5)', status: 'failed' },
        ],
      },
    ],
  })
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ projectName: 'phone', status, results: [] }],
  })
  const playwright = passingTitles({
    suites: [
      {
        title: 'stores (acceptance 6)',
        specs: [
          spec('hours', 'flaky'),
          spec('map (acceptance 7)', 'unexpected'),
          spec('list (acceptance 4, 4)', 'expected'),
        ],
      },
    ],
  })
  expect([...proofs([...vitest, ...playwright])]).toEqual([
    [4, 2],
    [6, 2],
  ])
})

test('unproven sentences are listed, and those that an earlier run proved and this one does not', () => {
  const all = Array.from({ length: SENTENCES }, (_, i) => i + 1)
  const now = new Set(all.filter((number) => number !== 9 && number !== SENTENCES))
  expect(unproven(now)).toEqual([9, SENTENCES])
  expect(lost([8, 9], now)).toEqual([9])
})
