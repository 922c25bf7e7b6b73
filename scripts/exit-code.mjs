// Built-ins only, and readable by old Node.
import os from 'node:os'

/**
 * The exit code of a task for the process it waited for. A process ended by a signal has no code; it has not done its
 * work, and shells report 128 plus the signal's number.
 */
export const exitCode = (code, signal) => code ?? 128 + (os.constants.signals[signal] ?? 0)
