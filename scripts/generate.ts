import { generateMessages } from './steps/build.ts'
import { run, stop } from './steps/run.ts'

/** Everything that is made from the sources and that types depend on: messages, route types, the admin's import map. */
await generateMessages()
for (const [command, ...args] of [
  ['react-router', 'typegen'],
  ['payload', 'generate:importmap'],
] as const) {
  const { code, output } = await run(command, [...args], { env: { SECRET: 'only-to-generate' } })
  if (code !== 0) stop(`${command} ${args.join(' ')} failed.\n${output}`)
}
