// Built-ins only, and readable by old Node: makes sure of Node and of the packages, then hands over to a task.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { endWithLauncher } from './end-with-launcher.mjs'
import { exitCode } from './exit-code.mjs'
import { lock } from './file-lock.mjs'
import { INSTALL_NODE, isNodeNewEnough } from '../src/server/start/node-version.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const [task, ...rest] = process.argv.slice(2)
const launcher = process.ppid
const fail = (sentence) => {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

const bin = goodNode()
const env = {
  ...process.env,
  APP_ROOT: root,
  PATH: [bin, path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
  PAYLOAD_CONFIG_PATH: path.join(root, 'src/payload.config.ts'),
  NEXT_TELEMETRY_DISABLED: '1',
  PAYLOAD_LOG_LEVEL: process.env.PAYLOAD_LOG_LEVEL ?? 'warn',
}
install()
// Not before: npm may run an old Node, which knows no such hooks.
const formats = `--import ${pathToFileURL(path.join(root, 'src/server/start/module-formats.mjs')).href}`
const child = spawn(path.join(bin, 'node'), ['--import', 'tsx', path.join(root, 'scripts', `${task}.ts`), ...rest], {
  stdio: 'inherit',
  env: { ...env, NODE_OPTIONS: [process.env.NODE_OPTIONS, formats].filter(Boolean).join(' ') },
  cwd: root,
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// Only what npm runs by this name: by hand it may be meant to outlive its shell.
if ((process.env.npm_lifecycle_event || '').replace(':', '-') === task) endWithLauncher(child, launcher)
child.on('exit', (code, signal) => process.exit(exitCode(code, signal)))

/** The folder of a Node that is new enough: this one, or one fetched from npm into `.node/`. */
function goodNode() {
  if (isNodeNewEnough(process.versions.node)) return path.dirname(process.execPath)
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${platform}-${process.arch}`
  const folder = path.join(root, '.node')
  const found = path.join(folder, 'node_modules', name, 'bin')
  if (!existsSync(path.join(found, 'node'))) {
    console.log(`Node ${process.version} is too old for the shop (22.22 or later); fetching Node 24 into .node/ …`)
    mkdirSync(folder, { recursive: true })
    const run = npm(
      [
        'install',
        '--prefix',
        folder,
        '--no-save',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        '--ignore-scripts',
        `${name}@24`,
      ],
      process.env,
    )
    if (run.status !== 0) fail(`Node 24 could not be fetched from the npm registry. ${INSTALL_NODE}`)
  }
  return found
}

/** Installs the packages when the lock file is not the one last installed; a broken-off install is begun again. */
function install() {
  if (isInstalled()) return
  if (!isWritable())
    fail(
      `The packages of ${root} are not those of its package-lock.json, and it may not be written here, to install them. Start as the user it belongs to.`,
    )
  // Two installs at once would delete each other's files.
  const release = lock(path.join(root, '.installing'))
  try {
    // Another process may have installed while this one waited.
    if (isInstalled()) return
    console.log('Installing packages …')
    const run = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--ignore-scripts'], env)
    if (run.status !== 0)
      fail(
        'The packages could not be installed. Is the npm registry in reach, and is there room on the disk (2 GB)? Start again when it is; it goes on from here.',
      )
    writeFileSync(stamp(), lockHash())
  } finally {
    release()
  }
}

function stamp() {
  return path.join(root, 'node_modules', '.installed')
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
}

/** By our own stamp, or by npm's record of an install by hand that is as new as the lock file. */
function isInstalled() {
  if (existsSync(stamp()) && readFileSync(stamp(), 'utf8') === lockHash()) return true
  const record = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record) || statSync(record).mtimeMs < statSync(path.join(root, 'package-lock.json')).mtimeMs - 10000)
    return false
  if (isWritable()) writeFileSync(stamp(), lockHash())
  return true
}

/** Not for a user to whom the shop was only given to run, as in a container. */
function isWritable() {
  try {
    for (const folder of [root, path.join(root, 'node_modules')])
      if (existsSync(folder)) accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function npm(args, environment) {
  return spawnSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    stdio: 'inherit',
    cwd: root,
    env: { ...environment, npm_config_global: 'false' },
    shell: process.platform === 'win32',
  })
}
