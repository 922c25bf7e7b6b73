import { readArguments } from './steps/arguments.ts'
import { buildAll } from './steps/build.ts'
import { stop } from './steps/run.ts'

readArguments({
  command: 'npm run build',
  says: 'Builds shop, server and admin, each if its sources changed.',
  options: {},
})
await buildAll(console.log).catch((error: Error) => stop(error.message))
