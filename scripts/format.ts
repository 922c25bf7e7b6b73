import { readArguments } from './steps/arguments.ts'
import { run } from './steps/run.ts'

/** Mends what `npm run verify` says of the format. */
readArguments({ command: 'npm run format', says: 'Formats every source.', options: {} })
const { code } = await run('oxfmt', ['.'], { show: true })
process.exitCode = code
