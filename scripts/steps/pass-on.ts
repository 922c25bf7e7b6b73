import type { ChildProcess } from 'node:child_process'
import { exitCode } from '../exit-code.mjs'
import { endCommands } from './run.ts'

/**
 * Ends with the server, and asks it to end when this process is asked to. If the server ends by itself, its exit code
 * is passed on, so that a supervisor restarts it.
 */
export function passOn(server: ChildProcess): void {
  let isAsked = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isAsked = true
      endCommands(signal)
      server.kill(signal)
    })
  }
  server.on('exit', (code, signal) => process.exit(isAsked && signal ? 0 : exitCode(code, signal)))
}

/** Until there is a server: ends with the commands that prepare it. Returns what takes that back. */
export function endWithCommands(): () => void {
  const ends = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((signal) => {
    const end = () => {
      endCommands(signal)
      process.exit(exitCode(null, signal))
    }
    process.on(signal, end)
    return () => process.off(signal, end)
  })
  return () => {
    for (const takeBack of ends) takeBack()
  }
}
