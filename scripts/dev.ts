import { spawn } from 'node:child_process'
import path from 'node:path'
import { readArguments } from './steps/arguments.ts'
import { generateMessages } from './steps/build.ts'
import { checkDatabase, checkPort, environment } from './steps/prepare.ts'
import { passOn } from './steps/pass-on.ts'
import { root, run, stop } from './steps/run.ts'

/** The shop with reload on save. */
readArguments({ command: 'npm run dev', says: 'Opens the shop with reload on save.', options: {} })
const env = await environment()
await checkPort(env)
await checkDatabase(env)
await generateMessages()
const filled = await run('node', ['--import', 'tsx', path.join(root, 'scripts/seed.ts'), '--if-new'], { show: true })
if (filled.code !== 0) stop('The database could not be filled; the lines above say why.')
const server = spawn(
  'node',
  [
    '--import',
    'tsx',
    '--watch-path=server.ts',
    '--watch-path=src/server',
    '--watch-path=src/cms',
    path.join(root, 'server.ts'),
  ],
  { stdio: 'inherit', cwd: root, env: { ...process.env, NODE_ENV: 'development' } },
)
passOn(server)
