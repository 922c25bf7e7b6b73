/** What one part of a run came to. */
export type Count = {
  passed: number
  failed: number
  /** What failed, by name, each with the first line of its error: of a long output often only the end is read. */
  failures: string[]
  /** The names of what passed at a second try only; they count neither as passed nor as failed. */
  flaky: string[]
  files: FileTime[]
}
export type FileTime = { file: string; seconds: number }
export type Phase = { name: string; seconds: number; count: Count }

export const nothing: Count = { passed: 0, failed: 0, failures: [], flaky: [], files: [] }
export const oneFailed: Count = { ...nothing, failed: 1 }

/** The parts of Vitest's JSON report that are read here. */
export type VitestReport = { testResults: VitestFile[] }
type VitestFile = {
  name: string
  startTime: number
  endTime: number
  /** The error of a file that did not load, or of what its tests need. */
  message?: string
  status?: string
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
}

/** A project that ended with this code; `root` is taken off the names of its files. */
export function vitestCount(report: VitestReport, code: number, root: string): Count {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const nameOf = (name: string) => (name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name)
  const failures = report.testResults.flatMap((file) => failuresOf(file, nameOf(file.name)))
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    // An error outside all tests has no name.
    failed: Math.max(failures.length, code === 0 ? 0 : 1),
    failures,
    flaky: [],
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: nameOf(name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

function failuresOf(
  { assertionResults, status, message }: VitestReport['testResults'][number],
  file: string,
): string[] {
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => failure(`${file} › ${fullName}`, failureMessages?.[0]))
  return failures.length === 0 && status === 'failed' ? [failure(file, message)] : failures
}

const failure = (name: string, error = ''): string =>
  [name, ...error.trim().split('\n', 1)].join(': ').replace(/: $/, '')

type PlaywrightSuite = {
  title: string
  file?: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; file?: string; tests: PlaywrightTest[] }[]
}
type PlaywrightTest = {
  projectName: string
  status: string
  results: { duration: number; error?: { message?: string } }[]
}
/** The parts of Playwright's JSON report that are read here. */
export type PlaywrightReport = { suites: PlaywrightSuite[]; errors?: unknown[] }

/** One test of Playwright's report: its titles from the outside in, its project and what it came to. */
export type TestResult = {
  titles: string[]
  file: string
  project: string
  status: string
  error: string | undefined
  seconds: number
}

export function browserTestsOf(report: PlaywrightReport): TestResult[] {
  const visit = (suite: PlaywrightSuite, outer: string[]): TestResult[] => {
    const titles = [...outer, suite.title]
    return [
      ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
        tests.map(({ projectName, status, results }) => ({
          titles: [...titles, title],
          file: file ?? suite.file ?? '',
          project: projectName,
          status,
          error: results.at(-1)?.error?.message,
          seconds: results.reduce((all, { duration }) => all + duration, 0) / 1000,
        })),
      ),
      ...(suite.suites ?? []).flatMap((inner) => visit(inner, titles)),
    ]
  }
  return report.suites.flatMap((suite) => visit(suite, []))
}

export function playwrightCount(report: PlaywrightReport, code: number): Count {
  const tests = browserTestsOf(report)
  const of = (status: string) => tests.filter((one) => one.status === status)
  const seconds = new Map<string, number>()
  for (const one of tests) seconds.set(`e2e/${one.file}`, (seconds.get(`e2e/${one.file}`) ?? 0) + one.seconds)
  const nameOf = ({ titles, project }: TestResult) => `${titles.join(' › ')} (${project})`
  return {
    passed: of('expected').length,
    failed: Math.max(of('unexpected').length, code === 0 ? 0 : 1),
    failures: of('unexpected').map((one) => failure(nameOf(one), one.error)),
    flaky: of('flaky').map(nameOf),
    files: [...seconds].map(([file, sum]) => ({ file, seconds: sum })),
  }
}

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.reduce((all, { failed }) => all + failed, 0),
  failures: counts.flatMap(({ failures }) => failures),
  flaky: counts.flatMap(({ flaky }) => flaky),
  files: counts.flatMap(({ files }) => files),
})

const SLOWEST = 10

/**
 * The end of a run: its phases, its slowest files, what was flaky, what failed, and two closing lines. The first of
 * them is the one that a reader from before flaky tests were counted knows; for it a flaky test has passed.
 */
export function closing(phases: readonly Phase[]): string[] {
  const { passed, failed, failures, flaky, files } = sum(phases.map(({ count }) => count))
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  return [
    '',
    ...table(
      ['phase', 'seconds', 'passed', 'failed', 'flaky'],
      phases.map(({ name, seconds, count }) => [
        name,
        seconds.toFixed(1),
        String(count.passed),
        String(count.failed),
        String(count.flaky.length),
      ]),
    ),
    ...(slowest.length > 0
      ? [
          '',
          ...table(
            ['slowest files', 'seconds'],
            slowest.map(({ file, seconds }) => [file, seconds.toFixed(1)]),
          ),
        ]
      : []),
    ...(flaky.length > 0 ? ['', `${flaky.length} flaky`, ...flaky.map((name) => `  ${name}`)] : []),
    ...(failures.length > 0 ? ['', `${failures.length} failed`, ...failures.map((name) => `  ${name}`)] : []),
    '',
    `${passed + flaky.length} passed, ${failed} failed`,
    `${passed} passed, ${failed} failed, ${flaky.length} flaky`,
  ]
}

/** The first column to the left, numbers to the right. */
function table(head: string[], rows: string[][]): string[] {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]?.length ?? 0)))
  return [head, ...rows].map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
