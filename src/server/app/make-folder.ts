import { existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes a folder and those above it, where they are missing. Node’s own `recursive` never ends in a folder that takes
 * none, such as /proc: the system says there that the one above is missing, and Node makes that again and again.
 */
export function makeFolder(folder: string, mode = 0o777): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const above = path.dirname(folder)
  if (!existsSync(above)) makeFolder(above, mode)
  mkdirSync(folder, { mode })
}
