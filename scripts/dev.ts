import { spawn } from 'node:child_process'
import path from 'node:path'
import { readArguments } from './steps/arguments.ts'
import { generateMessages } from './steps/build.ts'
import { endWithCommands } from './steps/pass-on.ts'
import { checkDatabase, checkPort, environment } from './steps/prepare.ts'
import { restartable } from './steps/restartable.ts'
import { root, run, stop } from './steps/run.ts'
import { watchSaves } from './steps/watch-saves.ts'

/** The shop, its pages loaded again and its server started again on save. */
readArguments({ command: 'npm run dev', says: 'Opens the shop with reload on save.', options: {} })
const env = await environment({ fills: true })
await checkPort(env)
await checkDatabase(env)
const prepared = endWithCommands()
await generateMessages()
const filled = await run('node', ['--import', 'tsx', path.join(root, 'scripts/seed.ts'), '--if-new'], { show: true })
if (filled.code !== 0) stop('The database could not be filled; the lines above say why.')
prepared()
const server = restartable(() =>
  spawn('node', ['--import', 'tsx', path.join(root, 'server.ts')], {
    stdio: 'inherit',
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
  }),
)
let compiled = Promise.resolve()
watchSaves((asks) => {
  if (asks.has('words') || asks.has('words of staff'))
    compiled = compiled.then(generateMessages).catch((error: Error) => console.error(error.message))
  // Not while its words are being written.
  if (asks.has('words of staff') || asks.has('restart')) void compiled.then(server.restart)
})
