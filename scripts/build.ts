import { buildAll } from './steps/build.ts'
import { stop } from './steps/run.ts'

await buildAll(console.log).catch((error: Error) => stop(error.message))
