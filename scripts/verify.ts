import { staticChecks, sum, vitest } from './steps/checks.ts'
import './generate.ts'

/** What must hold before every commit: types, lint, boundaries, unit tests. */
const { passed, failed } = sum([await staticChecks(), await vitest('unit')])
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
