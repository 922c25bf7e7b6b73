import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { root } from './run.ts'

export type TestShop = { url: string; stop(): Promise<void> }

const PATIENCE_MS = 10 * 60_000

/**
 * `npm start` itself, on a free port of this machine, by address or by name, and in a data folder of its own. Resolves
 * when the shop is open.
 */
export async function startTestShop(
  dataDir: string,
  env: Record<string, string>,
  write: (text: string) => void,
  host: '127.0.0.1' | 'localhost' = '127.0.0.1',
): Promise<TestShop> {
  const port = await freePort()
  const child = spawn('node', [path.join(root, 'scripts/boot.mjs'), 'start'], {
    cwd: root,
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SITE_URL: `http://${host}:${port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await opened(child, write)
  return {
    url: `http://${host}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

function opened(child: ChildProcess, write: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the shop did not open in time')), PATIENCE_MS)
    child.stderr?.on('data', (chunk: Buffer) => write(chunk.toString()))
    child.stdout?.on('data', (chunk: Buffer) => {
      write(chunk.toString())
      if (!chunk.toString().includes('Portage is open')) return
      clearTimeout(timer)
      resolve()
    })
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`the shop ended with code ${code} before it was open`))
    })
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
