// Built-ins only, and readable by old Node.
import os from 'node:os'

/**
 * What a task answers for the process it waited for. One that a signal ended has no code; it has not done its work,
 * and a shell calls that 128 and the number of the signal.
 */
export const exitCode = (code, signal) => code ?? 128 + (os.constants.signals[signal] ?? 0)
