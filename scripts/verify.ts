import { readArguments } from './steps/arguments.ts'
import { generateMessages } from './steps/build.ts'
import { staticChecks, vitest } from './steps/checks.ts'
import { freshImportMap } from './steps/generated.ts'
import { Phases } from './steps/phases.ts'

/** The checks before every commit: types, format, lint, boundaries, and the unit tests that do not take seconds. */
readArguments({
  command: 'npm run verify',
  says: 'Types, format, lint, boundaries and the quick unit tests: what must hold before a commit.',
  options: {},
})
await generateMessages()
const phases = new Phases()
await Promise.all([
  phases.run('types, format, lint, boundaries', staticChecks),
  phases.run('unit tests', (write) => vitest('quick', write)),
  freshImportMap(),
])
phases.end()
