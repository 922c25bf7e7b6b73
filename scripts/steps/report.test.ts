import { describe, expect, test } from 'vitest'
import { closing, nothing, playwrightCount, vitestCount, type PlaywrightReport, type VitestReport } from './report.ts'

const file = (name: string, ...statuses: string[]): VitestReport['testResults'][number] => ({
  name: `/shop/${name}`,
  startTime: 1000,
  endTime: 3500,
  assertionResults: statuses.map((status, i) => ({ fullName: `${name} ${i}`, status })),
})

describe('Vitest', () => {
  test('what passed and what failed is counted, what was skipped is neither; each file has its seconds', () =>
    expect(
      vitestCount(
        {
          testResults: [file('a.test.ts', 'passed', 'failed', 'passed'), file('b.test.ts', 'skipped')],
        },
        1,
        '/shop',
      ),
    ).toEqual({
      passed: 2,
      failed: 1,
      failures: ['a.test.ts › a.test.ts 1'],
      flaky: [],
      files: [
        { file: 'a.test.ts', seconds: 2.5 },
        { file: 'b.test.ts', seconds: 2.5 },
      ],
    }))

  test('a failure is named with the first line of its error, and so is a file that does not load', () => {
    const failing = file('a.test.ts', 'failed')
    failing.assertionResults[0]!.failureMessages = ['Error: sold out\n    at line 1']
    const unloaded = { ...file('b.test.ts', 'skipped'), status: 'failed', message: 'too many clients\nand so on' }
    expect(vitestCount({ testResults: [failing, unloaded] }, 1, '/shop').failures).toEqual([
      'a.test.ts › a.test.ts 0: Error: sold out',
      'b.test.ts: too many clients',
    ])
  })

  test('a failure is counted once, also an error outside all tests', () => {
    const files = [file('a.test.ts', 'failed', 'passed'), { ...file('b.test.ts'), status: 'failed', message: 'gone' }]
    expect(vitestCount({ testResults: files }, 1, '/shop').failed).toBe(2)
    expect(vitestCount({ testResults: [file('a.test.ts', 'passed')] }, 1, '/shop').failed).toBe(1)
  })
})

const spec = (title: string, ...states: [project: string, status: string][]) => ({
  title,
  file: 'cart.spec.ts',
  tests: states.map(([projectName, status]) => ({
    projectName,
    status,
    results: [{ duration: 1500, ...(status === 'unexpected' && { error: { message: 'Error: not visible\n  at 3' } }) }],
  })),
})
const report: PlaywrightReport = {
  suites: [
    {
      title: 'cart.spec.ts',
      file: 'cart.spec.ts',
      specs: [spec('a line is added', ['desktop', 'expected'], ['phone', 'flaky'])],
      suites: [
        {
          title: 'in French',
          specs: [spec('a line is removed', ['desktop', 'unexpected']), spec('later', ['phone', 'skipped'])],
        },
      ],
    },
  ],
}

describe('Playwright', () => {
  test('what passed at the second try is counted apart and named with its project', () =>
    expect(playwrightCount(report, 1)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['cart.spec.ts › in French › a line is removed (desktop): Error: not visible'],
      flaky: ['cart.spec.ts › a line is added (phone)'],
      files: [{ file: 'e2e/cart.spec.ts', seconds: 6 }],
    }))
  test('a run that ended with an error has failed, whatever its tests did', () =>
    expect(playwrightCount({ suites: [] }, 1).failed).toBe(1))
})

describe('the end of a run', () => {
  const phases = [
    { name: 'unit tests', seconds: 41.23, count: { ...nothing, passed: 12, files: [{ file: 'a.ts', seconds: 3 }] } },
    {
      name: 'browser',
      seconds: 9,
      count: {
        passed: 3,
        failed: 1,
        failures: ['menu (desktop): Error: closed'],
        flaky: ['cart (phone)'],
        files: Array.from({ length: 11 }, (_, i) => ({ file: `e2e/${i}.ts`, seconds: 10 + i })),
      },
    },
  ]
  const lines = closing(phases)

  test('its phases and its ten slowest files are tables', () => {
    expect(lines.slice(1, 4)).toEqual([
      'phase       seconds  passed  failed  flaky',
      'unit tests     41.2      12       0      0',
      'browser         9.0       3       1      1',
    ])
    expect(lines.slice(5, 8)).toEqual(['slowest files  seconds', 'e2e/10.ts         20.0', 'e2e/9.ts          19.0'])
    expect(lines).not.toContain('a.ts            3.0')
    expect(lines.filter((line) => line.startsWith('e2e/'))).toHaveLength(10)
  })
  test('what was flaky and what failed is counted and named, and a reader of two figures sees them passed', () =>
    expect(lines.slice(-8)).toEqual([
      '1 flaky',
      '  cart (phone)',
      '',
      '1 failed',
      '  menu (desktop): Error: closed',
      '',
      '16 passed, 1 failed',
      '15 passed, 1 failed, 1 flaky',
    ]))
  test('without any, it is the same two lines', () =>
    expect(closing([phases[0]!]).slice(-3)).toEqual(['', '12 passed, 0 failed', '12 passed, 0 failed, 0 flaky']))
})
