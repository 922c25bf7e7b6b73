import type { ChildProcess } from 'node:child_process'
import { exitCode } from '../exit-code.mjs'

/**
 * Ends with the server, and asks it to end when this process is asked to. If the server ends by itself, its exit code
 * is passed on, so that a supervisor restarts it.
 */
export function passOn(server: ChildProcess): void {
  let isAsked = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isAsked = true
      server.kill(signal)
    })
  }
  server.on('exit', (code, signal) => process.exit(isAsked && signal ? 0 : exitCode(code, signal)))
}
