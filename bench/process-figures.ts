import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'

/** Linux counts processor time in hundredths of a second, whatever its own clock. */
const TICKS_PER_SECOND = 100

/** The resident memory of a process in MB; `ps` knows it on Linux and macOS alike, in units of 1024 bytes. */
export async function rssOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return (Number(stdout) * 1024) / 1e6
}

/**
 * The processor time a process has used, in seconds, its own and the kernel's for it; by the clock where no one counts
 * it so finely.
 */
export function workedOf(pid: number): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return performance.now() / 1000
  // The second field, the name, may hold blanks; the fourteenth and fifteenth are user and system time.
  const fields = readFileSync(file, 'latin1').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** The same of a process and all that it has started, which the commands of npm do. */
export function workedBelow(pid: number): number {
  const file = `/proc/${pid}/task/${pid}/children`
  const children = existsSync(file) ? readFileSync(file, 'latin1').split(' ').filter(Boolean).map(Number) : []
  return children.reduce((sum, child) => sum + workedBelow(child), workedOf(pid))
}
