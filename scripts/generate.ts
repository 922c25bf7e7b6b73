import path from 'node:path'
import { generateMessages } from './steps/build.ts'
import { root, run, stop } from './steps/run.ts'
import { pruneSnapshots } from './steps/snapshots.ts'

/**
 * Everything that is made from the sources and that types depend on: messages, route types, the admin's import map.
 * Snapshots of migrations that nothing reads any more are deleted.
 */
await generateMessages()
for (const database of ['sqlite', 'postgres']) pruneSnapshots(path.join(root, 'src/migrations', database))
for (const [command, ...args] of [
  ['react-router', 'typegen'],
  ['payload', 'generate:importmap'],
] as const) {
  const { code, output } = await run(command, [...args], { env: { SECRET: 'only-to-generate' } })
  if (code !== 0) stop(`${command} ${args.join(' ')} failed.\n${output}`)
}
