import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readArguments } from './steps/arguments.ts'
import { lost, passingTitles, proofs, SENTENCES, unproven } from './steps/acceptance-numbers.ts'
import type { PlaywrightReport, VitestReport } from './steps/report.ts'
import { reports, stop } from './steps/run.ts'

/**
 * Which acceptance sentences the passing tests of the last run name, and which none of them does. `--json FILE` writes
 * their numbers; `--compare FILE` says which of those are lost, and ends with 1 if any is.
 */
const { values } = readArguments({
  command: 'npm run acceptance',
  form: '[--json FILE] [--compare FILE]',
  says: 'Which acceptance sentences the passing tests of the last run name, and which none does.',
  options: {
    json: { type: 'string', says: 'writes their numbers' },
    compare: { type: 'string', says: 'says which of those are lost, and ends with 1 if any is' },
  },
})
const files = globSync('*.json', { cwd: reports }).map((file) => path.join(reports, file))
if (files.length === 0) stop('There is no report of a run yet: npm test')
const titles = files.flatMap((file) =>
  passingTitles(JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport),
)
const counted = proofs(titles)
const proven = [...counted.keys()].filter((number) => number <= SENTENCES).toSorted((a, b) => a - b)
const missing = unproven(new Set(proven))
console.log(`Reports: ${files.map((file) => path.basename(file)).join(', ')}`)
console.log(`Named by passing tests: ${proven.map((number) => `${number} (${counted.get(number)})`).join(', ')}`)
console.log(`\n${proven.length} of ${SENTENCES} are named; not named: ${missing.join(', ') || 'none'}`)
if (values.json) writeFileSync(values.json, `${JSON.stringify(proven)}\n`)
if (values.compare) {
  const gone = lost(JSON.parse(readFileSync(values.compare, 'utf8')) as number[], new Set(proven))
  console.log(`Lost since ${values.compare}: ${gone.join(', ') || 'none'}`)
  process.exitCode = gone.length > 0 ? 1 : 0
}
