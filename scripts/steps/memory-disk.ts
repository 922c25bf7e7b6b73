import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'

const PLACE = '/dev/shm'
/** The databases of the integration tests take two thirds of it. */
const NEEDED_BYTES = 3_000_000_000

/**
 * A folder in memory that goes with this process, for what tests write and nobody keeps: a database there is made and
 * removed in a tenth of the time. Undefined where the system has no such place, or too little room.
 */
export function memoryDisk(): string | undefined {
  try {
    accessSync(PLACE, constants.W_OK)
    const { bavail, bsize } = statfsSync(PLACE)
    if (bavail * bsize < NEEDED_BYTES) return undefined
  } catch {
    return undefined
  }
  const folder = mkdtempSync(`${PLACE}/portage-tests-`)
  // PostgreSQL does not run as root: its user must get to its own folder inside.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  return folder
}
