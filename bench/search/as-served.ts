import { fork, type ChildProcess } from 'node:child_process'

/**
 * Starts a module in a process that runs it much as the built shop does. The loader of our commands gives every
 * function of the sources its name when it is made, which costs an engine of many small functions a fifth of its time,
 * and engines from packages nothing.
 */
export const asServed = (module: URL, args: readonly string[]): ChildProcess =>
  fork(module, args, {
    execArgv: ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })

/** Its first message; rejects if the process ends before. */
export const firstMessage = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`the measured process has ended with ${code}`)))
  })
