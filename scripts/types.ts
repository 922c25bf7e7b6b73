import { readArguments } from './steps/arguments.ts'
import { generateMessages } from './steps/build.ts'
import { typeChecks } from './steps/checks.ts'
import { Phases } from './steps/phases.ts'

/** The types of all sources, and of the rules without those of a browser and of Node. */
readArguments({ command: 'npm run types', says: 'Checks the types alone.', options: {} })
await generateMessages()
const phases = new Phases()
await phases.run('types', typeChecks)
phases.end()
