// Built-ins only, and readable by old Node.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Locks a file for this process: the next waits, and takes the lock of one that is gone. Returns how to unlock it. */
export function lock(file) {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const holder = readHolder(file)
      // Between its making and its writing the file is empty for a moment.
      if (holder !== '' && !isAlive(Number(holder))) rmSync(file, { force: true })
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    }
  }
}

/** Empty where it was unlocked meanwhile. */
function readHolder(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}
