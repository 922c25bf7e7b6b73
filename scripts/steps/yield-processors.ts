import { readdirSync } from 'node:fs'
import os from 'node:os'

const { PRIORITY_LOW } = os.constants.priority

/**
 * Lets everything else on the machine go first, such as a shop beside this command. On Linux a priority is that of a
 * thread: those that collect garbage are there before any code, and would go on taking half of two processors.
 */
export function yieldProcessors(): void {
  os.setPriority(PRIORITY_LOW)
  if (process.platform !== 'linux') return
  for (const thread of readdirSync('/proc/self/task')) os.setPriority(Number(thread), PRIORITY_LOW)
}
