import { spawn } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { exitCode } from './exit-code.mjs'
import { root, run } from './steps/run.ts'

test.each([
  [0, null, 0],
  [3, null, 3],
  [null, 'SIGTERM', 143],
  [null, 'SIGKILL', 137],
])('code %j and signal %j are %i to the shell', (code, signal, expected) =>
  expect(exitCode(code, signal)).toBe(expected),
)

test('a command that is killed has failed', async () =>
  expect((await run('node', ['-e', "process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 5000)"])).code).toBe(
    143,
  ))

/** A launcher of a server, as `npm start` is; `server` is its script. */
function launch(server: string) {
  const script = `import { spawn } from 'node:child_process'; import { passOn } from ${JSON.stringify(path.join(root, 'scripts/steps/pass-on.ts'))}; const server = spawn('node', ['-e', ${JSON.stringify(server)}], { stdio: ['ignore', 'inherit', 'inherit'] }); passOn(server); console.log('server', server.pid)`
  const launcher = spawn('node', ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => launcher.on('close', resolve))
  const pid = new Promise<number>((resolve) =>
    launcher.stdout.on(
      'data',
      (text: Buffer) =>
        /server (\d+)/.test(text.toString()) && resolve(Number(/server (\d+)/.exec(text.toString())?.[1])),
    ),
  )
  return { launcher, ended, pid }
}

test('a killed server has failed, so that a supervisor restarts it', async () => {
  const { ended, pid } = launch('setTimeout(() => {}, 30000)')
  process.kill(await pid, 'SIGKILL')
  expect(await ended).toBe(137)
})

test('a server that was asked to end has not', async () => {
  const { launcher, ended, pid } = launch('setTimeout(() => {}, 30000)')
  await pid
  launcher.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test.each(['SIGTERM', 'SIGKILL'] as const)('what npm runs ends with npm and its shell, ended by %s', async (signal) => {
  const script = `import { spawn } from 'node:child_process'; import { endWithLauncher } from ${JSON.stringify(path.join(root, 'scripts/end-with-launcher.mjs'))}; const child = spawn('node', ['-e', 'setTimeout(() => {}, 30000)']); endWithLauncher(child, process.ppid); child.on('exit', (code, signal) => console.log('ended by', signal)); console.log('runs')`
  // A second command, so that no shell puts the first in its own place.
  const shell = spawn('sh', ['-c', `node --input-type=module -e "$SCRIPT"; true`], {
    env: { ...process.env, SCRIPT: script },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let written = ''
  shell.stdout.on('data', (text: Buffer) => (written += text.toString()))
  await expect.poll(() => written, { timeout: 10_000 }).toBe('runs\n')
  shell.kill(signal)
  await expect.poll(() => written, { timeout: 10_000 }).toBe('runs\nended by SIGTERM\n')
})

test('a start that is asked to end while it prepares ends what it runs, too', async () => {
  const steps = path.join(root, 'scripts/steps')
  const waits = `process.on('SIGTERM', () => { console.log('filling ended'); process.exit() }); console.log('filling'); setTimeout(() => {}, 30000)`
  const script = `import { run } from ${JSON.stringify(path.join(steps, 'run.ts'))}; import { endWithCommands } from ${JSON.stringify(path.join(steps, 'pass-on.ts'))}; endWithCommands(); await run('node', ['-e', ${JSON.stringify(waits)}], { show: true })`
  const started = spawn('node', ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => started.on('close', resolve))
  let written = ''
  started.stdout.on('data', (text: Buffer) => (written += text.toString()))
  await expect.poll(() => written, { timeout: 10_000 }).toBe('filling\n')
  started.kill('SIGTERM')
  expect([await ended, written]).toEqual([143, 'filling\nfilling ended\n'])
})
