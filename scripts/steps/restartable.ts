import type { ChildProcess } from 'node:child_process'
import { exitCode } from '../exit-code.mjs'

/**
 * A server that is ended and started anew, at once or at the next save where it broke down; and that ends with this
 * process. Saves during a restart lead to one more.
 */
export function restartable(start: () => ChildProcess): { restart(): void } {
  let isWanted = false
  let isEnding = false
  let server: ChildProcess | undefined
  const open = () => {
    const opened = start()
    server = opened
    opened.on('exit', (code, signal) => {
      server = undefined
      if (isEnding) process.exit(signal ? 0 : exitCode(code, signal))
      if (isWanted) open()
      else console.error('The server has ended; the next save starts it again.')
    })
    isWanted = false
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      isEnding = true
      if (server) server.kill(signal)
      else process.exit(0)
    })
  open()
  return {
    restart() {
      if (!server) return open()
      if (!isWanted) server.kill('SIGTERM')
      isWanted = true
    },
  }
}
