import { spawn } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps/run.ts'

/** A launcher of a server, as `npm run dev` is, which starts it anew when it is asked to by SIGUSR2. */
function launch(server: string) {
  const script = `import { spawn } from 'node:child_process'; import { restartable } from ${JSON.stringify(path.join(root, 'scripts/steps/restartable.ts'))}; const server = restartable(() => spawn('node', ['-e', ${JSON.stringify(server)}], { stdio: ['ignore', 'inherit', 'inherit'] })); process.on('SIGUSR2', server.restart); setInterval(() => {}, 30000)`
  const launcher = spawn('node', ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [launcher.stdout, launcher.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()))
  const ended = new Promise<number | null>((resolve) => launcher.on('close', resolve))
  const says = (words: RegExp) => expect.poll(() => said, { timeout: 20_000 }).toMatch(words)
  return { launcher, ended, says }
}

test('a server is ended before it is started anew, and ends with its launcher', async () => {
  const { launcher, ended, says } = launch(
    // It says so once it can be ended in its own way.
    "process.on('SIGTERM', () => { console.log('closed'); process.exit(0) }); console.log('opened'); setTimeout(() => {}, 30000)",
  )
  await says(/^opened\n$/)
  launcher.kill('SIGUSR2')
  await says(/^opened\nclosed\nopened\n$/)
  launcher.kill('SIGTERM')
  expect(await ended).toBe(0)
  await says(/opened\nclosed\nopened\nclosed\n$/)
})

test('one that breaks down waits for the next save', async () => {
  const { launcher, ended, says } = launch("console.log('opened'); process.exit(1)")
  await says(/opened\n.*next save starts it again/)
  launcher.kill('SIGUSR2')
  // Until its second end is seen, the launcher would end by its code.
  await says(/opened\n.*again\.\nopened\n.*again/)
  launcher.kill('SIGTERM')
  expect(await ended).toBe(0)
})
