// Built-ins only, and readable by old Node.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Lets one process at a time through: the next waits, and takes over from one that is gone. Gives what lets go. */
export function hold(file) {
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

/** Empty where it was let go meanwhile. */
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
