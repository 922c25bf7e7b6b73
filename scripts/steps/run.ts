import path from 'node:path'
import { spawn, type ChildProcess } from 'node:child_process'
import os from 'node:os'
import { exitCode } from '../exit-code.mjs'

export const root = process.env.APP_ROOT ?? process.cwd()

/** What each phase of a run came to. */
export const reports = path.join(root, '.data/reports')

const running = new Set<ChildProcess>()

/** Ends the commands that still run: they would go on without this process. */
export function endCommands(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal)
}

export type CommandResult = { code: number; output: string }

/**
 * Runs a command of the packages to its end. With `show` its output goes to the terminal, else it is returned. With
 * `yields` everything else goes first on a busy machine.
 */
export function run(
  command: string,
  args: string[],
  {
    env = {},
    show = false,
    yields = false,
    cwd = root,
  }: { env?: Record<string, string>; show?: boolean; yields?: boolean; cwd?: string } = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    child.on('exit', () => running.delete(child))
    if (yields && child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code: exitCode(code, signal), output }))
  })
}

/** Ends the task with one clear sentence. */
export function stop(sentence: string, code = 1): never {
  console.error(`\n${sentence}\n`)
  process.exit(code)
}

export const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

/**
 * How the built server is started. Without a bound on the space for young objects the process keeps some 150 MB of free
 * heap from its opening on; pages are rendered as quickly with it. With a bound on the old space it collects at 280 MB
 * of heap instead of 540, of which 140 to 160 live with 432 as with 20,000 products: the search index lies beside it.
 * It collects once the heap is 30 % larger than what lived in it, instead of twice as large: with 40 % it was 50 to
 * 150 MB less under a flood of pages that are not cached, for a tenth more processor time. One thread helps it with that
 * instead of four, which on two processors took from a request half of its time while an import went on.
 */
export const nodeOptions = [
  '--max-semi-space-size=16',
  '--max-old-space-size=1536',
  '--heap-growing-percent=30',
  '--v8-pool-size=1',
]

/**
 * How glibc allocates outside of V8's heap: pictures, compressed pages, buffers of the search index. By default each
 * thread has an arena of 64 MB and more, and a buffer that was freed stays in it, between others that are in use; with
 * these, what is as large as a compressed page has memory of its own, which goes back to the system. Elsewhere the
 * settings do nothing.
 */
export const allocatorEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '8192',
  MALLOC_TRIM_THRESHOLD_: '8192',
}
