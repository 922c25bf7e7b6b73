import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { auditDependencies } from './audit.ts'
import { root, run } from './run.ts'

export type Count = { passed: number; failed: number }
type Check = { name: string; command: string; args: string[] }

/** Checks that need no server and no database; each counts as one. */
const statics: Check[] = [
  { name: 'types', command: 'tsc', args: ['--noEmit', '-p', 'tsconfig.json'] },
  {
    name: 'types of the rules (no browser, no Node)',
    command: 'tsc',
    args: ['--noEmit', '-p', 'src/domain/tsconfig.json'],
  },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--quiet'] },
  { name: 'boundaries', command: 'depcruise', args: ['--config', '.dependency-cruiser.mjs', 'src', 'server.ts'] },
]

export async function staticChecks(): Promise<Count> {
  const count: Count = { passed: 0, failed: 0 }
  for (const { name, command, args } of statics) {
    const { code, output } = await run(command, args)
    console.log(code === 0 ? `✓ ${name}` : `✗ ${name}\n${output}`)
    count[code === 0 ? 'passed' : 'failed']++
  }
  const { state, words } = await auditDependencies()
  console.log(`${{ clean: '✓', bad: '✗', unknown: '–' }[state]} audit: ${words}`)
  if (state !== 'unknown') count[state === 'clean' ? 'passed' : 'failed']++
  return count
}

/** One project of vitest.config.ts, its own report on the terminal. */
export async function vitest(project: 'unit' | 'integration'): Promise<Count> {
  const report = path.join(root, 'build', `vitest-${project}.json`)
  rmSync(report, { force: true })
  const { code } = await run(
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { show: true, env: { NODE_ENV: 'test' } },
  )
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    numFailedTestSuites: number
  }
  // A file that does not load has no failed test, and an error outside all tests has none either.
  const failed = Math.max(numFailedTests, numFailedTestSuites)
  return { passed: numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) }
}

/** The errands in a real browser, against what `npm start` serves. */
export async function playwright(files: string[], env: Record<string, string>): Promise<Count> {
  const report = path.join(root, 'build', 'playwright.json')
  rmSync(report, { force: true })
  const { code } = await run('playwright', ['test', ...files], {
    show: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
  }
  return { passed: stats.expected + stats.flaky, failed: code === 0 ? stats.unexpected : Math.max(stats.unexpected, 1) }
}

export const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.reduce((all, { failed }) => all + failed, 0),
})
