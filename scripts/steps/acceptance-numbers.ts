import { browserTestsOf, type PlaywrightReport, type VitestReport } from './report.ts'

/** The acceptance sentences of the specification, counted from 1. */
export const SENTENCES = 148

const named = /acceptance ((?:\d+(?:[–-]\d+)?(?:, | and )?)+)/g

/** The numbers that a title names: `(acceptance 37, 84–86)` are 37, 84, 85 and 86. */
export function numbersIn(title: string): number[] {
  return [...title.matchAll(named)].flatMap(([, list = '']) =>
    [...list.matchAll(/(\d+)(?:[–-](\d+))?/g)].flatMap(([, first = '', last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => Number(first) + i),
    ),
  )
}

const isVitest = (report: VitestReport | PlaywrightReport): report is VitestReport => 'testResults' in report

/** What the passing tests of a report are called. One that passed at its second try has passed. */
export function passingTitles(report: VitestReport | PlaywrightReport): string[] {
  if (isVitest(report))
    return report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => fullName)
  return browserTestsOf(report)
    .filter(({ status }) => status === 'expected' || status === 'flaky')
    .map(({ titles }) => titles.join(' '))
}

/** How many passing tests name each number. */
export function proofs(titles: readonly string[]): Map<number, number> {
  const counted = new Map<number, number>()
  for (const title of titles)
    for (const number of new Set(numbersIn(title))) counted.set(number, (counted.get(number) ?? 0) + 1)
  return counted
}

export const unproven = (numbers: ReadonlySet<number>): number[] =>
  Array.from({ length: SENTENCES }, (_, i) => i + 1).filter((number) => !numbers.has(number))

/** The numbers of an earlier run that are missing in this one. */
export const lost = (before: readonly number[], now: ReadonlySet<number>): number[] =>
  before.filter((number) => !now.has(number))
