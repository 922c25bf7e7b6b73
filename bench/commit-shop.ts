import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root, run } from '../scripts/steps/run.ts'
import { freePort } from '../scripts/steps/test-shop.ts'
import { measuredAt } from './bench-shop.ts'
import type { Cache } from './cache.ts'
import { workedBelow } from './process-figures.ts'

/** A shop of another commit: `worked` is the processor time of its processes, in seconds. */
export type CommitShop = { url: string; worked(): number; stop(): Promise<void> }

const PATIENCE_MS = 10 * 60_000

/**
 * The commit in a work tree of its own, with its own packages, its own build and its own catalogue in `.data`, each made
 * by its own commands. It stays there, so that the next run only measures.
 */
export async function makeCommit(commit: string): Promise<string> {
  const found = await run('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`])
  const hash = found.output.trim()
  if (found.code !== 0) throw new Error(`${commit} is no commit of this repository`)
  const folder = path.join(os.tmpdir(), `portage-${hash.slice(0, 12)}`)
  if (!existsSync(folder)) await succeeds('git', ['worktree', 'add', '--detach', folder, hash], root)
  console.log(`Building ${commit} in ${folder} (to remove it: git worktree remove --force ${folder}) …`)
  await succeeds('node', ['scripts/boot.mjs', 'build'], folder)
  await succeeds('node', ['scripts/boot.mjs', 'seed', '--if-new'], folder)
  return folder
}

async function succeeds(command: string, args: string[], cwd: string): Promise<void> {
  const { code } = await run(command, args, { cwd, env: dataOf(cwd), show: true })
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with code ${code} in ${cwd}`)
}

/** Never the data of this shop. */
const dataOf = (folder: string) => ({ DATA_DIR: path.join(folder, '.data'), DATABASE_URL: '' })

/** Starts it by its own `npm start`; resolves when it is open. */
export async function startCommit(folder: string, cache: Cache): Promise<CommitShop> {
  const url = `http://127.0.0.1:${await freePort()}`
  const child = spawn('node', ['scripts/boot.mjs', 'start'], {
    cwd: folder,
    env: { ...process.env, ...dataOf(folder), ...measuredAt(url, cache) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const isOpen = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const stop = async () => {
    if (!isOver()) child.kill('SIGTERM')
    await ended
  }
  for (const until = performance.now() + PATIENCE_MS; !(await isOpen()); await sleep(500)) {
    if (!isOver() && performance.now() < until) continue
    await stop()
    throw new Error(`the shop in ${folder} did not open`)
  }
  return { url, worked: () => workedBelow(child.pid ?? Number.NaN), stop }
}
