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
