import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { auditDependencies } from './audit.ts'
import { checked } from '../../.dependency-cruiser.mjs'
import { typegen } from './generated.ts'
import {
  nothing,
  oneFailed,
  playwrightCount,
  vitestCount,
  type Count,
  type PlaywrightReport,
  type VitestReport,
} from './report.ts'
import { reports, root, run } from './run.ts'

export type Write = (text: string) => void
/** `mend`: what to do where it fails. */
type Check = { name: string; command: string; args: string[]; mend?: string }

/** What a check found in files that have not changed since, by their content: the next run reads only the others. */
const cache = (name: string): string => path.join(root, '.data/checks', name)

/**
 * TypeScript 7 checks types; 6 stays for the tools that read source through its API, and both call themselves `tsc`.
 */
const tsc = path.join(root, 'node_modules/typescript7/bin/tsc')
const types = (name: string, project: string, remembered: string): Check => ({
  name,
  command: process.execPath,
  args: [tsc, '--noEmit', '-p', project, '--incremental', '--tsBuildInfoFile', cache(`${remembered}.tsbuildinfo`)],
})

const ofTypes: Check[] = [
  types('types', 'tsconfig.json', 'all'),
  types('types of the rules (no browser, no Node)', 'src/domain/tsconfig.json', 'domain'),
]

/** Checks that need no server and no database; each counts as one. */
const statics: Check[] = [
  ...ofTypes,
  { name: 'format', command: 'oxfmt', args: ['--check', '.'], mend: 'npm run format mends it.' },
  { name: 'lint', command: 'oxlint', args: ['--quiet'] },
  {
    name: 'boundaries',
    command: 'depcruise',
    args: [
      '--cache',
      cache('boundaries'),
      '--cache-strategy',
      'content',
      '--config',
      '.dependency-cruiser.mjs',
      ...checked,
    ],
  },
]

type Found = (isRight: boolean) => void
const counting =
  (count: Count): Found =>
  (isRight) =>
    void count[isRight ? 'passed' : 'failed']++

async function inTurn(checks: Check[], write: Write, found: Found): Promise<void> {
  for (const { name, command, args, mend } of checks) {
    const { code, output } = await run(command, args)
    write(code === 0 ? `✓ ${name}` : [`✗ ${name}`, output, ...(mend ? [mend] : [])].join('\n'))
    found(code === 0)
  }
}

export async function typeChecks(write: Write): Promise<Count> {
  const count = { ...nothing }
  await typegen()
  await inTurn(ofTypes, write, counting(count))
  return count
}

export async function staticChecks(write: Write): Promise<Count> {
  const count = { ...nothing }
  const found = counting(count)
  const audit = async () => {
    const { state, words } = await auditDependencies()
    write(`${{ clean: '✓', bad: '✗', unknown: '–' }[state]} audit: ${words}`)
    if (state !== 'unknown') found(state === 'clean')
  }
  await typegen()
  await Promise.all([inTurn(statics, write, found), audit()])
  return count
}

const quick = ['unit', 'views', 'document', 'apart']
const projects = { quick, unit: [...quick, 'long'], integration: ['integration'] }

/** Projects of vitest.config.ts. What they came to stays in .data/reports/ until the next run. */
export async function vitest(kind: keyof typeof projects, write: Write): Promise<Count> {
  const report = emptied(reportFile(`vitest-${kind}`))
  const { code, output } = await run(
    'vitest',
    [
      'run',
      ...projects[kind].flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: { NODE_ENV: 'test' } },
  )
  write(output)
  return existsSync(report) ? vitestCount(read<VitestReport>(report), code, root) : oneFailed
}

/** The end-to-end tests in a real browser, against what `npm start` serves. Their report stays there under its name. */
export async function playwright(
  { name, workers }: { name: string; workers: number },
  files: string[],
  env: Record<string, string>,
  write: Write,
): Promise<Count> {
  const report = emptied(reportFile(`playwright-${name}`))
  const options = ['--workers', String(workers), '--output', path.join(root, 'build/test-results', name)]
  const { code, output } = await run('playwright', ['test', ...options, ...files], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  write(output)
  return existsSync(report) ? playwrightCount(read<PlaywrightReport>(report), code) : oneFailed
}

export const reportFile = (name: string): string => path.join(reports, `${name}.json`)

function emptied(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T
